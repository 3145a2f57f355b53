import Testing

@testable import Interaction

@Suite struct MediaTimingTests {
  private let half = MediaTiming(duration: .milliseconds(500))

  private func fractions(_ timing: MediaTiming, at milliseconds: [Int]) -> [Double?] {
    milliseconds.map { timing.moment(after: .milliseconds($0))?.fraction }
  }

  @Test func activeFromItsBeginUpToButNotAtItsEnd() {
    #expect(fractions(half, at: [-1, 0, 250, 500, 501]) == [nil, 0, 0.5, nil, nil])
    let justBefore = half.moment(after: .milliseconds(500) - .nanoseconds(1))
    #expect(justBefore.map { $0.fraction < 1 } == true)
  }

  @Test func fillModesHoldTheStartBeforeAndTheEndAfter() {
    var timing = half
    timing.fillMode = .backwards
    #expect(fractions(timing, at: [-100, 250, 500]) == [0, 0.5, nil])
    timing.fillMode = .forwards
    #expect(fractions(timing, at: [-100, 250, 500, 9000]) == [nil, 0.5, 1, 1])
    timing.fillMode = .both
    #expect(fractions(timing, at: [-100, 250, 500, 9000]) == [0, 0.5, 1, 1])
  }

  @Test func repeatedItStartsAgainAtEachRound() {
    var timing = half
    timing.repeatCount = .times(3)
    timing.fillMode = .forwards
    #expect(timing.activeDuration == .milliseconds(1500))
    #expect(
      fractions(timing, at: [250, 500, 750, 1000, 1499, 1500]) == [0.5, 0, 0.5, 0, 0.998, 1])
  }

  @Test func aBrokenLastRoundEndsInsideThePlay() {
    var timing = half
    timing.repeatCount = .times(1.5)
    timing.fillMode = .forwards
    #expect(timing.activeDuration == .milliseconds(750))
    #expect(fractions(timing, at: [600, 749, 750]) == [0.2, 0.498, 0.5])
  }

  @Test func autoreversingItRunsBackAndEndsAtItsStart() {
    var timing = half
    timing.autoreverses = true
    timing.fillMode = .forwards
    #expect(timing.activeDuration == .seconds(1))
    #expect(fractions(timing, at: [250, 500, 750, 1000]) == [0.5, 1, 0.5, 0])
  }

  @Test func autoreversingTwiceItTurnsThreeTimes() {
    var timing = half
    timing.autoreverses = true
    timing.repeatCount = .times(2)
    #expect(timing.activeDuration == .seconds(2))
    #expect(fractions(timing, at: [500, 1000, 1500, 1750]) == [1, 0, 1, 0.5])
  }

  @Test func endlessItNeverEnds() {
    var timing = half
    timing.repeatCount = .forever
    #expect(timing.activeDuration == nil)
    timing.repeatCount = .times(.infinity)
    #expect(timing.activeDuration == nil)
    #expect(fractions(timing, at: [3_600_000, 3_600_250]) == [0, 0.5])
  }

  @Test func aCountOfNothingIsOnce() {
    var timing = half
    timing.repeatCount = .times(0)
    #expect(timing.activeDuration == .milliseconds(500))
  }

  @Test func roundsOfAThirdOfASecondDoNotDrift() {
    let third = Duration.nanoseconds(333_333_333)
    let timing = MediaTiming(duration: third, repeatCount: .times(1_000_000))
    #expect(timing.activeDuration == third * 1_000_000)
    #expect(timing.moment(after: third * 999_999)?.fraction == 0)
  }

  @Test func withoutADurationThereIsOnlyItsEnd() {
    let timing = MediaTiming(duration: .zero, fillMode: .both)
    #expect(fractions(timing, at: [-1, 0, 1]) == [0, 1, 1])
  }
}
