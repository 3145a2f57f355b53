import TestSupport
import Testing

@testable import Interaction

@Suite struct SpringSettlingTests {
  @Test func theTwoDemoSpringsSettleWhenTheTableSays() {
    let show = Spring(dampingRatio: 0.5, duration: .seconds(1), initialVelocity: 1)
    let dismiss = Spring(
      dampingRatio: 0.8, duration: .milliseconds(500), initialVelocity: 1)
    #expect(isClose(show.settlingTime, 1.0206, within: 5.1e-5))
    #expect(isClose(dismiss.settlingTime, 0.4726, within: 5.1e-5))
  }

  @Test func applesExampleSettlesIn2_69Seconds() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 5)
    #expect(isClose(spring.settlingTime, 2.69, within: 5.1e-3))
  }

  @Test func theDurationIsTheTimeRoundedUpToNanoseconds() {
    let spring = Spring()
    let difference = spring.settlingDuration.inSeconds - spring.settlingTime
    #expect(difference >= 0 && difference <= 1.1e-9)
  }

  @Test(arguments: [1e-30, 1e-12, 1e-6, 1e6, 1e30]) func extremeDampingsStillHaveADuration(
    damping: Double
  ) {
    let duration = Spring(mass: 1, stiffness: 100, damping: damping).settlingDuration
    #expect(duration > .seconds(1) && duration <= .seconds(1_000_000_000))
  }

  /// The last time away from the end, found by looking everywhere from the back.
  private func naive(_ spring: Spring, until end: Double, steps: Int) -> Double {
    for step in stride(from: steps, to: 0, by: -1) {
      let time = end * Double(step) / Double(steps)
      if abs(1 - spring.value(at: time)) >= 0.001 { return time }
    }
    return 0
  }

  @Test(arguments: 0..<100) func anySpringIsAwayBeforeAndNearAfterItsSettlingTime(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ratio = seed % 5 == 0 ? 1 : Double.random(in: 0.05...2, using: &random)
    let velocity = seed % 7 == 0 ? 0 : Double.random(in: -40...40, using: &random)
    let spring = Spring(
      mass: 1, angularFrequency: 10, dampingRatio: ratio, initialVelocity: velocity)

    let settled = spring.settlingTime

    let end = settled * 1.5
    #expect(isClose(naive(spring, until: end, steps: 3000), settled, within: end / 2000))
  }
}
