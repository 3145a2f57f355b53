/// What an animation shows outside its time.
public enum FillMode: Hashable, Sendable {
  /// Nothing: the layer shows its own value.
  case removed
  /// Its end, for as long as it stays with the layer.
  case forwards
  /// Its start, from when it is added until it begins.
  case backwards
  /// Both.
  case both

  var showsStart: Bool { self == .backwards || self == .both }
  var showsEnd: Bool { self == .forwards || self == .both }
}

/// How often an animation plays.
public enum RepeatCount: Hashable, Sendable {
  /// In all, a broken last round included; not more than 0 counts as once, and a billion or more,
  /// infinity included, as for ever.
  case times(Double)
  case forever

  public static let once = RepeatCount.times(1)
}

/// When an animation plays, how often, and what it leaves behind.
public struct MediaTiming: Hashable, Sendable {
  /// Since the scenario began; nil for the commit of the instant in which it is added.
  public var beginTime: Duration?
  /// Of one play in one direction.
  public var duration: Duration
  public var repeatCount: RepeatCount
  /// Whether each play runs back to the start as well, which takes as long again.
  public var autoreverses: Bool
  public var fillMode: FillMode
  /// Whether it leaves the layer at its end. If not it stays, and may fill forwards.
  public var isRemovedOnCompletion: Bool

  public init(
    duration: Duration, beginTime: Duration? = nil, repeatCount: RepeatCount = .once,
    autoreverses: Bool = false, fillMode: FillMode = .removed, isRemovedOnCompletion: Bool = true
  ) {
    self.duration = duration
    self.beginTime = beginTime
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillMode = fillMode
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }
}

/// A place within one play of an animation.
public struct AnimationMoment: Hashable, Sendable {
  /// The share of the play's duration, from 0 to 1; it runs back while the animation does.
  public var fraction: Double
  /// The same in seconds.
  public var seconds: Double

  static let start = AnimationMoment(fraction: 0, seconds: 0)
}

extension MediaTiming {
  /// From begin to end; nil where it never ends.
  var activeDuration: Duration? {
    guard case .times(let count) = repeatCount, count < 1e9 else { return nil }
    let rounds = count > 0 ? count : 1
    // Whole rounds are counted in whole attoseconds, so that endings do not drift.
    return rounds == rounds.rounded()
      ? round * Int(rounds) : .seconds(round.inSeconds * rounds)
  }

  /// The place that is shown when `elapsed` has passed since the begin, or nil for none.
  ///
  /// The active time is half-open: at its end the animation is over. Before it begins and after
  /// its end the fill mode decides.
  func moment(after elapsed: Duration) -> AnimationMoment? {
    guard elapsed >= .zero else { return fillMode.showsStart ? .start : nil }
    guard duration > .zero else { return fillMode.showsEnd ? lastMoment : nil }
    if let active = activeDuration, elapsed >= active {
      return fillMode.showsEnd ? lastMoment : nil
    }
    return moment(within: elapsed.inAttoseconds % round.inAttoseconds)
  }

  private var round: Duration { autoreverses ? duration * 2 : duration }

  private var lastMoment: AnimationMoment {
    guard let active = activeDuration, duration > .zero else { return moment(at: duration) }
    let rest = active.inAttoseconds % round.inAttoseconds
    guard rest > 0 else { return autoreverses ? .start : moment(at: duration) }
    return moment(within: rest)
  }

  /// - Parameter offset: Into a round, in attoseconds.
  private func moment(within offset: Int128) -> AnimationMoment {
    let length = duration.inAttoseconds
    let forth = offset <= length ? offset : 2 * length - offset
    return moment(at: Duration(attoseconds: forth))
  }

  private func moment(at time: Duration) -> AnimationMoment {
    let seconds = time.inSeconds
    return AnimationMoment(
      fraction: time == duration ? 1 : seconds / duration.inSeconds, seconds: seconds)
  }
}
