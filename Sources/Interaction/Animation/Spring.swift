import Glibc

/// A damped spring that pulls a value from 0 to 1 and may overshoot: a closed form of time.
///
/// s(t) solves s″ + 2ζω·s′ + ω²·(s − 1) = 0 with s(0) = 0 and s′(0) = `initialVelocity`.
public struct Spring: Hashable, Sendable {
  public let mass: Double
  /// Natural frequency ω, in radians per second.
  public let angularFrequency: Double
  /// ζ: below 1 the spring overshoots, at 1 and above it does not (from rest).
  public let dampingRatio: Double
  /// In shares of the whole way per second: 1 covers it in one second.
  public let initialVelocity: Double

  init(mass: Double, angularFrequency: Double, dampingRatio: Double, initialVelocity: Double) {
    self.mass = mass
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  /// A spring by its physical constants, with Core Animation's defaults.
  ///
  /// - Precondition: Mass, stiffness and damping are greater than 0.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    precondition(mass > 0 && stiffness > 0 && damping > 0, "such a spring never comes to rest")
    self.init(
      mass: mass, angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity)
  }

  /// k = mω².
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// c = 2ζmω.
  public var damping: Double { 2 * dampingRatio * mass * angularFrequency }

  /// The share of the way after `time` seconds: 0 at and before the start, towards 1.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (even, odd) = modes(at: time)
    return 1 - even - (decay - initialVelocity) * odd
  }

  /// The speed after `time` seconds, in shares of the way per second.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    let (even, odd) = modes(at: time)
    let pull = angularFrequency * angularFrequency - decay * initialVelocity
    return initialVelocity * even + pull * odd
  }

  /// a = ζω, the rate at which the swing dies away.
  var decay: Double { dampingRatio * angularFrequency }

  /// ω√|1 − ζ²|: how fast the spring swings, or by how much its two decays differ, from the decay
  /// ζω, where it does not swing. 0 at critical damping.
  var detuning: Double {
    angularFrequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  /// The two solutions of the equation that start with (value, slope) = (1, −a) and (0, 1):
  /// e^(−at)·cos bt and e^(−at)·sin(bt)/b; with cosh and sinh above critical damping, and 1 and t
  /// at it.
  private func modes(at time: Double) -> (even: Double, odd: Double) {
    let b = detuning
    if b == 0 {
      let fade = exp(-decay * time)
      return (fade, fade * time)
    }
    if dampingRatio < 1 {
      let fade = exp(-decay * time)
      return (fade * cos(b * time), fade * sin(b * time) / b)
    }
    let fast = exp(-(decay + b) * time)
    // −a + b cancels where damping is strong; −ω²/(a + b) is the same without loss.
    let slow = exp(-angularFrequency * angularFrequency / (decay + b) * time)
    // slow − fast cancels near critical damping; expm1 keeps the digits there.
    let difference = b * time < 0.5 ? fast * expm1(2 * b * time) : slow - fast
    return ((slow + fast) / 2, difference / (2 * b))
  }
}
