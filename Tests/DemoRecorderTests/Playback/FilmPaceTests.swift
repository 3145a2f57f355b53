import Testing

@testable import DemoRecorder

@Suite struct FilmPaceTests {
  private func times(_ rate: Int, speed: Double, count: Int = 200) -> [Duration] {
    let pace = FilmPace(schedule: FrameSchedule(framesPerSecond: rate), speed: speed)
    return (0..<count).map(pace.time)
  }

  @Test(arguments: [7, 25, 30, 50, 60, 120])
  func aFilmOfNoOtherSpeedShowsItsOwnTimes(rate: Int) {
    let schedule = FrameSchedule(framesPerSecond: rate)

    #expect(times(rate, speed: 1) == (0..<200).map(schedule.time))
  }

  @Test(arguments: [10, 20, 50])
  func twiceTheSpeedAtTwiceTheRateShowsTheSame(rate: Int) {
    #expect(times(rate, speed: 2) == times(rate / 2, speed: 1))
    #expect(times(rate, speed: 0.5) == times(rate, speed: 1).map { $0 / 2 })
  }

  @Test func instantsAreRoundedToTheNanosecond() {
    // 30 frames a second stand at 0, 30, 70, 100 ms.
    #expect(
      times(30, speed: 1.23456789, count: 4)
        == [0, 37_037_037, 86_419_752, 123_456_789].map { .nanoseconds($0) })
  }

  @Test func anHourOfFilmIsTheLongest() {
    let schedule = FrameSchedule(framesPerSecond: 25)

    #expect(FilmPace(schedule: schedule, speed: 0.1).longestPlay == .seconds(360))
    #expect(FilmPace(schedule: schedule, speed: 10).longestPlay == .seconds(3600))
  }
}
