/// How far a motion has come, by how much of its time has gone: a cubic Bézier curve from (0, 0)
/// to (1, 1).
///
/// Source: the polynomial form and the search are those of WebKit's `UnitBezier`, with a fixed
/// tolerance, so that the result does not depend on the duration.
public struct TimingFunction: Hashable, Sendable {
  /// The farthest that the time of the point found may lie from the time asked for.
  private static let tolerance = 1e-9

  private let x1, y1, x2, y2: Double

  /// The curve with these two control points.
  ///
  /// - Precondition: Both times lie in 0 … 1, so that time never runs backwards.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "a control point is out of time")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  public static let linear = TimingFunction(0, 0, 1, 1)
  public static let easeIn = TimingFunction(0.42, 0, 1, 1)
  public static let easeOut = TimingFunction(0, 0, 0.58, 1)
  public static let easeInEaseOut = TimingFunction(0.42, 0, 0.58, 1)
  /// The curve of implicit layer animations.
  public static let `default` = TimingFunction(0.25, 0.1, 0.25, 1)

  /// The share of the way for the share of the time; exactly 0 up to 0 and exactly 1 from 1 on.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return Self.polynomial(y1, y2, at: parameter(at: time))
  }

  /// The curve parameter whose point has the given time: Newton's search, halving where it fails.
  private func parameter(at time: Double) -> Double {
    var parameter = time
    for _ in 0..<8 {
      let error = Self.polynomial(x1, x2, at: parameter) - time
      if abs(error) < Self.tolerance { return parameter }
      let slope = Self.slope(x1, x2, at: parameter)
      if abs(slope) < 1e-6 { break }
      parameter -= error / slope
    }
    return parameterByHalving(at: time)
  }

  private func parameterByHalving(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var middle = time
    // 60 halvings use up all the digits there are.
    for _ in 0..<60 {
      let error = Self.polynomial(x1, x2, at: middle) - time
      if abs(error) < Self.tolerance { break }
      if error > 0 { high = middle } else { low = middle }
      middle = (low + high) / 2
    }
    return middle
  }

  /// One coordinate of the curve whose control points have the coordinates 0, `p1`, `p2`, 1.
  private static func polynomial(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return ((a * t + b) * t + c) * t
  }

  private static func slope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return (3 * a * t + 2 * b) * t + c
  }
}
