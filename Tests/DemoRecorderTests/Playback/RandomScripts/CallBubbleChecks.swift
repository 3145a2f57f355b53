import Interaction
import Scene

@testable import DemoRecorder

/// The bubble rests at a side inside the limits, bubble and call screen take turns, and time is
/// counted while there is a bubble.
final class CallBubbleChecks: ScriptChecks {
  private let screen: Screen

  init(_ stage: DemoRecorder.Stage) { screen = stage.screen }

  func problems(in trace: InteractionTrace) -> [String] { [] }

  func problemsAtRest() -> [String] {
    stateProblems() + placeProblems() + timeProblems() + useProblems()
  }

  private func shows(_ identifier: String) -> Bool {
    screen.trace()[identifier]?.presentation.isVisible ?? false
  }

  private func stateProblems() -> [String] {
    let trace = screen.trace()
    let hasScreen = trace["voice-screen"] != nil
    if hasScreen, !shows("voice-screen") { return ["an invisible call screen was left"] }
    if hasScreen, shows("bubble") { return ["bubble and call screen are there together"] }
    if trace["bubble"] != nil, !hasScreen, !shows("bubble") {
      return ["neither bubble nor call screen can be seen, yet there is a call"]
    }
    return []
  }

  private func placeProblems() -> [String] {
    guard let center = screen.trace(model: true)["bubble"]?.model?.center else { return [] }
    let size = screen.bounds.size
    let insets = screen.safeAreaInsets
    let isAtASide = center.x == 52 || center.x == size.width - 52
    let isInside = center.y >= insets.top + 40 && center.y <= size.height - insets.bottom - 40
    return isAtASide && isInside ? [] : ["the bubble rests at \(center)"]
  }

  private func timeProblems() -> [String] {
    guard screen.trace()["bubble"] != nil else {
      return screen.nextEventTime.map { ["a timer is due at \($0) without a bubble"] } ?? []
    }
    guard let before = seconds() else { return ["the bubble shows no time"] }
    screen.advance(to: screen.now + .seconds(1))
    let after = seconds()
    return after == before + 1 ? [] : ["a second after \(before) the bubble shows \(after ?? -1)"]
  }

  /// What the bubble reads, in seconds.
  private func seconds() -> Int? {
    let parts = (screen.trace()["bubble-time"]?.presentation.text ?? "").split(separator: ":")
    let numbers = parts.compactMap { Int($0) }
    return parts.count == 2 && numbers.count == 2 ? numbers[0] * 60 + numbers[1] : nil
  }

  private func useProblems() -> [String] {
    if shows("bubble") {
      screen.tapAndWait("bubble")
      return shows("voice-screen") && !shows("bubble") ? [] : ["the bubble cannot be opened"]
    }
    if shows("voice-screen") {
      screen.tapAndWait("minimize")
      return shows("bubble") && !shows("voice-screen") ? [] : ["the call cannot be minimised"]
    }
    screen.tapAndWait("start-call")
    return shows("voice-screen") ? [] : ["no call can be started"]
  }
}
