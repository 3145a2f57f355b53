import Interaction
import Scene

/// Holds how a view has moved since a finger last lifted against what a scenario expects.
struct MotionCheck {
  private let expectation: Expectation

  init(_ expectation: Expectation) {
    self.expectation = expectation
  }

  /// What differs; empty where the expectation holds.
  func problems(of motion: ViewMotion, on screen: Screen) -> [PlaybackFailure.Problem] {
    [
      settlingProblem(of: motion, on: screen), exitProblem(of: motion, on: screen),
      overshootProblem(of: motion),
    ].compactMap(\.self)
  }

  private func settlingProblem(
    of motion: ViewMotion, on screen: Screen
  ) -> PlaybackFailure.Problem? {
    guard let limit = expectation.settlesWithin else { return nil }
    let expected = "at most " + TimeText.text(for: limit)
    if screen.isAnimating {
      return difference("settling", expected: expected, found: "it still moving")
    }
    let time = motion.settlingTime(tolerance: expectation.pointTolerance)
    guard time > limit else { return nil }
    return difference("settling", expected: expected, found: TimeText.text(for: time))
  }

  private func exitProblem(
    of motion: ViewMotion, on screen: Screen
  ) -> PlaybackFailure.Problem? {
    let safeArea = screen.bounds.inset(by: screen.safeAreaInsets)
    guard expectation.staysInsideSafeArea,
      let exit = motion.firstExit(from: safeArea, tolerance: expectation.pointTolerance),
      let frame = exit.frame
    else { return nil }
    let moment = DecimalText(seconds: exit.time, decimals: 3).text
    return difference(
      "place", expected: "inside the safe area \(safeArea.text)",
      found: "\(frame.text) at \(moment) s")
  }

  private func overshootProblem(of motion: ViewMotion) -> PlaybackFailure.Problem? {
    guard let expected = expectation.overshoot,
      abs(motion.overshoot - expected) > expectation.pointTolerance
    else { return nil }
    return difference(
      "overshoot", expected: DecimalText(expected, decimals: 4).text,
      found: DecimalText(motion.overshoot, decimals: 4).text)
  }

  private func difference(
    _ property: String, expected: String, found: String
  ) -> PlaybackFailure.Problem {
    .unexpected(
      element: expectation.identifier, property: property, expected: expected, found: found)
  }
}

extension Rect {
  /// `[x, y, width, height]`, as a scenario writes it.
  var text: String {
    let numbers = [minX, minY, width, height].map { DecimalText($0, decimals: 4).text }
    return "[\(numbers.joined(separator: ", "))]"
  }
}
