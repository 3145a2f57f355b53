extension ScenarioDecoder {
  /// How the scenario wants touches to be marked.
  static func touches(_ fields: Fields) -> TouchSettings? {
    guard let style = fields.text("style").flatMap(TouchMark.init), let size = fields.number("size")
    else { return nil }
    return TouchSettings(style: style, color: fields.color("color"), size: size)
  }
}
