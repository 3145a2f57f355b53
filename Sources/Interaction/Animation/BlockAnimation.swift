/// How the changes made in a view block move.
struct BlockAnimation {
  var duration: Duration
  var delay: Duration
  var curve: MotionCurve
  var options: AnimationOptions

  init(duration: Duration, delay: Duration = .zero, options: AnimationOptions = []) {
    self.duration = duration
    self.delay = delay
    self.options = options
    curve = .timing(options.timingFunction)
  }

  /// A spring block; curve options do not count. A duration above 0 is held within 10 ms and 10 s,
  /// as UIKit does.
  init(
    duration: Duration, delay: Duration = .zero, dampingRatio: Double, initialVelocity: Double,
    options: AnimationOptions = []
  ) {
    let held = duration > .zero ? min(max(duration, .milliseconds(10)), .seconds(10)) : .zero
    self.init(duration: held, delay: delay, options: options)
    curve = .spring(
      Spring(
        dampingRatio: dampingRatio, duration: held, initialVelocity: initialVelocity))
  }

  var timing: MediaTiming {
    MediaTiming(
      duration: duration, repeatCount: options.contains(.repeat) ? .forever : .once,
      autoreverses: options.contains(.autoreverse), fillMode: .both)
  }

  /// A block inside another moves with the outer one's duration and curve unless its options say
  /// otherwise. Springs keep their own: their curve belongs to their duration.
  func nested(in outer: BlockAnimation) -> BlockAnimation {
    guard case .timing = curve, case .timing = outer.curve else { return self }
    var nested = self
    if !options.contains(.overrideInheritedDuration) { nested.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { nested.curve = outer.curve }
    return nested
  }
}
