extension CanonicalText {
  /// What is drawn round the screen, as far as it shows.
  mutating func addPhone(of scenario: Scenario) {
    let phone = scenario.output.phone
    if phone.showsSystemMarks(on: scenario.device) {
      add(
        "statusBar", scenario.clock.text(after: .zero), scenario.clock.padsHour ? "padded" : "plain"
      )
    }
    guard phone.frame != .none else { return }
    add("frame", phone.frame.rawValue)
    if let background = phone.background { add("background", ColorText.text(for: background)) }
  }
}
