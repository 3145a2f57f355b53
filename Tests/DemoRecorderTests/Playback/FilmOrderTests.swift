import Testing

@testable import DemoRecorder

@Suite struct FilmOrderTests {
  /// What each frame is and how long it stands, from the plain film's frame times.
  private func naive(rate: Int, count: Int, hold: Duration, opening: Int) -> [(Int, Duration)] {
    let schedule = FrameSchedule(framesPerSecond: rate)
    let standing = (0..<count).map { frame in
      frame == count - 1
        ? hold : schedule.time(ofFrame: frame + 1) - schedule.time(ofFrame: frame)
    }
    let frames = Array(zip(0..<count, standing))
    return Array(frames[opening...] + frames[..<opening])
  }

  @Test(arguments: [7, 25, 30, 60], [0, 1, 4, 10])
  func aFilmWithAPosterIsTheSameFilmBegunThere(rate: Int, opening: Int) {
    let hold = Duration.milliseconds(730)
    let order = FilmOrder(
      schedule: FrameSchedule(framesPerSecond: rate), hold: hold, count: 11, opening: opening)

    var time = Duration.zero
    let expected = naive(rate: rate, count: 11, hold: hold, opening: opening)
    for (place, (frame, standing)) in expected.enumerated() {
      #expect(order.frame(at: place) == frame)
      #expect(order.place(ofFrame: frame) == place)
      #expect(order.start(ofFrame: frame) == time)
      time += standing
    }
    #expect(order.length == time)
  }
}
