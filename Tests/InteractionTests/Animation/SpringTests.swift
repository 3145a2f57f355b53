import Glibc
import TestSupport
import Testing

@testable import Interaction

@Suite struct SpringTests {
  static let show = Spring(dampingRatio: 0.5, duration: .seconds(1), initialVelocity: 1)
  static let dismiss = Spring(
    dampingRatio: 0.8, duration: .milliseconds(500), initialVelocity: 1)

  @Test func theShowSpringGoesThroughItsTabledValues() {
    let table: [(Double, Double)] = [
      (0, 0), (0.1, 0.512732), (0.2, 1.038619), (0.3, 1.161473), (0.4, 1.072230),
      (0.5, 0.990431), (0.6, 0.974077), (0.7, 0.989383), (0.8, 1.002042), (0.9, 1.004139),
      (1, 1.001546), (1.1, 0.999597),
    ]
    for (time, expected) in table {
      #expect(isClose(Self.show.value(at: time), expected, within: 5.1e-7), "at \(time)")
    }
  }

  @Test func theShowSpringsFirstTwelveFramesAreTheTabledOnes() {
    let frames = [
      0.03473, 0.09991, 0.18736, 0.28960, 0.39997, 0.51273, 0.62313, 0.72737, 0.82263, 0.90693,
      0.97910, 1.03862,
    ]
    for (index, expected) in frames.enumerated() {
      let value = Self.show.value(at: Double(index + 1) / 60)
      #expect(isClose(value, expected, within: 5.1e-6), "frame \(index + 1)")
    }
  }

  @Test func theDismissSpringGoesThroughItsTabledValues() {
    let table: [(Double, Double)] = [
      (0, 0), (0.05, 0.268181), (0.10, 0.622689), (0.15, 0.857498), (0.20, 0.970463),
      (0.25, 1.009349), (0.30, 1.015001), (0.35, 1.010417), (0.40, 1.005186), (0.45, 1.001873),
      (0.50, 1.000333), (0.60, 0.999777),
    ]
    for (time, expected) in table {
      #expect(isClose(Self.dismiss.value(at: time), expected, within: 5.1e-7), "at \(time)")
    }
  }

  @Test func theDismissSpringsFirstTwelveFramesAreTheTabledOnes() {
    let frames = [
      0.05063, 0.14820, 0.26818, 0.39374, 0.51404, 0.62269, 0.71653, 0.79463, 0.85750, 0.90652,
      0.94352, 0.97046,
    ]
    for (index, expected) in frames.enumerated() {
      let value = Self.dismiss.value(at: Double(index + 1) / 60)
      #expect(isClose(value, expected, within: 5.1e-6), "frame \(index + 1)")
    }
  }

  /// The time between `early` and `late` at which `rises` turns true, by halving.
  private func time(from early: Double, to late: Double, _ rises: (Double) -> Bool) -> Double {
    var (low, high) = (early, late)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if rises(middle) { high = middle } else { low = middle }
    }
    return high
  }

  @Test func theSpringsCrossTheirEndWhenTheTableSays() {
    let show = time(from: 0.1, to: 0.25) { Self.show.value(at: $0) >= 1 }
    let dismiss = time(from: 0.1, to: 0.28) { Self.dismiss.value(at: $0) >= 1 }
    #expect(isClose(show, 0.1888, within: 5.1e-5))
    #expect(isClose(dismiss, 0.23052, within: 5.1e-6))
  }

  @Test(
    arguments: [
      (show, 0.28659, 1.163596, 5.1e-6), (show, 0.5800, 0.973328, 5.1e-5),
      (show, 0.8734, 1.004348, 5.1e-5), (dismiss, 0.29075, 1.015190, 5.1e-6),
      (
        Spring(dampingRatio: 0.5, duration: .seconds(1)), 0.28526, 1.163034, 5.1e-6
      ),
      (
        Spring(dampingRatio: 0.8, duration: .milliseconds(500)), 0.29107, 1.015165, 5.1e-6
      ),
    ])
  func theSpringsTurnWhereTheTableSays(
    spring: Spring, at expected: Double, value: Double, within tolerance: Double
  ) {
    let rising = spring.velocity(at: expected - 0.02) > 0
    let turn = time(from: expected - 0.02, to: expected + 0.02) {
      (spring.velocity(at: $0) > 0) != rising
    }
    #expect(isClose(turn, expected, within: tolerance))
    #expect(isClose(spring.value(at: turn), value, within: 5.1e-7))
  }

  @Test func coreAnimationsDefaultsAreMass1Stiffness100Damping10() {
    let spring = Spring()
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(spring.angularFrequency == 10)
    #expect(spring.dampingRatio == 0.5)
  }

  @Test func aHeavierMassSlowsTheSameSpring() {
    let spring = Spring(mass: 4, stiffness: 100, damping: 20)
    #expect(spring.angularFrequency == 5)
    #expect(spring.dampingRatio == 0.5)
    #expect(isClose(spring.damping, 20, within: 1e-12))
  }

  @Test func anOverdampedSpringIsTheSumOfItsTwoDecays() {
    let spring = Spring(stiffness: 100, damping: 40, initialVelocity: 3)
    let omega = 10.0
    let r1 = omega * (-2 + 3.0.squareRoot())
    let r2 = omega * (-2 - 3.0.squareRoot())
    let c1 = (-r2 - 3) / (r2 - r1)
    let c2 = (r1 + 3) / (r2 - r1)
    for step in 0...40 {
      let time = Double(step) / 20
      let expected = 1 + c1 * exp(r1 * time) + c2 * exp(r2 * time)
      #expect(isClose(spring.value(at: time), expected, within: 1e-12), "at \(time)")
    }
  }

  @Test func closeToCriticalDampingEitherSideIsCloseToCritical() {
    func spring(_ ratio: Double) -> Spring {
      Spring(mass: 1, angularFrequency: 8, dampingRatio: ratio, initialVelocity: -2)
    }
    for offset in [1e-15, 1e-12, 1e-9, 1e-6] {
      for time in [0.001, 0.1, 0.5, 2] {
        let critical = spring(1).value(at: time)
        #expect(isClose(spring(1 + offset).value(at: time), critical, within: 20 * offset + 1e-13))
        #expect(isClose(spring(1 - offset).value(at: time), critical, within: 20 * offset + 1e-13))
      }
    }
  }

  @Test func aVeryStrongDampingStaysFinite() {
    let spring = Spring(mass: 1, angularFrequency: 10, dampingRatio: 1e6, initialVelocity: 0)
    #expect(spring.value(at: 1) > 0)
    #expect(isClose(spring.value(at: 1e9), 1, within: 1e-9))
  }

  /// Five hundred springs a seed; with all seeds two thousand.
  @Test(arguments: 0..<4) func anySpringFollowsTheOscillatorStepByStep(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let duration = Double.random(in: 0.05...2, using: &random)
      let designed = Bool.random(using: &random)
      let velocity = Double.random(in: -2...2, using: &random)
      let spring =
        designed
        ? Spring(
          dampingRatio: Double.random(in: 0.2...1, using: &random),
          duration: .microseconds(Int(duration * 1e6)), initialVelocity: velocity)
        : Spring(
          mass: 1, angularFrequency: 5 / duration,
          dampingRatio: Double.random(in: 0.2...3, using: &random), initialVelocity: velocity)

      let worst = OscillatorComparison(spring: spring, duration: duration).worstDifference

      #expect(worst < 1e-4, "\(spring)")
      #expect(spring.value(at: 0) == 0 && spring.velocity(at: 0) == velocity)
      #expect(isClose(spring.value(at: 200 * duration), 1, within: 1e-6), "\(spring)")
      #expect(isClose(spring.value(at: 1e-9), velocity * 1e-9, within: 1e-12))
    }
  }
}

/// The spring's equation of motion, integrated by Runge and Kutta's method of fourth order.
private struct OscillatorComparison {
  let spring: Spring
  let duration: Double

  /// The largest distance between the closed form and the integration, value and slope.
  var worstDifference: Double {
    let steps = 200
    let h = duration / Double(steps)
    let (k, c) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    func pull(_ x: Double, _ v: Double) -> Double { k * (1 - x) - c * v }
    var (x, v) = (0.0, spring.initialVelocity)
    var worst = 0.0
    for step in 1...steps {
      let (v1, a1) = (v, pull(x, v))
      let (v2, a2) = (v + h / 2 * a1, pull(x + h / 2 * v1, v + h / 2 * a1))
      let (v3, a3) = (v + h / 2 * a2, pull(x + h / 2 * v2, v + h / 2 * a2))
      let (v4, a4) = (v + h * a3, pull(x + h * v3, v + h * a3))
      x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      let time = Double(step) * h
      worst = max(worst, abs(x - spring.value(at: time)))
      worst = max(worst, abs(v - spring.velocity(at: time)) / spring.angularFrequency)
    }
    return worst
  }
}
