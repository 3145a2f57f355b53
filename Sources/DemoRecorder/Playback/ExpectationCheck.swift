import Interaction
import Scene

/// Holds what a screen shows at one instant against what a scenario expects of one view.
struct ExpectationCheck {
  private let expectation: Expectation

  init(_ expectation: Expectation) {
    self.expectation = expectation
  }

  /// What differs; empty where the expectation holds.
  func problems(on screen: Screen) -> [PlaybackFailure.Problem] {
    let trace = screen.trace(model: expectation.readsModel)
    guard let element = trace[expectation.identifier] else {
      return expectation.exists == false ? [] : [.elementMissing(expectation.identifier)]
    }
    if expectation.exists == false {
      return [difference("exists", expected: "false", found: "true")]
    }
    let values = element.model ?? element.presentation
    return geometryProblems(of: values) + appearanceProblems(of: values)
  }

  private func geometryProblems(of values: InteractionTrace.Values) -> [PlaybackFailure.Problem] {
    var problems: [PlaybackFailure.Problem] = []
    if let expected = expectation.frame, !isNear(expected, values.frame) {
      problems.append(
        difference("frame", expected: expected.text, found: values.frame.text))
    }
    if let expected = expectation.center, !isNear(expected, values.center) {
      problems.append(
        difference("center", expected: text(expected), found: text(values.center)))
    }
    if let expected = expectation.alpha,
      abs(expected - values.alpha) > expectation.alphaTolerance
    {
      problems.append(
        difference("alpha", expected: text(expected), found: text(values.alpha)))
    }
    return problems
  }

  private func appearanceProblems(
    of values: InteractionTrace.Values
  ) -> [PlaybackFailure.Problem] {
    var problems: [PlaybackFailure.Problem] = []
    if let expected = expectation.isVisible, expected != values.isVisible {
      problems.append(
        difference("visible", expected: "\(expected)", found: "\(values.isVisible)"))
    }
    if let expected = expectation.text, expected != values.text {
      problems.append(
        difference(
          "text", expected: "'\(expected)'", found: values.text.map { "'\($0)'" } ?? "no text"))
    }
    return problems
  }

  private func difference(
    _ property: String, expected: String, found: String
  ) -> PlaybackFailure.Problem {
    .unexpected(
      element: expectation.identifier, property: property, expected: expected, found: found)
  }

  private func isNear(_ expected: Point, _ found: Point) -> Bool {
    abs(expected.x - found.x) <= expectation.pointTolerance
      && abs(expected.y - found.y) <= expectation.pointTolerance
  }

  private func isNear(_ expected: Rect, _ found: Rect) -> Bool {
    isNear(expected.origin, found.origin)
      && abs(expected.width - found.width) <= expectation.pointTolerance
      && abs(expected.height - found.height) <= expectation.pointTolerance
  }

  private func text(_ number: Double) -> String { DecimalText(number, decimals: 4).text }

  private func text(_ point: Point) -> String { "[\(text(point.x)), \(text(point.y))]" }
}
