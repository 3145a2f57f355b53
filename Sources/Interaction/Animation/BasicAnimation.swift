public import Scene

/// A motion from one value to another along a timing curve.
public struct BasicAnimation<Value: Interpolatable>: Animation {
  public let property: AnimatableProperty<Value>
  public var timing: MediaTiming
  /// nil moves evenly.
  public var timingFunction: TimingFunction?
  public var didStart: (() -> Void)?
  public var didStop: ((_ finished: Bool) -> Void)?
  var span: AnimationSpan<Value>

  fileprivate init(
    _ property: AnimatableProperty<Value>, span: AnimationSpan<Value>, duration: Duration,
    timingFunction: TimingFunction?
  ) {
    self.property = property
    self.span = span
    timing = MediaTiming(duration: duration)
    self.timingFunction = timingFunction
  }

  public var fromValue: Value? {
    get { span.from }
    set { span.from = newValue }
  }

  public var toValue: Value? {
    get { span.to }
    set { span.to = newValue }
  }

  public func canInterpolate(over underlying: Value) -> Bool {
    span.canInterpolate(over: underlying)
  }

  public func value(at moment: AnimationMoment, over underlying: Value) -> Value {
    let progress = timingFunction?.progress(at: moment.fraction) ?? moment.fraction
    return span.value(at: progress, over: underlying)
  }
}

extension BasicAnimation where Value: AdditivelyInterpolatable {
  /// A motion between two values, or by a distance; an end that is left out is what the layer
  /// shows without the animation.
  public init(
    _ property: AnimatableProperty<Value>, from: Value? = nil, to: Value? = nil,
    by: Value? = nil, duration: Duration = .milliseconds(250),
    timingFunction: TimingFunction? = nil
  ) {
    self.init(
      property, span: .withArithmetic(from: from, to: to, by: by), duration: duration,
      timingFunction: timingFunction)
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
}

extension BasicAnimation where Value == Path {
  /// A motion between two outlines; one that is left out is what the layer shows without it.
  public init(
    _ property: AnimatableProperty<Path>, from: Path? = nil, to: Path? = nil,
    duration: Duration = .milliseconds(250), timingFunction: TimingFunction? = nil
  ) {
    self.init(
      property, span: AnimationSpan(from: from, to: to, arithmetic: nil), duration: duration,
      timingFunction: timingFunction)
  }
}
