import Interaction
import Scene
import Testing

@Suite struct TapGestureRecognizerTests {
  let test = TestScreen()
  let log = StateLog()
  let tap: TapGestureRecognizer

  init() {
    tap = log.record(TapGestureRecognizer())
    test.window.addGestureRecognizer(tap)
  }

  @Test func recognisesOnceWhenTheFingerLifts() {
    test.down(100, 100, at: 0)
    #expect(log.states == [])

    test.up(at: 80)

    #expect(log.states == [.recognized])
    #expect(tap.state == .possible)
  }

  @Test(arguments: [(44.99, 1), (45.0, 1), (45.01, 0)])
  func mayMove45PointsAsTheCrowFlies(distance: Double, taps: Int) {
    test.down(100, 100, at: 0)
    test.move(100 + distance * 0.6, 100 + distance * 0.8, at: 20)
    test.up(at: 80)

    #expect(log.states.count == taps)
  }

  @Test func comingBackAfterStrayingIsNoTap() {
    test.down(100, 100, at: 0)
    test.move(150, 100, at: 20)
    test.move(100, 100, at: 40)
    test.up(at: 60)

    #expect(log.states == [])
  }

  @Test(arguments: [(1_500, 1), (1_501, 0)])
  func mayRestOneAndAHalfSeconds(held: Int, taps: Int) {
    test.tap(100, 100, at: 0, holding: held)

    #expect(log.states.count == taps)
  }

  @Test func failsWhileStillHeld() {
    test.down(100, 100, at: 0)
    test.advance(to: 1_499)
    #expect(tap.state == .possible)

    test.advance(to: 1_500)

    #expect(tap.state == .failed)
  }

  @Test func cancelledTouchIsNoTap() {
    test.down(100, 100, at: 0)
    test.cancel(at: 50)

    #expect(log.states == [])
    #expect(test.screen.isUntouched)
  }

  @Test(arguments: [(350, 1), (351, 0)])
  func doubleTapAllowsAPauseOf350Milliseconds(pause: Int, recognised: Int) {
    tap.numberOfTapsRequired = 2

    test.tap(100, 100, at: 0)
    test.tap(100, 100, at: 80 + pause)

    #expect(log.states.count == recognised)
  }

  @Test func secondTapElsewhereIsNoDoubleTap() {
    tap.numberOfTapsRequired = 2

    test.tap(100, 100, at: 0)
    test.tap(200, 100, at: 180)

    #expect(log.states == [])
  }

  @Test func twoFingersAreNoTapOfOne() {
    test.down(100, 100, at: 0)
    test.down(120, 100, finger: 1, at: 20)
    test.up(at: 60)
    test.up(finger: 1, at: 70)

    #expect(log.states == [])
  }

  @Test func twoFingerTapNeedsBothDownTogether() {
    tap.numberOfTouchesRequired = 2

    test.tap(100, 100, at: 0)
    test.tap(120, 100, at: 200)
    #expect(log.states == [])
    test.down(100, 100, at: 600)
    test.down(120, 100, finger: 1, at: 620)
    test.up(finger: 1, at: 660)
    test.up(at: 670)

    #expect(log.states == [.recognized])
  }

  @Test func worksAgainAndAgain() {
    for round in 0..<5 { test.tap(100, 100, at: round * 200) }

    #expect(log.states.count == 5)
  }

  @Test func knowsWhereItWas() {
    var place = Point.zero
    let view = test.add(x: 50, y: 60, width: 100, height: 100)
    view.addGestureRecognizer(TapGestureRecognizer { place = $0.location(in: view) })

    test.tap(70, 90, at: 0)

    #expect(place == Point(x: 20, y: 30))
  }
}
