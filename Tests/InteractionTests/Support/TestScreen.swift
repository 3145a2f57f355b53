import Interaction
import Scene

/// A screen of 375 × 812 points with a finger or more to put on it. Times are in milliseconds.
final class TestScreen {
  let screen: Screen
  var window: View { screen.window }
  /// Where each finger was last.
  private var places: [Int: Point] = [:]

  init(
    traits: TraitCollection = TraitCollection(),
    measuring: any TextMeasuring = TypewriterText()
  ) {
    screen = Screen(
      size: Size(width: 375, height: 812), scale: 2,
      safeAreaInsets: EdgeInsets(top: 44, bottom: 34), traitCollection: traits,
      textMeasuring: measuring)
  }

  func add(_ view: View) -> View {
    window.addSubview(view)
    return view
  }

  func add(x: Double, y: Double, width: Double, height: Double) -> View {
    add(View(frame: Rect(x: x, y: y, width: width, height: height)))
  }

  /// Shows a view, and works through the instant so that it is laid out.
  func keep(_ view: View) {
    window.addSubview(view)
    advance(to: 0)
  }

  func down(_ x: Double, _ y: Double, finger: Int = 0, at time: Int) {
    send(.down, Point(x: x, y: y), finger: finger, at: time)
  }

  func move(_ x: Double, _ y: Double, finger: Int = 0, at time: Int) {
    send(.move, Point(x: x, y: y), finger: finger, at: time)
  }

  func up(finger: Int = 0, at time: Int) {
    send(.up, places[finger] ?? .zero, finger: finger, at: time)
  }

  func cancel(finger: Int = 0, at time: Int) {
    send(.cancel, places[finger] ?? .zero, finger: finger, at: time)
  }

  func tap(_ x: Double, _ y: Double, at time: Int, holding: Int = 80) {
    down(x, y, at: time)
    up(at: time + holding)
  }

  func advance(to time: Int) { screen.advance(to: .milliseconds(time)) }

  private func send(_ phase: TouchEvent.Phase, _ place: Point, finger: Int, at time: Int) {
    places[finger] = place
    screen.deliver(
      [TouchEvent(finger: finger, phase: phase, location: place)], at: .milliseconds(time))
  }
}

/// Every character is 10 points wide; lines are the font's line height; words are not kept whole.
struct TypewriterText: TextMeasuring {
  func size(of block: TextBlock, fitting width: Double?) -> Size {
    let whole = Double(block.string.count) * 10
    guard let width, width < whole else {
      return Size(width: whole, height: block.font.lineHeight)
    }
    let perLine = max((width / 10).rounded(.down), 1)
    let lines = (Double(block.string.count) / perLine).rounded(.up)
    return Size(width: perLine * 10, height: lines * block.font.lineHeight)
  }
}

/// Every character is half an em wide.
struct HalfEmText: TextMeasuring {
  func size(of block: TextBlock, fitting width: Double?) -> Size {
    Size(width: Double(block.string.count) * block.font.size / 2, height: block.font.lineHeight)
  }
}

/// No font is there.
struct NoFonts: TextMeasuring {
  struct Missing: Error {}

  func size(of block: TextBlock, fitting width: Double?) throws -> Size { throw Missing() }
}

/// A view that writes down what it is told of touches.
final class RecordingView: View {
  var log: [String] = []

  override func touchesBegan(_ touches: [Touch]) { note("began", touches) }
  override func touchesMoved(_ touches: [Touch]) { note("moved", touches) }
  override func touchesEnded(_ touches: [Touch]) { note("ended", touches) }
  override func touchesCancelled(_ touches: [Touch]) { note("cancelled", touches) }

  private func note(_ word: String, _ touches: [Touch]) {
    for touch in touches { log.append("\(word) \(touch.finger)") }
  }
}

/// Collects the states that a recognizer tells its actions.
final class StateLog {
  private(set) var states: [GestureRecognizer.State] = []

  func record<R: GestureRecognizer>(_ recognizer: R) -> R {
    recognizer.addUntypedAction { [weak self] in self?.states.append($0.state) }
    return recognizer
  }
}
