import Interaction
import Scene
import Testing

@Suite struct ControlTests {
  final class Events {
    var log: [Control.Event] = []
  }

  let test = TestScreen()
  let control = Control(frame: Rect(x: 100, y: 100, width: 50, height: 40))
  let events = Events()

  init() {
    test.window.addSubview(control)
    for event in Control.Event.allCases {
      control.addAction(for: event) { [events] in events.log.append(event) }
    }
  }

  @Test func tapIsDownAndUpInside() {
    test.tap(120, 120, at: 0)

    #expect(events.log == [.touchDown, .touchUpInside])
  }

  @Test(arguments: [(219.99, true), (220, false), (30.0, true), (29.99, false)])
  func fingerCountsAsInsideUpTo70PointsAround(x: Double, isInside: Bool) {
    test.down(120, 120, at: 0)
    test.move(x, 120, at: 50)
    #expect(control.isHighlighted == isInside)
    test.up(at: 200)

    #expect(events.log.last == (isInside ? .touchUpInside : .touchUpOutside))
  }

  @Test func leavingAndComingBackIsTold() {
    test.down(120, 120, at: 0)
    test.move(130, 120, at: 50)
    test.move(300, 120, at: 100)
    test.move(310, 120, at: 150)
    test.move(140, 120, at: 200)
    test.up(at: 250)

    #expect(
      events.log == [
        .touchDown, .touchDragInside, .touchDragExit, .touchDragOutside, .touchDragOutside,
        .touchDragEnter, .touchDragInside, .touchUpInside,
      ])
  }

  @Test func downsOutsideTheTrueBoundsAreNotItsOwn() {
    test.tap(99, 120, at: 0)

    #expect(events.log == [])
  }

  @Test(arguments: [(80, 120), (0, 120), (119, 120), (120, 120), (300, 300)])
  func highlightLasts120MillisecondsAtLeast(held: Int, until: Int) {
    test.down(120, 120, at: 0)
    #expect(control.isHighlighted)
    test.up(at: held)
    test.advance(to: max(until - 1, held))
    #expect(control.isHighlighted == (held < until))
    test.advance(to: until)

    #expect(!control.isHighlighted)
  }

  @Test func newTouchOutlivesTheOldHighlight() {
    test.tap(120, 120, at: 0, holding: 20)
    test.down(120, 120, at: 100)
    test.advance(to: 200)

    #expect(control.isHighlighted)
  }

  @Test func systemTakesTheHighlightAwayAtOnce() {
    test.down(120, 120, at: 0)
    test.cancel(at: 10)

    #expect(!control.isHighlighted)
    #expect(events.log == [.touchDown, .touchCancel])
  }

  @Test func panOnAParentTakesTheTouch() {
    test.window.addGestureRecognizer(PanGestureRecognizer())
    test.down(120, 120, at: 0)
    test.move(131, 120, at: 10)
    test.up(at: 20)

    #expect(events.log == [.touchDown, .touchCancel])
  }

  @Test func disabledLetsTouchesFallThrough() {
    control.isEnabled = false

    #expect(test.screen.view(hitAt: Point(x: 120, y: 120)) === test.window)
  }

  @Test func disabledMeanwhileItLetsGo() {
    test.down(120, 120, at: 0)
    control.isEnabled = false
    test.up(at: 50)

    #expect(!control.isHighlighted)
    #expect(events.log == [.touchDown, .touchCancel])
  }

  @Test func removedByItsOwnActionItEndsWell() {
    control.addAction(for: .touchUpInside) { [control] in control.removeFromSuperview() }
    test.tap(120, 120, at: 0)
    test.advance(to: 1_000)

    #expect(events.log == [.touchDown, .touchUpInside])
    #expect(!control.isHighlighted)
    #expect(test.screen.isUntouched)
  }

  @Test func removedActionsAreNotCalled() {
    control.removeActions(for: .touchDown)
    test.tap(120, 120, at: 0)

    #expect(events.log == [.touchUpInside])
  }
}
