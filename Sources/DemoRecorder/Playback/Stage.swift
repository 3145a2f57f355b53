import Components
import Interaction
import Scene

/// A screen of the scenario's device with the scenario's component on it, at the beginning of time.
struct Stage {
  let screen: Screen
  /// The screen shows its views; they do not keep the component that leads them alive.
  let component: any Component

  /// - Throws: Where a picture that an option names cannot be read.
  init(
    _ scenario: Scenario, registry: ComponentRegistry, textMeasuring: any TextMeasuring
  ) throws {
    guard let type = registry.component(named: scenario.component.name) else {
      preconditionFailure("a scenario that was checked names a component there is")
    }
    screen = Screen(
      size: scenario.device.size, scale: scenario.output.scale,
      safeAreaInsets: scenario.device.safeArea, traitCollection: scenario.traits,
      textMeasuring: textMeasuring)
    component = type.init(
      screen: screen, options: try scenario.component.decodedOptions())
  }

  /// Plays steps on the stage and keeps its component alive until the end.
  ///
  /// - Returns: The player, for what it has found.
  /// - Throws: What the observer throws, or why a text could not be measured.
  func play(
    _ steps: [Step], samples: SampleTimes, observer: any PlaybackObserver
  ) throws -> ScenarioPlayer {
    var player = ScenarioPlayer(
      screen: screen, samples: samples, observer: observer, watched: steps.watchedViews,
      eventCount: component.count(ofEvent:))
    try withExtendedLifetime(component) { try player.play(steps) }
    if let error = screen.measuringError { throw error }
    return player
  }
}

extension [Step] {
  /// The views whose motion is asked for somewhere in the steps.
  fileprivate var watchedViews: Set<String> {
    reduce(into: []) { views, step in
      switch step.action {
      case .expect(let expectation) where expectation.looksBack:
        views.insert(expectation.identifier)
      case .repetition(_, let steps): views.formUnion(steps.watchedViews)
      default: break
      }
    }
  }
}
