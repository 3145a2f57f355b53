import Interaction
import Scene
import Testing

@testable import DemoRecorder

@Suite struct TouchSynthesizerTests {
  private let synthesizer = TouchSynthesizer(finger: 3)
  private let origin = Point(x: 0, y: 0)

  private func drag(
    over duration: Duration, ease: Drag.Ease = .linear, press: Duration = .zero,
    hold: Duration = .zero, release: Drag.Release = .rest
  ) -> Drag {
    Drag(
      start: .point(origin), path: [], direction: nil, duration: duration, ease: ease,
      press: press, hold: hold, release: release)
  }

  private var line: FingerPath { FingerPath(from: origin, through: [Point(x: 120, y: 0)]) }

  @Test func doubleTapIsTwoPressesWithAPause() {
    let press = Press(
      target: .point(origin), hold: .milliseconds(80), count: 2, pause: .milliseconds(100))

    let touches = synthesizer.press(at: origin, from: .seconds(1), press)

    #expect(touches.map(\.event.phase) == [.down, .up, .down, .up])
    #expect(
      touches.map(\.time) == [1000, 1080, 1180, 1260].map { .milliseconds($0) })
  }

  @Test func movesComeEveryHundredAndTwentiethCountedFromTheDown() {
    let touches = synthesizer.drag(
      along: line, from: .milliseconds(7), drag(over: .milliseconds(25)))

    #expect(touches.map(\.event.phase) == [.down, .move, .move, .move, .up])
    // 1/120 s is 8,333,333.3 ns; the third tick, at 25 ms, is the end itself.
    #expect(
      touches.map(\.time) == [
        .nanoseconds(7_000_000), .nanoseconds(15_333_333), .nanoseconds(23_666_666),
        .nanoseconds(32_000_000), .nanoseconds(32_000_000),
      ])
  }

  @Test func linearDragIsWhereTheTimeSays() {
    let touches = synthesizer.drag(along: line, from: .zero, drag(over: .milliseconds(50)))

    for touch in touches {
      #expect(abs(touch.event.location.x - 120 * (touch.time / .milliseconds(50))) < 1e-9)
    }
  }

  @Test func pressAndHoldRestWithoutMoves() {
    let touches = synthesizer.drag(
      along: line, from: .zero,
      drag(over: .milliseconds(20), press: .milliseconds(100), hold: .milliseconds(300)))

    let moves = touches.filter { $0.event.phase == .move }
    #expect(moves.first?.time == .nanoseconds(108_333_333))
    #expect(moves.last?.time == .milliseconds(120))
    #expect(moves.last?.event.location == Point(x: 120, y: 0))
    #expect(touches.last?.time == .milliseconds(420))
  }

  @Test func easedDragHasGoneHalfwayAtHalfTime() {
    // 25 ms is the third tick of 50 ms.
    let touches = synthesizer.drag(
      along: line, from: .zero, drag(over: .milliseconds(50), ease: .easeInEaseOut))

    let middle = touches.first { $0.time == .milliseconds(25) }
    #expect(abs((middle?.event.location.x ?? 0) - 60) < 1e-6)
  }

  @Test func flickGathersSpeedAndLiftsWithItsLastMove() {
    let touches = synthesizer.drag(
      along: line, from: .zero, drag(over: .milliseconds(50), release: .flick))

    // easeIn has gone 0.315357 of the way at half time.
    let middle = touches.first { $0.time == .milliseconds(25) }
    #expect(abs((middle?.event.location.x ?? 0) - 120 * 0.315357) < 1e-3)
    #expect(touches.suffix(2).map(\.event.phase) == [.move, .up])
    #expect(touches.suffix(2).map(\.time) == [.milliseconds(50), .milliseconds(50)])
  }

  @Test(arguments: 0..<50)
  func timesNeverGoBack(seed: Int) {
    let duration = Duration.nanoseconds(1 + seed * 7_654_321)

    let times = synthesizer.drag(
      along: line, from: .nanoseconds(seed * 999_983), drag(over: duration)
    ).map(\.time)

    #expect(times == times.sorted())
  }
}
