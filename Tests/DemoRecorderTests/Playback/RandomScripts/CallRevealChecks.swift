import Interaction
import Scene

@testable import DemoRecorder

/// The ball never leaves its limits, no timer runs, and the call screen still comes and goes.
final class CallRevealChecks: ScriptChecks {
  private let screen: Screen
  private let limits: Rect

  init(_ stage: DemoRecorder.Stage, _ setting: ScriptedComponent.Setting) {
    screen = stage.screen
    let insets = stage.screen.safeAreaInsets
    let top = setting.hasDocumentLimits ? 64 : insets.top + 44
    let bottom = setting.hasDocumentLimits ? 49 : insets.bottom + 49
    limits = stage.screen.bounds.inset(by: EdgeInsets(top: top, bottom: bottom))
  }

  func problems(in trace: InteractionTrace) -> [String] {
    guard let ball = trace["call-button"] else { return ["the ball has gone"] }
    return [ball.presentation.frame, ball.model?.frame].compactMap(\.self)
      .filter { limits.union($0) != limits }
      .map { "the ball is at \($0) at \(trace.time)" }
  }

  func problemsAtRest() -> [String] {
    let timer = screen.nextEventTime.map { ["a timer is due at \($0)"] } ?? []
    let wasThere = isThere
    turn()
    let other = isThere
    turn()
    return timer + (wasThere != other && other != isThere ? [] : ["the call screen does not turn"])
  }

  /// Within the document's limits the bars of a tall screen can lie over the ball's middle.
  private func turn() {
    let insets = screen.safeAreaInsets
    let betweenBars = screen.bounds.inset(
      by: EdgeInsets(top: insets.top + 45, bottom: insets.bottom + 50))
    if isThere {
      screen.tapAndWait("dismiss")
    } else {
      screen.tapAndWait("call-button", inside: betweenBars)
    }
  }

  private var isThere: Bool { screen.trace()["call-screen"] != nil }
}
