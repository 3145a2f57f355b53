import Glibc

extension Spring {
  /// The spring that UIKit makes of a duration and a damping ratio: mass 1, and ω so that the
  /// envelope of the swing falls to 1/1000 at the end of the duration.
  ///
  /// The ratio is held between 2⁻²³ and 1, the duration between 0.01 and 10 seconds.
  ///
  /// Source: UIKit's search as reconstructed by RevealSpringAnimation and others: Newton's method
  /// from 5/D, at most 12 steps, and where that runs away once more from 1/D with at most 20.
  public init(dampingRatio: Double, duration: Duration, initialVelocity: Double = 0) {
    precondition(initialVelocity.isFinite && dampingRatio.isFinite, "not a number")
    let envelope = SpringEnvelope(
      dampingRatio: min(max(dampingRatio, 0x1p-23), 1),
      duration: min(max(duration.inSeconds, 0.01), 10), velocity: initialVelocity)
    self.init(
      mass: 1, angularFrequency: envelope.angularFrequency,
      dampingRatio: envelope.dampingRatio, initialVelocity: initialVelocity)
  }
}

/// The envelope of a spring's swing at the end of its duration, as a function of ω.
private struct SpringEnvelope {
  /// What the envelope has fallen to at the end.
  static let target = 0.001
  /// Results beyond this count as run away; found by fitting recorded results of UIKit.
  static let farthestFrequency = 70.0
  /// Steps shorter than this end the search.
  static let shortestStep = 0.001

  let dampingRatio: Double
  let duration: Double
  let velocity: Double

  var angularFrequency: Double {
    let first = search(from: 5 / duration, steps: 12)
    if first.isFinite, abs(first) <= Self.farthestFrequency, first != 0 { return abs(first) }
    // The sign of a negative result is lost in k = ω².
    let second = abs(search(from: 1 / duration, steps: 20))
    return second.isFinite && second > 0 ? second : largestRoot
  }

  /// √(1 − ζ²) through a 32-bit float, as in UIKit.
  private var swing: Double { Double(Float((1 - dampingRatio * dampingRatio).squareRoot())) }

  /// What the exponential is multiplied with: the slope of the swing by its frequency.
  private func amplitude(_ omega: Double) -> Double {
    dampingRatio < 1
      ? (dampingRatio * omega - velocity) / (omega * swing) : (omega - velocity) * duration + 1
  }

  private func excess(_ omega: Double) -> Double {
    abs(amplitude(omega)) * exp(-dampingRatio * omega * duration) - Self.target
  }

  private func slope(_ omega: Double) -> Double {
    let fade = exp(-dampingRatio * omega * duration)
    let sign: Double = amplitude(omega) < 0 ? -1 : 1
    guard dampingRatio < 1 else { return -sign * duration * duration * (omega - velocity) * fade }
    let travel = dampingRatio * omega * duration
    return sign * (velocity + travel * velocity - travel * dampingRatio * omega) * fade
      / (omega * omega * swing)
  }

  /// The last step's result is kept even if it has not come to rest.
  private func search(from start: Double, steps: Int) -> Double {
    var omega = start
    for _ in 0..<steps {
      let step = excess(omega) / slope(omega)
      omega -= step
      if !(abs(step) > Self.shortestStep) { break }
    }
    return omega
  }

  /// The exact largest solution, for the rare case that both searches end in no number.
  private var largestRoot: Double {
    var low = descentBegins
    guard excess(low) > 0 else { return max(low, 1 / duration) }
    var high = max(2 * low, 1 / duration)
    while excess(high) > 0 { high *= 2 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    return high
  }

  /// The frequency beyond which the envelope only falls.
  private var descentBegins: Double {
    guard velocity > 0 else { return 1e-6 / duration }
    if dampingRatio == 1 { return velocity }
    let travel = dampingRatio * duration
    let half = velocity * travel / 2
    return (half + (half * half + travel * dampingRatio * velocity).squareRoot())
      / (travel * dampingRatio)
  }
}
