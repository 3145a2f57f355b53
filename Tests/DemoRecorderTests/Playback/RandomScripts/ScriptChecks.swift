import Components
import Interaction
import Scene

@testable import DemoRecorder

/// What must hold of a component while and after a script plays.
///
/// The expected values are worked out from the source documents' numbers, apart from the components.
protocol ScriptChecks: AnyObject {
  /// Looks at any instant.
  func problems(in trace: InteractionTrace) -> [String]

  /// Looks when the script has come to rest; may go on playing to see whether everything still works.
  func problemsAtRest() -> [String]
}

extension ScriptedComponent {
  func checks(_ setting: Setting, on stage: DemoRecorder.Stage) -> any ScriptChecks {
    switch self {
    case .callBubble: CallBubbleChecks(stage)
    case .callReveal: CallRevealChecks(stage, setting)
    case .pushAlert: PushAlertChecks(stage, setting)
    }
  }
}

extension Screen {
  /// What is wrong with any screen that has come to rest.
  var problemsAtRest: [String] {
    var problems: [String] = []
    if isAnimating { problems.append("something still moves") }
    if !isUntouched { problems.append("a finger is still down or a gesture undecided") }
    if !window.isUserInteractionEnabled { problems.append("the window takes no touches") }
    let trace = trace(model: true)
    for element in trace.elements {
      let name = element.identifier
      if element.presentation.isHighlighted == true { problems.append("\(name) looks pressed") }
      if element.model?.frame != element.presentation.frame
        || element.model?.alpha != element.presentation.alpha
      {
        problems.append("\(name) is not where it belongs")
      }
      if window.subviews.count(where: { $0.identifier == name }) > 1 {
        problems.append("\(name) is there twice")
      }
    }
    return problems
  }

  /// A tap of a finger of its own on a view, then time for all that follows.
  ///
  /// - Parameter area: Where the finger can reach: as near to the view's centre as this allows.
  func tapAndWait(_ identifier: String, inside area: Rect? = nil) {
    guard let center = trace()[identifier]?.presentation.center else { return }
    let area = area ?? bounds
    let place = Point(x: center.x, y: min(max(center.y, area.minY), area.maxY))
    let lift = now + .milliseconds(80)
    deliver([TouchEvent(finger: 99, phase: .down, location: place)], at: now)
    deliver([TouchEvent(finger: 99, phase: .up, location: place)], at: lift)
    advance(to: lift + .seconds(2))
  }
}
