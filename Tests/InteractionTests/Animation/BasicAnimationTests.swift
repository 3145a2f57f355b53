import Scene
import Testing

@testable import Interaction

@Suite struct BasicAnimationTests {
  private func value<A: Animation<Double>>(_ animation: A, at fraction: Double) -> Double {
    let seconds = fraction * animation.duration.inSeconds
    return animation.value(
      at: AnimationMoment(fraction: fraction, seconds: seconds), over: 100)
  }

  @Test func withoutATimingFunctionItMovesEvenly() {
    let animation = BasicAnimation(.opacity, from: 0, to: 8)
    #expect(value(animation, at: 0.25) == 2)
  }

  @Test func aTimingFunctionBendsItsTime() {
    let animation = BasicAnimation(.opacity, from: 0, to: 1, timingFunction: .easeIn)
    #expect(isClose(value(animation, at: 0.5), 0.315357, within: 5.1e-7))
  }

  @Test func anEndLeftOutIsWhatLiesBeneath() {
    #expect(value(BasicAnimation(.opacity, from: 0), at: 0.5) == 50)
    #expect(value(BasicAnimation(.opacity, to: 0), at: 0.25) == 75)
    #expect(value(BasicAnimation(.opacity, from: nil, to: nil), at: 0.25) == 100)
  }

  @Test func aDistanceStandsForTheEndThatIsLeftOut() {
    #expect(value(BasicAnimation(.opacity, from: 10, by: 4), at: 0.5) == 12)
    #expect(value(BasicAnimation(.opacity, to: 10, by: 4), at: 0.5) == 8)
    #expect(value(BasicAnimation(.opacity, by: 4), at: 0.5) == 102)
    #expect(value(BasicAnimation(.opacity, from: 10, to: 20, by: 4), at: 0.5) == 15)
  }

  @Test func additiveItIsAddedToWhatLiesBeneath() {
    var animation = BasicAnimation(.opacity, from: 10, to: 0)
    animation.isAdditive = true
    #expect(value(animation, at: 0.5) == 105)
  }

  @Test func aSpringAnimationOvershootsAndEndsOnItsEnd() {
    let spring = Spring(dampingRatio: 0.5, duration: .seconds(1), initialVelocity: 1)
    let animation = SpringAnimation(
      .opacity, from: 0, to: 1, spring: spring, duration: .seconds(1))
    #expect(isClose(value(animation, at: 0.3), 1.161473, within: 5.1e-7))
    #expect(value(animation, at: 1) == 1)
  }

  @Test func aSpringAnimationLastsAsLongAsItsSpringUnlessTold() {
    #expect(SpringAnimation(.opacity, to: 1).duration == Spring().settlingDuration)
    #expect(SpringAnimation(.opacity, to: 1, duration: .seconds(2)).duration == .seconds(2))
  }
}
