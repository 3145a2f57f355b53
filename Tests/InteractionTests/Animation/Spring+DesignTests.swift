import Glibc
import TestSupport
import Testing

@testable import Interaction

@Suite struct SpringDesignTests {
  @Test func theShowSpringHasUIKitsFrequency() {
    let spring = Spring(dampingRatio: 0.5, duration: .seconds(1), initialVelocity: 1)
    #expect(isClose(spring.angularFrequency, 12.3639966766, within: 5.1e-11))
    #expect(isClose(spring.angularFrequency, 12.3639966413, within: 5e-8))
    #expect(isClose(spring.stiffness, 152.868412946, within: 1e-6))
    #expect(isClose(spring.damping, 12.3639966413, within: 5e-8))
    #expect(isClose(2 * .pi / spring.angularFrequency, 0.508184, within: 5.1e-7))
    #expect(spring.dampingRatio == 0.5)
  }

  @Test func theDismissSpringHasUIKitsFrequency() {
    let spring = Spring(
      dampingRatio: 0.8, duration: .milliseconds(500), initialVelocity: 1)
    #expect(isClose(spring.angularFrequency, 17.8066327226, within: 5.1e-11))
    #expect(isClose(spring.stiffness, 317.07617251, within: 5e-6))
    #expect(isClose(spring.damping, 28.4906125175, within: 5e-7))
    #expect(isClose(2 * .pi / spring.angularFrequency, 0.352856, within: 5.1e-7))
  }

  @Test func releasedAtRestTheSpringsAreAlittleStiffer() {
    let show = Spring(dampingRatio: 0.5, duration: .seconds(1))
    let dismiss = Spring(dampingRatio: 0.8, duration: .milliseconds(500))
    #expect(isClose(show.angularFrequency, 12.716898, within: 5.1e-7))
    #expect(isClose(dismiss.angularFrequency, 17.988593, within: 5.1e-7))
  }

  @Test(arguments: 0..<20) func theEnvelopeHasFallenToAThousandthAtTheEnd(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ratio = Double.random(in: 0.2...0.999, using: &random)
    let duration = Double.random(in: 0.2...2, using: &random)
    let velocity = Double.random(in: -1...0.2, using: &random) / duration

    let omega = Spring(
      dampingRatio: ratio, duration: .microseconds(Int(duration * 1e6)),
      initialVelocity: velocity
    ).angularFrequency

    let amplitude = abs(ratio * omega - velocity) / (omega * (1 - ratio * ratio).squareRoot())
    let envelope = amplitude * exp(-ratio * omega * duration)
    #expect(isClose(envelope, 0.001, within: 1e-6))
  }

  @Test func aCriticallyDampedSpringSolvesItsOwnEquation() {
    let spring = Spring(dampingRatio: 1, duration: .seconds(1), initialVelocity: 1)
    let omega = spring.angularFrequency
    #expect(isClose(abs(omega - 1 + 1) * exp(-omega), 0.001, within: 1e-6))
  }

  @Test func ratioAndDurationAreHeldInTheirRanges() {
    func omega(_ ratio: Double, _ duration: Duration) -> Double {
      Spring(dampingRatio: ratio, duration: duration).angularFrequency
    }
    #expect(omega(3, .seconds(1)) == omega(1, .seconds(1)))
    #expect(omega(-1, .seconds(1)) == omega(0x1p-23, .seconds(1)))
    #expect(omega(0.5, .seconds(60)) == omega(0.5, .seconds(10)))
    #expect(omega(0.5, .zero) == omega(0.5, .milliseconds(10)))
  }

  @Test(arguments: 0..<20) func anySpringAtAllIsFiniteAndPulls(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let spring = Spring(
        dampingRatio: Double.random(in: 0...1.2, using: &random),
        duration: .milliseconds(Int.random(in: 0...12_000, using: &random)),
        initialVelocity: Double.random(in: -100...100, using: &random))
      #expect(spring.angularFrequency.isFinite && spring.angularFrequency > 0, "\(spring)")
    }
  }
}
