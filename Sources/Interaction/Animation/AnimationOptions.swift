/// How a view block animates, with UIKit's values.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Views take touches while they are animated.
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// Changes nothing: blocks add up, so each starts from where the view is drawn.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// For ever.
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  /// There and back; without `repeat` the view then stands at its end at once.
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  /// Inside another block: its own duration, not the outer block's.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// Inside another block: its own curve, not the outer block's.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  /// The curve where none is named.
  public static let curveEaseInOut: AnimationOptions = []
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

  var timingFunction: TimingFunction {
    switch (rawValue >> 16) & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}
