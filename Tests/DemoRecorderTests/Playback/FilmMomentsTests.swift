import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct FilmMomentsTests {
  /// The plain way: a list with an entry for every frame.
  private static func naive(_ kept: [Bool], _ schedule: FrameSchedule) -> [Duration] {
    kept.indices.filter { kept[$0] }.map { schedule.time(ofFrame: $0) }
  }

  @Test(arguments: [7, 25, 50, 60])
  func everyFrameShowsTheSampleThatWasKeptForIt(rate: Int) {
    var random = SeededGenerator(seed: UInt64(rate))
    let schedule = FrameSchedule(framesPerSecond: rate)
    for _ in 0..<40 {
      let changes = Int.random(in: 0...5, using: &random)
      let kept = (0...changes).flatMap { part in
        Array(repeating: part % 2 == 0, count: Int.random(in: 0...20, using: &random))
      }
      var clock = FilmMoments(pace: FilmPace(schedule: schedule), hold: .seconds(1))
      for (sample, isKept) in kept.enumerated() where isKept { clock.keep(sample: sample) }

      let expected = Self.naive(kept, schedule)
      #expect(clock.frameCount == expected.count)
      #expect(expected.indices.map(clock.scenarioTime) == expected)
    }
  }

  @Test func aTimeBelongsToTheFrameThatStandsThen() {
    var clock = FilmMoments(
      pace: FilmPace(schedule: FrameSchedule(framesPerSecond: 12)), hold: .seconds(1))
    for sample in 0..<10 { clock.keep(sample: sample) }

    // Frames of 12 a second stand at 0, 80, 170, 250 … ms.
    #expect(clock.frame(at: .zero) == 0)
    #expect(clock.frame(at: .milliseconds(79)) == 0)
    #expect(clock.frame(at: .milliseconds(80)) == 1)
    #expect(clock.frame(at: .milliseconds(249)) == 2)
    #expect(clock.frame(at: .milliseconds(250)) == 3)
    #expect(clock.frame(at: .seconds(60)) == 9)
  }

  @Test func aFilmWithoutFramesHasNoOtherThanTheFirst() {
    let clock = FilmMoments(
      pace: FilmPace(schedule: FrameSchedule(framesPerSecond: 25)), hold: .seconds(1))

    #expect(clock.frame(at: .seconds(1)) == 0)
  }
}
