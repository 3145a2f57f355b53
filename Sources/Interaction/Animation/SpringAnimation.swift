/// A motion from one value to another as a spring makes it, overshoot included.
///
/// At the end of its duration it stands on its end value, however far the spring still is from it.
public struct SpringAnimation<Value: AdditivelyInterpolatable>: Animation {
  public let property: AnimatableProperty<Value>
  public var spring: Spring
  public var timing: MediaTiming
  public var didStart: (() -> Void)?
  public var didStop: ((_ finished: Bool) -> Void)?
  var span: AnimationSpan<Value>

  /// - Parameter duration: nil for as long as the spring needs to settle.
  public init(
    _ property: AnimatableProperty<Value>, from: Value? = nil, to: Value? = nil,
    by: Value? = nil, spring: Spring = Spring(), duration: Duration? = nil
  ) {
    self.property = property
    self.spring = spring
    span = .withArithmetic(from: from, to: to, by: by)
    timing = MediaTiming(duration: duration ?? spring.settlingDuration)
  }

  public var fromValue: Value? {
    get { span.from }
    set { span.from = newValue }
  }

  public var toValue: Value? {
    get { span.to }
    set { span.to = newValue }
  }

  public var byValue: Value? {
    get { span.by }
    set { span.by = newValue }
  }

  /// Whether the value is added to what the layer shows without the animation.
  public var isAdditive: Bool {
    get { span.isAdditive }
    set { span.isAdditive = newValue }
  }

  public func canInterpolate(over underlying: Value) -> Bool {
    span.canInterpolate(over: underlying)
  }

  public func value(at moment: AnimationMoment, over underlying: Value) -> Value {
    span.value(at: MotionCurve.spring(spring).progress(at: moment), over: underlying)
  }
}
