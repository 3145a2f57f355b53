import Interaction
import Scene

/// A screen with scripted fingers: the shortest way to play a component in a test.
final class Stage {
  let screen: Screen

  init(
    size: Size = Size(width: 375, height: 812),
    safeArea: EdgeInsets = EdgeInsets(top: 44, bottom: 34),
    traits: TraitCollection = TraitCollection()
  ) {
    screen = Screen(
      size: size, scale: 2, safeAreaInsets: safeArea, traitCollection: traits,
      textMeasuring: EvenlySpacedText())
  }

  /// Lets virtual time pass.
  func wait(_ duration: Duration) {
    screen.advance(to: screen.now + duration)
  }

  /// Works through the instant there is, so that what was built is in place.
  func begin() {
    screen.advance(to: screen.now)
  }

  /// Down, and up 80 ms later.
  func tap(_ point: Point) {
    down(point)
    up(point, after: .milliseconds(80))
  }

  func tap(_ identifier: String) {
    guard let center = drawnCenter(of: identifier) else { return }
    tap(center)
  }

  func down(_ point: Point) {
    send(.down, at: point)
  }

  func move(to point: Point, after delay: Duration = .milliseconds(10)) {
    send(.move, at: point, after: delay)
  }

  func up(_ point: Point, after delay: Duration = .milliseconds(10)) {
    send(.up, at: point, after: delay)
  }

  func cancel(_ point: Point) {
    send(.cancel, at: point)
  }

  /// Down on `start`, twenty moves of 10 ms each along the straight line, up at its end.
  func drag(from start: Point, to end: Point) {
    down(start)
    for step in 1...20 {
      move(to: start + (end - start) * (Double(step) / 20))
    }
    up(end)
  }

  func view(_ identifier: String) -> View? { screen.view(identified: identifier) }

  func text(_ identifier: String) -> String? { (view(identifier) as? Label)?.text }

  /// Where the view is drawn at this instant, in window coordinates.
  func drawnFrame(of identifier: String) -> Rect? {
    screen.trace()[identifier]?.presentation.frame
  }

  func drawnCenter(of identifier: String) -> Point? { drawnFrame(of: identifier)?.center }

  private func send(_ phase: TouchEvent.Phase, at point: Point, after delay: Duration = .zero) {
    screen.deliver(
      [TouchEvent(finger: 0, phase: phase, location: point)], at: screen.now + delay)
  }
}

/// Every character is half an em wide.
private struct EvenlySpacedText: TextMeasuring {
  func size(of block: TextBlock, fitting width: Double?) -> Size {
    Size(
      width: Double(block.string.count) * block.font.size / 2, height: block.font.lineHeight)
  }
}
