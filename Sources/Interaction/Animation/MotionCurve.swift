/// How a motion goes from its start to its end.
enum MotionCurve: Hashable {
  case timing(TimingFunction)
  case spring(Spring)

  /// The share of the way; a spring may pass 1, and stands on 1 at the end of its play.
  func progress(at moment: AnimationMoment) -> Double {
    switch self {
    case .timing(let function): function.progress(at: moment.fraction)
    case .spring(let spring): moment.fraction >= 1 ? 1 : spring.value(at: moment.seconds)
    }
  }
}
