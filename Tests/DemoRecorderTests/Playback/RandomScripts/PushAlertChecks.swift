import Components
import Interaction
import Scene

@testable import DemoRecorder

/// The alert rests in its place or is gone, each dismissal that found it completes once, and whoever
/// dismissed it last is obeyed.
final class PushAlertChecks: ScriptChecks {
  /// One press of a home button.
  private struct Press {
    var isDismissal: Bool
    /// The alert stood in its place.
    var foundTheAlert: Bool
    /// How many dismissals had completed by then.
    var completed: Int
  }

  private let stage: DemoRecorder.Stage
  private let setting: ScriptedComponent.Setting
  private var presses: [Press] = []

  init(_ stage: DemoRecorder.Stage, _ setting: ScriptedComponent.Setting) {
    self.stage = stage
    self.setting = setting
    for name in ["show", "dismiss"] {
      (stage.screen.view(identified: name) as? Control)?.addAction(for: .touchUpInside) {
        [unowned self] in note(isDismissal: name == "dismiss")
      }
    }
  }

  private func note(isDismissal: Bool) {
    presses.append(
      Press(
        isDismissal: isDismissal, foundTheAlert: isUp && !screen.isAnimating,
        completed: count("completed")))
  }

  private var screen: Screen { stage.screen }
  private var isUp: Bool { screen.trace()["alert"] != nil }
  private func count(_ event: String) -> Int { stage.component.count(ofEvent: event) }

  func problems(in trace: InteractionTrace) -> [String] { [] }

  func problemsAtRest() -> [String] {
    let timer = screen.nextEventTime.map { ["a timer is due at \($0)"] } ?? []
    let problems = timer + placeProblems()
    return setting.isFaithful
      ? problems : problems + countProblems() + completionProblems() + useProblems()
  }

  /// 49 points of tab bar, 10 of gap and half the alert's 64 above the bottom; a faithful alert stays
  /// where a drag was taken from it.
  private func placeProblems() -> [String] {
    guard let center = screen.trace(model: true)["alert"]?.model?.center else { return [] }
    let size = screen.bounds.size
    let place = Point(x: size.width / 2, y: size.height - screen.safeAreaInsets.bottom - 91)
    let isThere = setting.isFaithful ? center.y == place.y : center == place
    return isThere ? [] : ["the alert rests at \(center)"]
  }

  private func countProblems() -> [String] {
    let rest = count("shown") - count("dismissed")
    return rest == (isUp ? 1 : 0) ? [] : ["\(rest) more shown than dismissed, up: \(isUp)"]
  }

  private func completionProblems() -> [String] {
    var problems: [String] = []
    for (index, press) in presses.enumerated() {
      let isLast = index + 1 == presses.count
      let completions =
        (isLast ? count("completed") : presses[index + 1].completed)
        - press.completed
      let least = isLast && press.isDismissal && press.foundTheAlert ? 1 : 0
      let most = press.isDismissal ? 1 : 0
      if !(least...most).contains(completions) {
        problems.append("press \(index) completed \(completions) times")
      }
    }
    if presses.last?.isDismissal == true, isUp { problems.append("the alert was not dismissed") }
    if presses.isEmpty, count("completed") > 0 { problems.append("completed without a press") }
    return problems
  }

  private func useProblems() -> [String] {
    screen.tapAndWait("show")
    if !isUp { return ["the alert cannot be shown"] }
    screen.tapAndWait("dismiss")
    screen.advance(to: screen.now + .seconds(3))
    return isUp ? ["the alert cannot be dismissed"] : []
  }
}
