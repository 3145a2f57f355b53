import Interaction
import Scene
import Testing

@Suite struct ScreenTests {
  let test = TestScreen()
  var screen: Screen { test.screen }

  final class Order {
    var log: [String] = []
  }

  @Test func workForLaterIsDoneOnceAtItsTime() {
    let order = Order()
    screen.advance(to: .seconds(1))
    screen.async(after: .milliseconds(500)) { order.log.append("later") }
    screen.async(after: .milliseconds(500)) { order.log.append("last") }
    screen.async(after: .zero) { order.log.append("now") }
    #expect(order.log.isEmpty)

    screen.advance(to: .milliseconds(1_499))
    #expect(order.log == ["now"])
    screen.advance(to: .seconds(9))

    #expect(order.log == ["now", "later", "last"])
    #expect(screen.nextEventTime == nil)
  }

  /// Touches, gestures, main queue and timers, endings, layout: in this order, whatever asked first.
  @Test func instantHasItsOrder() {
    final class Witness: View {
      var order: Order?
      override func layoutSubviews() { order?.log.append("layout") }
      override func touchesBegan(_ touches: [Touch]) { order?.log.append("touch") }
    }
    let order = Order()
    let witness = Witness(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    test.window.addSubview(witness)
    let other = test.add(x: 300, y: 0, width: 10, height: 10)
    screen.animate(
      withDuration: .seconds(1), animations: { other.alpha = 0 },
      completion: { _ in order.log.append("ending") })
    let timer = screen.makeTimer(start: .seconds(1), interval: .seconds(9)) {
      order.log.append("timer")
    }
    timer.resume()
    witness.addGestureRecognizer(
      LongPressGestureRecognizer { _ in
        order.log.append("gesture")
      })
    test.down(10, 10, at: 500)
    witness.order = order

    let second = TouchEvent(finger: 1, phase: .down, location: Point(x: 20, y: 20))
    witness.isMultipleTouchEnabled = true
    witness.gestureRecognizers[0].isEnabled = false
    let tap = TapGestureRecognizer { _ in }
    tap.shouldReceive = { _ in
      self.screen.async { order.log.append("queue") }
      witness.setNeedsLayout()
      return false
    }
    witness.addGestureRecognizer(tap)
    screen.deliver([second], at: .seconds(1))

    #expect(order.log == ["touch", "queue", "timer", "ending", "layout"])
    timer.cancel()
  }

  @Test func touchAtAnInstantThatWasWorkedThroughFindsItsEndings() {
    let view = test.add(x: 0, y: 0, width: 100, height: 100)
    let taps = StateLog()
    view.addGestureRecognizer(taps.record(TapGestureRecognizer()))
    screen.animate(withDuration: .seconds(1), animations: { view.alpha = 0.5 })

    test.advance(to: 1_000)
    test.tap(50, 50, at: 1_000)

    #expect(taps.states == [.recognized])
  }

  @Test func touchOfTheSameInstantComesBeforeTheEnding() {
    let view = test.add(x: 0, y: 0, width: 100, height: 100)
    let taps = StateLog()
    view.addGestureRecognizer(taps.record(TapGestureRecognizer()))
    screen.animate(withDuration: .seconds(1), animations: { view.alpha = 0.5 })

    test.tap(50, 50, at: 1_000)

    #expect(taps.states == [])
  }

  @Test func animationMadeByATouchStartsInItsInstant() {
    let view = test.add(x: 0, y: 0, width: 100, height: 100)
    let screen = screen
    view.addGestureRecognizer(
      TapGestureRecognizer { _ in
        screen.animate(
          withDuration: .seconds(1), options: .curveLinear, animations: { view.alpha = 0 })
      })
    test.tap(50, 50, at: 320)
    #expect(view.layer.presentation.opacity == 1)
    test.advance(to: 900)

    #expect(view.layer.presentation.opacity == 0.5)
  }

  @Test func knowsWhetherAndWhenSomethingHappens() {
    let view = test.add(x: 0, y: 0, width: 100, height: 100)
    test.advance(to: 0)
    #expect(screen.nextEventTime == nil && !screen.isAnimating)
    screen.animate(withDuration: .milliseconds(300), animations: { view.alpha = 0 })
    #expect(screen.isAnimating)
    test.advance(to: 10)
    #expect(
      screen.nextEventTime == .milliseconds(310) || screen.nextEventTime == .milliseconds(300))
    let timer = screen.makeTimer(start: .milliseconds(40), interval: .seconds(1)) {}
    timer.resume()
    #expect(screen.nextEventTime == .milliseconds(50))
    test.advance(to: 320)
    #expect(!screen.isAnimating)
    #expect(screen.nextEventTime == .milliseconds(1_050))
    timer.cancel()

    #expect(screen.nextEventTime == nil)
  }

  @Test func endlessAnimationDoesNotCount() {
    let view = test.add(x: 0, y: 0, width: 100, height: 100)
    screen.animate(
      withDuration: .milliseconds(300), options: [.repeat, .autoreverse],
      animations: { view.alpha = 0 })
    test.advance(to: 1_000)

    #expect(!screen.isAnimating)
    view.removeFromSuperview()
    test.advance(to: 1_001)
  }

  @Test func emptyBlockCompletesInTheSameInstant() {
    var ends: [Bool] = []
    screen.animate(withDuration: .seconds(1), animations: {}, completion: { ends.append($0) })
    #expect(ends == [])
    test.advance(to: 0)

    #expect(ends == [true])
  }

  @Test func frontmostViewHasTheIdentifier() {
    let back = test.add(x: 0, y: 0, width: 10, height: 10)
    let front = test.add(x: 0, y: 0, width: 10, height: 10)
    back.identifier = "twin"
    front.identifier = "twin"
    #expect(screen.view(identified: "twin") === front)
    test.window.bringSubviewToFront(back)
    #expect(screen.view(identified: "twin") === back)
    back.addSubview(front)
    #expect(screen.view(identified: "twin") === front)
    back.removeFromSuperview()

    #expect(screen.view(identified: "twin") == nil)
  }

  @Test func droppedWithFingersDownItLeavesNothingBehind() {
    weak var screen: Screen?
    weak var view: View?
    do {
      let test = TestScreen()
      let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      button.addGestureRecognizer(PanGestureRecognizer())
      test.window.addSubview(button)
      test.screen.animate(withDuration: .seconds(9), animations: { test.window.alpha = 0.5 })
      button.isHighlighted = true
      test.advance(to: 0)
      _ = test.screen.snapshot()
      test.advance(to: 9_000)
      test.down(50, 50, at: 9_000)
      test.down(60, 50, finger: 1, at: 9_010)
      screen = test.screen
      view = button
      #expect(button.isTracking)
    }

    #expect(screen == nil)
    #expect(view == nil)
  }

  // MARK: Snapshots

  @Test func snapshotHoldsTheWholeWindow() {
    let view = test.add(x: 10, y: 20, width: 30, height: 40)
    view.backgroundColor = .white
    test.advance(to: 0)

    let snapshot = screen.snapshot()

    #expect(snapshot.size == Size(width: 375, height: 812))
    #expect(snapshot.layers.count == 1)
    let drawn = snapshot.layers[0].sublayers
    #expect(drawn.count == 1)
    #expect(drawn.first?.transform == .translation(x: 10, y: 20))
    #expect(drawn.first?.backgroundColor == .white)
  }

  @Test func snapshotsAreEqualJustWhileNothingChanges() {
    let view = test.add(x: 10, y: 20, width: 30, height: 40)
    test.advance(to: 0)
    let first = screen.snapshot()
    test.advance(to: 100)
    #expect(screen.snapshot() == first)
    view.alpha = 0.5
    #expect(screen.snapshot() != first)
    view.alpha = 1

    #expect(screen.snapshot() == first)
  }

  @Test func snapshotFollowsAnAnimation() {
    let view = test.add(x: 0, y: 0, width: 10, height: 10)
    screen.animate(
      withDuration: .seconds(1), options: .curveLinear,
      animations: { view.center = Point(x: 105, y: 5) })
    test.advance(to: 0)
    var places: [Double] = []
    for time in [0, 250, 500, 1_000, 1_500] {
      test.advance(to: time)
      places.append(screen.snapshot().layers[0].sublayers[0].transform.tx)
    }

    #expect(places == [0, 25, 50, 100, 100])
  }
}
