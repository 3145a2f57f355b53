/// What a view block makes of a changed property: the old value's difference from the new one, added
/// to what is drawn and fading to nothing.
///
/// The drawn value is the model plus the sum of all running differences, so a later block blends
/// with an earlier one and nothing ever jumps.
struct DeltaAnimation<Value: AdditivelyInterpolatable>: Animation {
  let property: AnimatableProperty<Value>
  /// Old minus new.
  let delta: Value.Components
  let curve: MotionCurve
  var timing: MediaTiming
  var didStart: (() -> Void)?
  var didStop: ((_ finished: Bool) -> Void)?

  func canInterpolate(over underlying: Value) -> Bool { true }

  /// What is left of the difference.
  func remainder(at moment: AnimationMoment) -> Value.Components {
    delta * (1 - curve.progress(at: moment))
  }

  func value(at moment: AnimationMoment, over underlying: Value) -> Value {
    Value(components: underlying.components + remainder(at: moment))
  }
}
