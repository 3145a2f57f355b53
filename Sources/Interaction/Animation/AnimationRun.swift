/// One animation on its way on one layer.
class AnimationRun {
  let key: String?
  let name: AnimatablePropertyName
  let timing: MediaTiming
  let delay: Duration
  /// Whether its view takes no touches meanwhile.
  let blocksInteraction: Bool
  let animation: any Animation
  /// Those that wait for its end.
  let groups: [CompletionGroup]
  weak var owner: (any AnimationOwner)?
  /// Since the scenario began; nil before its commit.
  private(set) var begin: Duration?
  var hasReportedStart: Bool
  /// False after its end, also if it stays to fill forwards.
  var isActive = true

  init(_ animation: any Animation, of name: AnimatablePropertyName, terms: AnimationTerms) {
    self.animation = animation
    self.name = name
    key = terms.key
    timing = animation.timing
    delay = terms.delay
    blocksInteraction = terms.blocksInteraction
    groups = terms.groups
    hasReportedStart = animation.didStart == nil
  }

  /// Fixes the begin; only the first time.
  func commit(at now: Duration) {
    if begin == nil { begin = plannedBegin(at: now) }
  }

  private func plannedBegin(at now: Duration) -> Duration { (timing.beginTime ?? now) + delay }

  /// When it ends; nil before its commit and where it never does.
  var end: Duration? {
    guard let begin, let active = timing.activeDuration else { return nil }
    return begin + active
  }

  var isEndless: Bool { timing.activeDuration == nil }

  /// What it shows at `now`; nil for nothing. Before its commit it stands as if committed now.
  func moment(at now: Duration) -> AnimationMoment? {
    timing.moment(after: now - (begin ?? plannedBegin(at: now)))
  }
}

/// On which terms an animation is added to a layer.
struct AnimationTerms {
  var key: String?
  var delay: Duration = .zero
  var blocksInteraction = false
  var groups: [CompletionGroup] = []
}

/// A run whose values have a type.
final class PropertyRun<Value: Interpolatable>: AnimationRun {
  private let evaluate: (AnimationMoment, Value) -> Value

  init<A: Animation<Value>>(_ animation: A, terms: AnimationTerms) {
    evaluate = animation.value
    super.init(animation, of: animation.property.name, terms: terms)
  }

  func value(at now: Duration, over underlying: Value) -> Value {
    moment(at: now).map { evaluate($0, underlying) } ?? underlying
  }
}

/// A run of a view block's difference; several are summed before they become a value.
final class DeltaRun<Value: AdditivelyInterpolatable>: AnimationRun {
  private let delta: DeltaAnimation<Value>

  init(_ animation: DeltaAnimation<Value>, terms: AnimationTerms) {
    delta = animation
    super.init(animation, of: animation.property.name, terms: terms)
  }

  func remainder(at now: Duration) -> Value.Components {
    moment(at: now).map(delta.remainder) ?? .zero
  }
}
