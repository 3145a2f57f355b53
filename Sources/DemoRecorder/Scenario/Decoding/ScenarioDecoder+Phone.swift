/// The phone round the screen, and the time that it shows.
extension ScenarioDecoder {
  static func phone(_ output: Fields) -> PhoneSettings {
    PhoneSettings(
      statusBar: output.boolean("statusBar"),
      frame: output.text("frame").flatMap(PhoneSettings.FrameStyle.init) ?? .none,
      background: output.color("background"))
  }

  /// Reads a time of day.
  mutating func clock(_ node: YAMLNode) -> Value? {
    guard let text = text(node, ValueType.clock.words) else { return nil }
    guard ClockTime(text) != nil else {
      report(
        .mismatch(
          expected: ValueType.clock.words, found: node.words,
          hint: "write hours, a colon and two digits of minutes, from 0:00 to 23:59"),
        at: node.location)
      return nil
    }
    return .text(text)
  }
}
