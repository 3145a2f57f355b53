import Interaction
import Scene
import Testing

/// What a view hears of its touches, with recognizers about.
@Suite struct TouchDeliveryTests {
  let test = TestScreen()
  let view = RecordingView(frame: Rect(x: 50, y: 50, width: 200, height: 200))

  init() { test.window.addSubview(view) }

  @Test func viewHearsBeganMovedEnded() {
    test.down(100, 100, at: 0)
    test.move(110, 100, at: 10)
    test.up(at: 20)

    #expect(view.log == ["began 0", "moved 0", "ended 0"])
  }

  @Test func recognisedPanTakesTheTouchAway() {
    test.window.addGestureRecognizer(PanGestureRecognizer())

    test.down(100, 100, at: 0)
    test.move(105, 100, at: 10)
    test.move(110, 100, at: 20)
    test.move(120, 100, at: 30)
    test.up(at: 40)

    #expect(view.log == ["began 0", "moved 0", "cancelled 0"])
  }

  @Test func fingerThatJoinsARunningPanIsTheRecognizersAtOnce() {
    view.isMultipleTouchEnabled = true
    test.window.addGestureRecognizer(PanGestureRecognizer())
    test.down(300, 300, at: 0)
    test.move(320, 300, at: 10)

    test.down(100, 100, finger: 1, at: 20)
    test.up(finger: 1, at: 30)

    #expect(view.log == [])
  }

  @Test func panMayLeaveTheTouchToTheView() {
    let pan = PanGestureRecognizer()
    pan.cancelsTouchesInView = false
    test.window.addGestureRecognizer(pan)

    test.down(100, 100, at: 0)
    test.move(120, 100, at: 10)
    test.move(130, 100, at: 20)
    test.up(at: 30)

    #expect(view.log == ["began 0", "moved 0", "moved 0", "ended 0"])
  }

  @Test func recognisedTapCancelsInsteadOfEnding() {
    view.addGestureRecognizer(TapGestureRecognizer())

    test.tap(100, 100, at: 0)

    #expect(view.log == ["began 0", "cancelled 0"])
  }

  @Test func delayedBeginningComesWhenTheRecognizerFails() {
    let press = LongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    view.addGestureRecognizer(press)

    test.down(100, 100, at: 0)
    test.move(105, 100, at: 10)
    #expect(view.log == [])
    test.move(120, 100, at: 20)
    #expect(view.log == ["began 0"])
    test.up(at: 30)

    #expect(view.log == ["began 0", "ended 0"])
  }

  @Test func viewHearsNothingOfADelayedTouchThatIsRecognised() {
    let press = LongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    view.addGestureRecognizer(press)

    test.tap(100, 100, at: 0, holding: 800)

    #expect(view.log == [])
  }

  @Test func endWaitsForAnUndecidedDoubleTap() {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)

    test.tap(100, 100, at: 0)
    test.advance(to: 429)
    #expect(view.log == ["began 0"])
    test.advance(to: 430)

    #expect(view.log == ["began 0", "ended 0"])
  }

  @Test func endDoesNotWaitWhereThatIsNotWished() {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    view.addGestureRecognizer(double)

    test.tap(100, 100, at: 0)

    #expect(view.log == ["began 0", "ended 0"])
  }

  @Test func secondFingerIsToldOnlyWhereWished() {
    test.down(100, 100, at: 0)
    test.down(120, 100, finger: 1, at: 10)
    test.up(finger: 1, at: 20)
    test.up(at: 30)
    #expect(view.log == ["began 0", "ended 0"])
    view.log = []
    view.isMultipleTouchEnabled = true

    test.down(100, 100, at: 40)
    test.down(120, 100, finger: 1, at: 50)
    test.up(finger: 1, at: 60)
    test.up(at: 70)

    #expect(view.log == ["began 0", "began 1", "ended 1", "ended 0"])
  }

  @Test func plainViewPassesItsTouchesUp() {
    let inner = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(inner)

    test.tap(60, 60, at: 0)

    #expect(view.log == ["began 0", "ended 0"])
  }

  @Test func touchStaysWithItsFirstView() {
    test.down(100, 100, at: 0)
    _ = test.add(x: 0, y: 0, width: 375, height: 812)
    test.move(300, 700, at: 10)
    test.up(at: 20)

    #expect(view.log == ["began 0", "moved 0", "ended 0"])
  }

  @Test func removedViewsTouchIsCancelledForAll() {
    let pans = StateLog()
    test.window.addGestureRecognizer(pans.record(PanGestureRecognizer()))
    test.window.gestureRecognizers[0].cancelsTouchesInView = false
    test.down(100, 100, at: 0)
    test.move(120, 100, at: 10)

    view.removeFromSuperview()
    test.move(140, 100, at: 20)
    test.up(at: 30)

    #expect(view.log == ["began 0", "moved 0", "cancelled 0"])
    #expect(pans.states == [.began, .cancelled])
    #expect(test.screen.isUntouched)
  }

  @Test func viewThatOnlyMovesInTheTreeKeepsItsTouch() {
    let shelf = test.add(x: 0, y: 0, width: 300, height: 300)
    test.window.sendSubviewToBack(shelf)
    test.down(100, 100, at: 0)

    shelf.addSubview(view)
    test.up(at: 10)

    #expect(shelf.subviews.count == 1)
    #expect(view.log.last == "ended 0")
  }

  @Test func secondDownOfAFingerCancelsTheFirst() {
    test.down(100, 100, at: 0)
    test.down(120, 100, at: 10)
    test.up(at: 20)

    #expect(view.log == ["began 0", "cancelled 0", "began 0", "ended 0"])
  }

  @Test func wordOfALiftedFingerIsIgnored() {
    test.move(100, 100, at: 0)
    test.up(at: 10)
    test.cancel(at: 20)

    #expect(view.log == [])
  }

  @Test func fingerThatIsTwiceInADeliveryMakesTwoEvents() {
    let place = Point(x: 100, y: 100)

    test.screen.deliver(
      [
        TouchEvent(phase: .down, location: place), TouchEvent(phase: .up, location: place),
        TouchEvent(phase: .down, location: place), TouchEvent(phase: .up, location: place),
      ], at: .zero)

    #expect(view.log == ["began 0", "ended 0", "began 0", "ended 0"])
  }
}
