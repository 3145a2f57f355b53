import Scene

@testable import DemoRecorder

/// Writes the steps that random scripts are made of as a scenario has them.
enum ScriptText {
  static func text(of action: Step.Action) -> String {
    switch action {
    case .press(let press):
      let name = press.count == 2 ? "doubleTapOn" : "tapOn"
      return "\(name): {on: \(text(of: press.target)), hold: \(time(press.hold))}"
    case .drag(let drag): return drag.isSwipe ? swipe(drag) : self.drag(drag)
    case .touch(let touch):
      return "touch: {finger: \(touch.finger), \(text(of: touch.change))}"
    case .wait(let duration): return "wait: \(time(duration))"
    case .settle: return "settle"
    default: preconditionFailure("random scripts have no such step")
    }
  }

  private static func drag(_ drag: Drag) -> String {
    let path = drag.path.map(text).joined(separator: ", ")
    let end =
      drag.release == .flick
      ? "release: flick" : "ease: \(drag.ease.rawValue), hold: \(time(drag.hold))"
    return "drag: {from: \(text(of: drag.start)), path: [\(path)], "
      + "over: \(time(drag.duration)), press: \(time(drag.press)), \(end)}"
  }

  private static func swipe(_ drag: Drag) -> String {
    let end =
      drag.direction.map { "direction: \($0.rawValue)" } ?? "to: \(text(of: drag.path[0]))"
    return "swipe: {from: \(text(of: drag.start)), \(end), over: \(time(drag.duration))}"
  }

  private static func text(of change: FingerChange.Change) -> String {
    switch change {
    case .down(let target): "down: \(text(of: target))"
    case .move(let target, let duration): "move: \(text(of: target)), over: \(time(duration))"
    case .up: "up: true"
    case .cancel: "cancel: true"
    }
  }

  private static func text(of target: Target) -> String {
    switch target {
    case .view(let identifier, let place): "{id: \(identifier), at: \(text(of: place))}"
    case .point(let point): text(of: point)
    case .screenFraction(let place):
      "\"\(NumberText.text(for: place.x * 100))%, \(NumberText.text(for: place.y * 100))%\""
    }
  }

  private static func text(of point: Point) -> String {
    "[\(NumberText.text(for: point.x)), \(NumberText.text(for: point.y))]"
  }

  private static func time(_ time: Duration) -> String { TimeText.text(for: time) }
}

extension Drag {
  /// A swipe is the one that is even and lifts at speed.
  fileprivate var isSwipe: Bool { release == .flick && ease == .linear }
}
