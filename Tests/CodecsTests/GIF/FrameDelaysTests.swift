import Codecs
import Testing

@Suite struct FrameDelayRounding {
  @Test(arguments: [
    (50, [2, 2, 2, 2, 2, 2]), (30, [3, 4, 3, 3, 4, 3]), (25, [4, 4, 4, 4, 4, 4]),
    // 8.33, 16.67, 25, 33.33, 41.67, 50
    (12, [8, 9, 8, 8, 9, 8]),
    // 12.5 rounds up: 13, 25, 38, 50
    (8, [13, 12, 13, 12, 13, 12]),
  ])
  func delaysFollowTheCumulativeTime(framesPerSecond: Int, expected: [Int]) throws {
    let delays = try FrameDelays(framesPerSecond: framesPerSecond)

    #expect((0..<6).map { delays.delay(ofFrame: $0) } == expected)
  }

  @Test(arguments: 1...50)
  func anHourHasExactlyItsLength(framesPerSecond: Int) throws {
    let delays = try FrameDelays(framesPerSecond: framesPerSecond)
    let count = 3600 * framesPerSecond

    let sum = (0..<count).reduce(0) { $0 + delays.delay(ofFrame: $1) }

    #expect(sum == 360_000)
    #expect(delays.start(ofFrame: count) == 360_000)
  }

  @Test(arguments: [50, 30, 25, 12, 7, 45, 1])
  func noFrameIsMoreThanFiveMillisecondsOff(framesPerSecond: Int) throws {
    let delays = try FrameDelays(framesPerSecond: framesPerSecond)

    for number in 0..<1000 {
      // |start/100 − number/fps| ≤ 1/200, multiplied by 200·fps
      let error = 2 * framesPerSecond * delays.start(ofFrame: number) - 200 * number
      #expect(abs(error) <= framesPerSecond)
      #expect(delays.delay(ofFrame: number) >= 2)
    }
  }

  @Test func sixtyFramesASecondAreRefusedWithTheReason() {
    #expect(throws: FrameDelays.Refusal.tooFast(framesPerSecond: 60, greatest: 50)) {
      try FrameDelays(framesPerSecond: 60)
    }
    #expect(throws: FrameDelays.Refusal.tooFast(framesPerSecond: 51, greatest: 50)) {
      try FrameDelays(framesPerSecond: 51)
    }
    #expect(throws: FrameDelays.Refusal.notPositive(framesPerSecond: 0)) {
      try FrameDelays(framesPerSecond: 0)
    }
  }
}
