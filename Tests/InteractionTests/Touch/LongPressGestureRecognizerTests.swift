import Interaction
import Scene
import Testing

@Suite struct LongPressGestureRecognizerTests {
  let test = TestScreen()
  let log = StateLog()
  let press: LongPressGestureRecognizer

  init() {
    press = log.record(LongPressGestureRecognizer())
    test.window.addGestureRecognizer(press)
  }

  @Test func beginsByItselfAfterHalfASecond() {
    test.down(100, 100, at: 0)
    test.advance(to: 499)
    #expect(log.states == [])

    test.advance(to: 500)

    #expect(log.states == [.began])
  }

  @Test func followsTheFingerOnceItBegan() {
    test.down(100, 100, at: 0)
    test.move(180, 100, at: 600)
    test.up(at: 700)

    #expect(log.states == [.began, .changed, .ended])
  }

  @Test(arguments: [(10.0, [GestureRecognizer.State.began]), (10.01, [])])
  func mayMove10PointsBeforeItBegins(distance: Double, states: [GestureRecognizer.State]) {
    test.down(100, 100, at: 0)
    test.move(100, 100 + distance, at: 100)
    test.advance(to: 600)

    #expect(log.states == states)
  }

  @Test func liftedAtHalfASecondIsTooShort() {
    test.down(100, 100, at: 0)
    test.up(at: 500)
    test.advance(to: 1_000)

    #expect(log.states == [])
  }

  @Test func makesTheTapFail() {
    let taps = StateLog()
    test.window.addGestureRecognizer(taps.record(TapGestureRecognizer()))

    test.tap(100, 100, at: 0, holding: 700)

    #expect(taps.states == [])
    #expect(log.states == [.began, .ended])
  }
}
