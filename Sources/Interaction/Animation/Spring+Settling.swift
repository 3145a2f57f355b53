import Glibc

extension Spring {
  /// How near to its end a spring must stay to be at rest, as a share of the way.
  private static let restTolerance = 0.001

  /// From when on the value stays within 1/1000 of its end, in seconds.
  ///
  /// This is the last time at which |1 − s| ≥ 0.001. Core Animation's own rule is not known.
  public var settlingTime: Double {
    var (early, late) = firstTurn.map(lastAwayTurn) ?? (0, 0)
    // With no turn ahead the distance only falls: any later time will do that is near enough.
    var step = 1 / angularFrequency
    while late == early || isAway(at: late) {
      late += step
      step *= 2
    }
    for _ in 0..<80 {
      let middle = (early + late) / 2
      if isAway(at: middle) { early = middle } else { late = middle }
    }
    return late
  }

  /// `settlingTime`, rounded up to whole nanoseconds; a billion seconds at most.
  public var settlingDuration: Duration {
    .nanoseconds(Int64((min(settlingTime, 1e9) * 1e9).rounded(.up)))
  }

  private func isAway(at time: Double) -> Bool { abs(1 - value(at: time)) >= Self.restTolerance }

  /// The first time after the start at which the spring turns round, or nil.
  private var firstTurn: Double? {
    let pull = angularFrequency * angularFrequency - decay * initialVelocity
    let b = detuning
    if b == 0 {
      let turn = -initialVelocity / pull
      return turn > 0 ? turn : nil
    }
    if dampingRatio < 1 {
      let angle = atan2(-initialVelocity * b, pull)
      return (angle > 0 ? angle : angle + .pi) / b
    }
    let share = -initialVelocity * b / pull
    return share > 0 && share < 1 ? atanh(share) / b : nil
  }

  /// The last turn that is still away from the end, or the start, and the turn after it.
  ///
  /// Turns are π/b apart and each is smaller by the same factor; a spring that does not swing turns
  /// once only.
  private func lastAwayTurn(_ first: Double) -> (early: Double, late: Double) {
    guard isAway(at: first) else { return (0, first) }
    guard dampingRatio < 1, detuning > 0 else { return (first, first) }
    let period = Double.pi / detuning
    let ratio = abs(1 - value(at: first)) / Self.restTolerance
    var count = max(0, (log(ratio) / (decay * period)).rounded(.down))
    // The logarithm may be off by its last digit just at a whole number.
    if count > 0, !isAway(at: first + count * period) { count -= 1 }
    if isAway(at: first + (count + 1) * period) { count += 1 }
    return (first + count * period, first + (count + 1) * period)
  }
}
