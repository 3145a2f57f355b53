import Interaction
import Scene
import TestSupport
import Testing

/// Random fingers on a tree of views and recognizers, against what must always hold.
@Suite struct TouchDispatcherTests {
  /// Counts what each touch of a view was told.
  final class StrictView: View {
    var open: Set<ObjectIdentifier> = []
    var mistakes: [String] = []
    /// Keeps touches alive, so that no two have one identity.
    private var seen: [Touch] = []

    override func touchesBegan(_ touches: [Touch]) {
      for touch in touches {
        seen.append(touch)
        if !open.insert(ObjectIdentifier(touch)).inserted { mistakes.append("began twice") }
      }
    }

    override func touchesMoved(_ touches: [Touch]) {
      for touch in touches where !open.contains(ObjectIdentifier(touch)) {
        mistakes.append("moved while not open")
      }
    }

    override func touchesEnded(_ touches: [Touch]) { close(touches) }
    override func touchesCancelled(_ touches: [Touch]) { close(touches) }

    private func close(_ touches: [Touch]) {
      for touch in touches where open.remove(ObjectIdentifier(touch)) == nil {
        mistakes.append("ended or cancelled twice")
      }
    }
  }

  /// Checks the order of a recognizer's states.
  final class StrictLog {
    private var last = GestureRecognizer.State.possible
    private(set) var mistakes: [String] = []

    func note(_ recognizer: GestureRecognizer) {
      let state = recognizer.state
      let isAllowed =
        switch (last.isRecognizing, state) {
        case (false, .began): true
        case (false, .recognized): recognizer is TapGestureRecognizer
        case (true, .changed), (true, .ended), (true, .cancelled): true
        default: false
        }
      if !isAllowed { mistakes.append("\(last) to \(state)") }
      last = state
    }

    var isOpen: Bool { last.isRecognizing }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func everythingThatBeginsEndsOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let test = TestScreen()
    let views = (0..<4).map { index in
      StrictView(frame: Rect(x: Double(index) * 30, y: 20, width: 200, height: 300))
    }
    for (index, view) in views.enumerated() {
      view.isMultipleTouchEnabled = index % 2 == 0
      (index == 0 ? test.window : views[index - 1]).addSubview(view)
    }
    let logs = Self.addRecognizers(to: views, using: &random)
    var down: Set<Int> = []
    var time = 0

    for _ in 0..<120 {
      time += Int.random(in: 0...250, using: &random)
      let finger = Int.random(in: 0..<3, using: &random)
      let x = Double.random(in: -10...380, using: &random)
      let y = Double.random(in: 0...330, using: &random)
      if !down.contains(finger) {
        down.insert(finger)
        test.down(x, y, finger: finger, at: time)
      } else if Int.random(in: 0..<3, using: &random) > 0 {
        test.move(x, y, finger: finger, at: time)
      } else {
        down.remove(finger)
        if Int.random(in: 0..<6, using: &random) == 0 {
          test.cancel(finger: finger, at: time)
        } else {
          test.up(finger: finger, at: time)
        }
      }
      if Int.random(in: 0..<12, using: &random) == 0, let view = views.randomElement(using: &random)
      {
        let parent = view.superview
        view.removeFromSuperview()
        parent?.addSubview(view)
      }
    }
    for finger in down.sorted() { test.up(finger: finger, at: time + 10) }
    test.advance(to: time + 10_000)

    #expect(views.flatMap(\.mistakes) == [])
    #expect(views.allSatisfy { $0.open.isEmpty })
    #expect(logs.flatMap(\.mistakes) == [])
    #expect(logs.allSatisfy { !$0.isOpen })
    #expect(views.flatMap(\.gestureRecognizers).allSatisfy { $0.state == .possible })
    #expect(views.flatMap(\.gestureRecognizers).allSatisfy { $0.numberOfTouches == 0 })
    #expect(test.screen.isUntouched)
    #expect(test.screen.nextEventTime == nil)
  }

  private static func addRecognizers(
    to views: [StrictView], using random: inout SeededGenerator
  ) -> [StrictLog] {
    var all: [GestureRecognizer] = []
    var logs: [StrictLog] = []
    for view in views {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let recognizer = Self.recognizer(using: &random)
        let log = StrictLog()
        recognizer.addUntypedAction { log.note($0) }
        recognizer.cancelsTouchesInView = .random(using: &random)
        recognizer.delaysTouchesBegan = .random(using: &random)
        recognizer.delaysTouchesEnded = .random(using: &random)
        if Bool.random(using: &random) { recognizer.recognizesSimultaneously = { _ in true } }
        if let other = all.randomElement(using: &random) { recognizer.require(toFail: other) }
        view.addGestureRecognizer(recognizer)
        all.append(recognizer)
        logs.append(log)
      }
    }
    return logs
  }

  private static func recognizer(using random: inout SeededGenerator) -> GestureRecognizer {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let tap = TapGestureRecognizer()
      tap.numberOfTapsRequired = .random(in: 1...3, using: &random)
      tap.numberOfTouchesRequired = .random(in: 1...2, using: &random)
      return tap
    case 1:
      let press = LongPressGestureRecognizer()
      press.allowableMovement = 200
      return press
    default:
      let pan = PanGestureRecognizer()
      pan.minimumNumberOfTouches = .random(in: 1...2, using: &random)
      return pan
    }
  }
}
