import Testing

@testable import DemoRecorder

@Suite struct FrameScheduleTests {
  @Test(arguments: [
    (50, [0, 20, 40, 60]), (25, [0, 40, 80, 120]), (30, [0, 30, 70, 100]),
    (12, [0, 80, 170, 250]), (7, [0, 140, 290, 430]),
  ])
  func framesStandAtTheirTimeRoundedHalfUpToTenMilliseconds(rate: Int, milliseconds: [Int]) {
    let schedule = FrameSchedule(framesPerSecond: rate)

    let times = (0..<4).map { schedule.time(ofFrame: $0) }

    #expect(times == milliseconds.map { .milliseconds($0) })
  }

  @Test(arguments: 1...50)
  func roundingNeverDrifts(rate: Int) {
    let schedule = FrameSchedule(framesPerSecond: rate)

    for second in [1, 7, 3600] {
      #expect(schedule.time(ofFrame: rate * second) == .seconds(second))
    }
  }

  @Test(arguments: 1...50)
  func delaysOfAGIFAreNeverUnderTwentyMilliseconds(rate: Int) {
    let schedule = FrameSchedule(framesPerSecond: rate)

    for frame in 0..<200 {
      let delay = schedule.time(ofFrame: frame + 1) - schedule.time(ofFrame: frame)
      #expect(delay >= .milliseconds(20))
    }
  }

  @Test func aboveFiftyFramesStandAtTheirExactTime() {
    let schedule = FrameSchedule(framesPerSecond: 60)

    #expect(schedule.time(ofFrame: 1) == .nanoseconds(16_666_666))
    #expect(schedule.time(ofFrame: 3) == .milliseconds(50))
  }

  @Test(arguments: [
    (2000, 2000), (2004, 2000), (2005, 2010), (19, 20), (0, 20), (25, 30), (24, 20),
  ])
  func lastFrameIsHeldForTensOfMillisecondsAndTwentyAtLeast(asked: Int, held: Int) {
    #expect(FrameSchedule.hold(forLastFrame: .milliseconds(asked)) == .milliseconds(held))
  }
}
