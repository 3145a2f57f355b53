/// A value that can move to another one.
public protocol Interpolatable: Equatable {
  /// The value at `progress` of the way; 0 and 1 give the ends, others may lie outside them.
  static func interpolated(from start: Self, to end: Self, progress: Double) -> Self

  /// Whether there is a way between the two; where there is none, the value switches halfway.
  static func canInterpolate(from start: Self, to end: Self) -> Bool
}

extension Interpolatable {
  public static func canInterpolate(from start: Self, to end: Self) -> Bool { true }
}

/// A value made of numbers, so that differences can be added up.
public protocol AdditivelyInterpolatable: Interpolatable {
  associatedtype Components: SIMD where Components.Scalar == Double

  /// The numbers that move evenly while the value moves.
  var components: Components { get }

  /// The value of these numbers; parts that leave their range are held at its end.
  init(components: Components)

  /// What must be added to `start` to reach `end`, the short way round.
  static func difference(from start: Components, to end: Components) -> Components
}

extension AdditivelyInterpolatable {
  public static func difference(from start: Components, to end: Components) -> Components {
    end - start
  }

  public static func interpolated(from start: Self, to end: Self, progress: Double) -> Self {
    if progress == 0 { return start }
    if progress == 1 { return end }
    let first = start.components
    return Self(components: first + difference(from: first, to: end.components) * progress)
  }
}
