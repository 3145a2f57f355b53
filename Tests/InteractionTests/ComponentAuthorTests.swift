import Interaction
import Scene
import Testing

/// Small components as a UIKit author would write them, with public names only.
@Suite struct ComponentAuthorTests {
  let test = TestScreen()

  /// A ball that follows the finger and springs back into the screen.
  final class Ball: View {
    private unowned let screen: Screen
    private(set) var taps = 0

    init(on screen: Screen) {
      self.screen = screen
      super.init(frame: Rect(x: 100, y: 100, width: 60, height: 60))
      layer.cornerRadius = 30
      addGestureRecognizer(PanGestureRecognizer { [unowned self] in follow($0) })
      addGestureRecognizer(TapGestureRecognizer { [unowned self] _ in taps += 1 })
    }

    private func follow(_ pan: PanGestureRecognizer) {
      center = center + pan.translation(in: superview)
      pan.setTranslation(.zero, in: superview)
      guard pan.state == .ended || pan.state == .cancelled else { return }
      screen.animate(
        withDuration: .milliseconds(500), usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        animations: { center.x = 30 })
    }
  }

  @Test func ballIsDraggedLessTheFirst10PointsAndReturns() {
    let ball = Ball(on: test.screen)
    test.window.addSubview(ball)

    test.down(130, 130, at: 0)
    test.move(150, 130, at: 50)
    #expect(ball.center == Point(x: 140, y: 130))
    test.move(200, 160, at: 100)
    #expect(ball.center == Point(x: 190, y: 160))
    test.up(at: 120)
    #expect(ball.center == Point(x: 30, y: 160))
    #expect(ball.layer.presentation.position == Point(x: 190, y: 160))
    test.advance(to: 620)

    #expect(ball.layer.presentation.position == Point(x: 30, y: 160))
    #expect(!test.screen.isAnimating)
    #expect(ball.taps == 0)
  }

  @Test(arguments: [(9.99, 1), (10, 0)])
  func ballTellsATapFromADrag(travel: Double, taps: Int) {
    let ball = Ball(on: test.screen)
    test.window.addSubview(ball)

    test.down(130, 130, at: 0)
    test.move(130 + travel, 130, at: 30)
    test.up(at: 60)

    #expect(ball.taps == taps)
    #expect((ball.center.x == 130) == (taps == 1))
  }

  @Test func ballCannotBeCaughtWhileItReturns() {
    let ball = Ball(on: test.screen)
    test.window.addSubview(ball)
    test.down(130, 130, at: 0)
    test.move(250, 130, at: 50)
    test.up(at: 60)

    test.tap(30, 130, at: 100)
    #expect(ball.taps == 0)
    test.tap(30, 130, at: 600)

    #expect(ball.taps == 1)
  }

  /// A counter as dispatch timers drive it: at once, then every second; a hand on it holds it.
  @Test func counterStandsStillWhileItIsHeld() {
    let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    label.isUserInteractionEnabled = true
    test.window.addSubview(label)
    var count = 0
    let timer = test.screen.makeTimer(interval: .seconds(1)) {
      label.text = "\(count)"
      count += 1
    }
    label.addGestureRecognizer(
      LongPressGestureRecognizer { press in
        if press.state == .began { timer.suspend() }
        if press.state == .ended { timer.resume() }
      })
    timer.resume()
    test.advance(to: 1_000)
    #expect(label.text == "1")

    test.down(50, 20, at: 1_200)
    test.advance(to: 3_600)
    #expect(label.text == "1")
    test.up(at: 3_700)
    #expect(label.text == "2")
    test.advance(to: 4_000)
    #expect(label.text == "3")
    timer.cancel()

    #expect(test.screen.nextEventTime == nil)
  }

  /// A sheet that is dismissed by its button: gone at the end of its way, and only once.
  @Test func sheetLeavesAtTheEndOfItsWay() {
    let sheet = test.add(x: 0, y: 600, width: 375, height: 212)
    let button = Button(type: .system, frame: Rect(x: 20, y: 20, width: 100, height: 44))
    var endings: [Bool] = []
    let screen = test.screen
    button.setTitle("close")
    button.addAction(for: .touchUpInside) {
      screen.animate(
        withDuration: .milliseconds(300), animations: { sheet.center.y = 1_000 },
        completion: { finished in
          endings.append(finished)
          sheet.removeFromSuperview()
        })
    }
    sheet.addSubview(button)

    test.tap(60, 640, at: 100)
    test.tap(60, 640, at: 300)
    test.advance(to: 479)
    #expect(sheet.superview != nil)
    test.advance(to: 480)

    #expect(sheet.superview == nil)
    #expect(endings == [true])
  }

  /// A recognizer of one's own: two downs of a finger in different halves of the view.
  final class SideSwitch: GestureRecognizer {
    private var firstSide: Bool?

    override var awaitsFurtherTouches: Bool { firstSide != nil }

    override func touchesBegan(_ touches: [Touch]) {
      guard let view, let touch = touches.first else { return }
      let side = touch.location(in: view).x < view.bounds.midX
      if let firstSide, firstSide != side {
        become(.recognized)
      } else {
        firstSide = side
        become(.failed, after: .seconds(1))
      }
    }

    override func reset() { firstSide = nil }
  }

  @Test(arguments: [(900, 1), (1_000, 1), (1_001, 0)])
  func recognizerOfOnesOwnWaitsAndTimesOut(second: Int, recognised: Int) {
    let view = test.add(x: 0, y: 0, width: 200, height: 100)
    let log = StateLog()
    view.addGestureRecognizer(log.record(SideSwitch()))

    test.tap(50, 50, at: 0, holding: 50)
    test.tap(150, 50, at: second, holding: 50)

    #expect(log.states.count == recognised)
  }

  @Test func animatingAwayFromTheFingerKeepsTheTouch() {
    let view = RecordingView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    test.window.addSubview(view)
    test.down(50, 50, at: 0)
    test.screen.animate(
      withDuration: .milliseconds(200), animations: { view.center = Point(x: 300, y: 700) })
    test.move(60, 50, at: 100)
    test.up(at: 300)

    #expect(view.log == ["began 0", "moved 0", "ended 0"])
  }

  @Test func dragOverAnotherViewStaysWithTheFirst() {
    let first = RecordingView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let second = RecordingView(frame: Rect(x: 100, y: 0, width: 100, height: 100))
    test.window.addSubview(first)
    test.window.addSubview(second)

    test.down(50, 50, at: 0)
    test.move(150, 50, at: 10)
    test.up(at: 20)

    #expect(first.log.count == 3 && second.log.isEmpty)
  }

  @Test func movingTheModelDuringASpringShowsTheLeftover() {
    let view = test.add(x: 0, y: 0, width: 20, height: 20)
    test.screen.animate(
      withDuration: .seconds(1), options: .curveLinear, animations: { view.center.y = 110 })
    test.advance(to: 250)
    view.center.y = 300

    #expect(view.layer.presentation.position.y == 225)
  }
}
