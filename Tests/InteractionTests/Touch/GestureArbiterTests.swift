import Interaction
import Scene
import Testing

@Suite struct GestureArbiterTests {
  let test = TestScreen()
  let taps = StateLog()
  let pans = StateLog()

  @Test(arguments: [true, false], [9.99, 10])
  func dragOf10PointsIsAPanAndLessIsATap(tapIsAddedFirst: Bool, distance: Double) {
    let both = [taps.record(TapGestureRecognizer()), pans.record(PanGestureRecognizer())]
    for recognizer in tapIsAddedFirst ? both : both.reversed() {
      test.window.addGestureRecognizer(recognizer)
    }

    test.down(100, 100, at: 0)
    test.move(100 + distance, 100, at: 20)
    test.up(at: 80)

    #expect(taps.states == (distance < 10 ? [.recognized] : []))
    #expect(pans.states == (distance < 10 ? [] : [.began, .ended]))
  }

  @Test func ofTwoEqualTapsTheFirstAddedWins() {
    let second = StateLog()
    test.window.addGestureRecognizer(taps.record(TapGestureRecognizer()))
    test.window.addGestureRecognizer(second.record(TapGestureRecognizer()))

    test.tap(100, 100, at: 0)

    #expect(taps.states == [.recognized])
    #expect(second.states == [])
  }

  @Test func innermostViewsTapWins() {
    let inner = StateLog()
    let view = test.add(x: 50, y: 50, width: 100, height: 100)
    test.window.addGestureRecognizer(taps.record(TapGestureRecognizer()))
    view.addGestureRecognizer(inner.record(TapGestureRecognizer()))

    test.tap(100, 100, at: 0)

    #expect(inner.states == [.recognized])
    #expect(taps.states == [])
  }

  @Test func bothRecogniseWhereOneAllowsIt() {
    let outer = StateLog()
    let view = test.add(x: 50, y: 50, width: 100, height: 100)
    let pan = pans.record(PanGestureRecognizer())
    pan.recognizesSimultaneously = { $0 is PanGestureRecognizer }
    test.window.addGestureRecognizer(outer.record(PanGestureRecognizer()))
    view.addGestureRecognizer(pan)

    test.down(100, 100, at: 0)
    test.move(120, 100, at: 10)
    test.up(at: 20)

    #expect(pans.states == [.began, .ended])
    #expect(outer.states == [.began, .ended])
  }

  @Test func fingersOnDifferentViewsPanIndependently() {
    let other = StateLog()
    let left = test.add(x: 0, y: 0, width: 100, height: 100)
    let right = test.add(x: 200, y: 0, width: 100, height: 100)
    left.addGestureRecognizer(pans.record(PanGestureRecognizer()))
    right.addGestureRecognizer(other.record(PanGestureRecognizer()))

    test.down(50, 50, at: 0)
    test.down(250, 50, finger: 1, at: 10)
    test.move(80, 50, at: 20)
    test.move(220, 50, finger: 1, at: 30)

    #expect(pans.states == [.began])
    #expect(other.states == [.began])
  }

  @Test func tapOnATouchOfARunningPanFails() {
    let view = test.add(x: 0, y: 0, width: 100, height: 100)
    view.addGestureRecognizer(taps.record(TapGestureRecognizer()))
    test.window.addGestureRecognizer(pans.record(PanGestureRecognizer()))

    test.down(300, 300, at: 0)
    test.move(320, 300, at: 10)
    test.down(50, 50, finger: 1, at: 20)
    test.up(finger: 1, at: 60)

    #expect(taps.states == [])
    #expect(pans.states == [.began])
  }

  // MARK: Failure requirements

  @Test func heldBackTapFailsWhenWhatItWaitsForIsRecognisedElsewhere() {
    let left = test.add(x: 0, y: 0, width: 100, height: 100)
    let right = test.add(x: 200, y: 0, width: 100, height: 100)
    let tap = taps.record(TapGestureRecognizer())
    let pan = pans.record(PanGestureRecognizer())
    tap.require(toFail: pan)
    left.addGestureRecognizer(tap)
    right.addGestureRecognizer(pan)

    test.down(250, 50, finger: 1, at: 0)
    test.tap(50, 50, at: 100)
    #expect(taps.states == [])
    test.move(270, 50, finger: 1, at: 200)
    test.up(finger: 1, at: 300)

    #expect(taps.states == [])
    #expect(pans.states == [.began, .ended])
    #expect(test.screen.isUntouched)
  }

  @Test func singleTapWaitsForTheDoubleTapToFail() {
    let doubles = StateLog()
    let single = taps.record(TapGestureRecognizer())
    let double = doubles.record(TapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    test.window.addGestureRecognizer(single)
    test.window.addGestureRecognizer(double)

    test.tap(100, 100, at: 0)
    test.advance(to: 429)
    #expect(taps.states == [])
    test.advance(to: 430)

    #expect(taps.states == [.recognized])
    #expect(doubles.states == [])
  }

  @Test func doubleTapSilencesTheSingleTap() {
    let doubles = StateLog()
    let single = taps.record(TapGestureRecognizer())
    let double = doubles.record(TapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    test.window.addGestureRecognizer(single)
    test.window.addGestureRecognizer(double)

    test.tap(100, 100, at: 0)
    test.tap(100, 100, at: 180)
    test.advance(to: 2_000)

    #expect(taps.states == [])
    #expect(doubles.states == [.recognized])
  }

  @Test func tapThatRequiresThePanToFailRecognisesOnTheSameLift() {
    let tap = taps.record(TapGestureRecognizer())
    let pan = pans.record(PanGestureRecognizer())
    tap.require(toFail: pan)
    test.window.addGestureRecognizer(tap)
    test.window.addGestureRecognizer(pan)

    test.tap(100, 100, at: 0)

    #expect(taps.states == [.recognized])
  }

  @Test(arguments: [true, false])
  func heldBackPanBeginsLateWithNoTranslation(panIsAddedFirst: Bool) {
    let pan = pans.record(PanGestureRecognizer())
    let press = LongPressGestureRecognizer()
    press.allowableMovement = 50
    pan.require(toFail: press)
    for recognizer in panIsAddedFirst ? [pan, press] : [press, pan] {
      test.window.addGestureRecognizer(recognizer)
    }

    test.down(100, 100, at: 0)
    test.move(130, 100, at: 10)
    #expect(pans.states == [])
    test.move(160, 100, at: 20)
    #expect(pans.states == [.began])
    #expect(pan.translation(in: nil) == .zero)
    test.move(165, 100, at: 30)

    #expect(pan.translation(in: nil) == Point(x: 5, y: 0))
  }

  @Test func heldBackPanThatIsLiftedFails() {
    let pan = pans.record(PanGestureRecognizer())
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    pan.require(toFail: double)
    test.window.addGestureRecognizer(pan)
    test.window.addGestureRecognizer(double)

    test.down(100, 100, at: 0)
    test.move(120, 100, at: 10)
    test.up(at: 20)
    test.advance(to: 2_000)

    #expect(pans.states == [])
    #expect(test.screen.isUntouched)
  }

  // MARK: Switches and questions

  @Test func refusedGestureFails() {
    let tap = taps.record(TapGestureRecognizer())
    tap.shouldBegin = { _ in false }
    test.window.addGestureRecognizer(tap)

    test.tap(100, 100, at: 0)

    #expect(taps.states == [])
  }

  @Test func refusedTouchIsNotSeen() {
    let pan = pans.record(PanGestureRecognizer())
    pan.shouldReceive = { $0.startLocation.x > 100 }
    test.window.addGestureRecognizer(pan)

    test.down(50, 50, at: 0)
    test.move(90, 50, at: 10)
    test.up(at: 20)
    #expect(pans.states == [])
    test.down(150, 50, at: 30)
    test.move(190, 50, at: 40)

    #expect(pans.states == [.began])
  }

  @Test func switchedOffMeanwhileItIsCancelled() {
    let pan = pans.record(PanGestureRecognizer())
    test.window.addGestureRecognizer(pan)
    test.down(100, 100, at: 0)
    test.move(120, 100, at: 10)

    pan.isEnabled = false
    test.move(140, 100, at: 20)
    test.up(at: 30)
    pan.isEnabled = true
    test.down(100, 100, at: 40)
    test.move(120, 100, at: 50)

    #expect(pans.states == [.began, .cancelled, .began])
  }

  @Test func removedRecognizerIsCancelled() {
    let pan = pans.record(PanGestureRecognizer())
    test.window.addGestureRecognizer(pan)
    test.down(100, 100, at: 0)
    test.move(120, 100, at: 10)

    test.window.removeGestureRecognizer(pan)
    test.move(140, 100, at: 20)
    test.up(at: 30)

    #expect(pans.states == [.began, .cancelled])
    #expect(test.screen.isUntouched)
  }
}
