import Scene
import TestSupport

@testable import DemoRecorder

/// Makes up touches, more often where and when something happens: on the views, at the edges, outside,
/// and at the times at which animations end.
struct ScriptWriter {
  private let component: ScriptedComponent
  private var random: SeededGenerator

  init(_ component: ScriptedComponent, random: SeededGenerator) {
    self.component = component
    self.random = random
  }

  mutating func actions(touches: ClosedRange<Int>) -> [Step.Action] {
    var actions: [Step.Action] = []
    for _ in 0..<Int.random(in: touches, using: &random) {
      actions += touch() + pause()
    }
    return actions
  }

  private mutating func touch() -> [Step.Action] {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3:
      [.press(Press(target: start(), hold: briefly(), count: 1, pause: .milliseconds(100)))]
    case 4:
      [.press(Press(target: start(), hold: .milliseconds(80), count: 2, pause: .milliseconds(100)))]
    case 5, 6: [.drag(drag())]
    case 7: [.drag(flick())]
    case 8: [.drag(swipe())]
    default: fingers()
    }
  }

  private mutating func pause() -> [Step.Action] {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: []
    case 2: [.settle(within: nil)]
    case 3: [.wait(.milliseconds(1))]
    default: [.wait(time())]
    }
  }

  // MARK: Gestures

  private mutating func drag() -> Drag {
    let corners = (0..<Int.random(in: 1...3, using: &random)).map { _ in place() }
    return Drag(
      start: start(), path: corners, direction: nil, duration: time(),
      ease: Drag.Ease.allCases.randomElement(using: &random) ?? .linear, press: rarely(),
      hold: rarely(), release: .rest)
  }

  private mutating func flick() -> Drag {
    Drag(
      start: start(), path: [place()], direction: nil, duration: time(), ease: .easeIn,
      press: rarely(), hold: .zero, release: .flick)
  }

  private mutating func swipe() -> Drag {
    let direction =
      Bool.random(using: &random)
      ? Drag.Direction.allCases.randomElement(using: &random) : nil
    return Drag(
      start: start(), path: direction == nil ? [place()] : [], direction: direction,
      duration: time(), ease: .linear, press: .zero, hold: .zero, release: .flick)
  }

  /// What named fingers do, one change after the other, with taps of a further finger between them.
  private mutating func fingers() -> [Step.Action] {
    var actions: [Step.Action] = []
    for _ in 0..<Int.random(in: 2...8, using: &random) {
      let finger = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      actions.append(.touch(FingerChange(finger: finger, change: change())))
      if Bool.random(using: &random) { actions += pause() }
      if Int.random(in: 0..<8, using: &random) == 0 {
        actions.append(
          .press(Press(target: start(), hold: briefly(), count: 1, pause: .milliseconds(100))))
      }
    }
    return actions
  }

  private mutating func change() -> FingerChange.Change {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: .down(start())
    case 4...6: .move(to: place(), over: rarely())
    case 7, 8: .up
    default: .cancel
    }
  }

  // MARK: Places

  /// Where a finger comes down.
  private mutating func start() -> Target {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return place() }
    let view = component.lastingViews.randomElement(using: &random) ?? ""
    let at = Bool.random(using: &random) ? Target.middle : Point(x: quarter(), y: quarter())
    return .view(identifier: view, at: at)
  }

  private mutating func place() -> Target {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...6:
      let usual = component.usualPlaces.randomElement(using: &random) ?? .zero
      return .point(usual + Point(x: nearby(), y: nearby()))
    case 7:
      return .screenFraction(Point(x: quarter(), y: quarter()))
    case 8:
      let sides = [-1, 0, 0.5, 12, 29, 30, 31, 345, 346, 374.5, 375, 376]
      return .point(
        Point(
          x: sides.randomElement(using: &random) ?? 0,
          y: Double(Int.random(in: 0...812, using: &random))))
    case 9:
      return .point(
        Point(
          x: Double(Int.random(in: -400...900, using: &random)),
          y: Double(Int.random(in: -400...1500, using: &random))))
    default:
      return .point(
        Point(
          x: Double(Int.random(in: 0...750, using: &random)) / 2,
          y: Double(Int.random(in: 0...1624, using: &random)) / 2))
    }
  }

  private mutating func quarter() -> Double { Double(Int.random(in: 0...4, using: &random)) / 4 }

  /// Round the limits of what a drag and a tap are.
  private mutating func nearby() -> Double {
    [0, 0, 0, 1, -5, 9.5, -10, 10.5, 30, -44, 46, -69, 71].randomElement(using: &random) ?? 0
  }

  // MARK: Times

  private mutating func time() -> Duration {
    let telling = [1, 8, 16, 79, 120, 200, 350, 399, 400, 401, 420, 499, 500, 501, 999, 1000]
    return .milliseconds(
      Int.random(in: 0..<3, using: &random) == 0
        ? Int.random(in: 1...800, using: &random) : telling.randomElement(using: &random) ?? 1)
  }

  /// For a tap: the limits are the shortest highlight and the longest tap.
  private mutating func briefly() -> Duration {
    .milliseconds(
      [1, 16, 80, 80, 80, 119, 120, 121, 400, 500, 1499, 1500].randomElement(using: &random) ?? 80)
  }

  private mutating func rarely() -> Duration { Bool.random(using: &random) ? .zero : time() }
}
