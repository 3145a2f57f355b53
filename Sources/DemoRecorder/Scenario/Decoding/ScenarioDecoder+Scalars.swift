extension ScenarioDecoder {
  /// Reads a single value that is neither a list nor a mapping.
  mutating func scalar(_ node: YAMLNode, as type: ValueType, of key: String) -> Value? {
    switch type {
    case .time: time(node)
    case .filmPlace: filmPlace(node)
    case .text: text(node, type.words).map(Value.text)
    case .name: name(node)
    case .integer(let range): integer(node, in: range).map(Value.integer)
    case .number(let range): number(node, in: range).map(Value.number)
    case .boolean: boolean(node, type)
    case .flag: flag(node, type)
    case .choice(let choices, let range): choice(node, among: choices, orInteger: range, of: key)
    case .color: color(node)
    case .clock: clock(node)
    case .byteCount: byteCount(node)
    case .devicePreset: preset(node)
    case .locale: locale(node)
    default: preconditionFailure("a \(type.words) is no scalar")
    }
  }

  /// The text of a scalar; nil for a list, a mapping or nothing.
  mutating func text(_ node: YAMLNode, _ expected: String) -> String? {
    guard let scalar = node.scalar, !(scalar.isPlain && scalar.text.isEmpty) else {
      report(.mismatch(expected: expected, found: node.words, hint: nil), at: node.location)
      return nil
    }
    return scalar.text
  }

  mutating func number(_ node: YAMLNode, in range: ClosedRange<Double>) -> Double? {
    guard let text = text(node, "a number") else { return nil }
    guard let number = NumberText.number(text) else {
      report(.mismatch(expected: "a number", found: node.words, hint: nil), at: node.location)
      return nil
    }
    guard range.contains(number) else {
      report(
        .outOfRange(
          found: DisplayText.quoted(text), allowed: ValueType.number(range).rangeWords, reason: nil),
        at: node.location)
      return nil
    }
    return number
  }

  private mutating func integer(_ node: YAMLNode, in range: ClosedRange<Int>) -> Int? {
    let expected = "a whole number"
    guard let text = text(node, expected) else { return nil }
    guard let number = NumberText.integer(text) else {
      report(.mismatch(expected: expected, found: node.words, hint: nil), at: node.location)
      return nil
    }
    guard range.contains(number) else {
      report(
        .outOfRange(
          found: DisplayText.quoted(text), allowed: ValueType.integer(range).rangeWords, reason: nil
        ),
        at: node.location)
      return nil
    }
    return number
  }

  mutating func time(_ node: YAMLNode) -> Value? {
    guard let text = text(node, ValueType.time.words) else { return nil }
    switch TimeText.read(text) {
    case .time(let time): return .time(time)
    case .bare: report(.bareTime(text), at: node.location)
    case .tooLong:
      report(
        .outOfRange(
          found: DisplayText.quoted(text),
          allowed: "0s to \(TimeText.text(for: ScenarioLimits.duration))", reason: nil),
        at: node.location)
    case .noTime:
      report(
        .mismatch(
          expected: ValueType.time.words, found: node.words,
          hint: "a time is digits and 'ms' or 's', without sign, exponent or space"),
        at: node.location)
    }
    return nil
  }

  /// YAML 1.2's words for true and false, and `on` and `off`.
  private mutating func boolean(_ node: YAMLNode, _ type: ValueType) -> Value? {
    guard let text = text(node, type.words) else { return nil }
    switch text {
    case "true", "True", "TRUE", "on", "On", "ON": return .boolean(true)
    case "false", "False", "FALSE", "off", "Off", "OFF": return .boolean(false)
    default:
      report(.mismatch(expected: type.words, found: node.words, hint: nil), at: node.location)
      return nil
    }
  }

  private mutating func flag(_ node: YAMLNode, _ type: ValueType) -> Value? {
    guard let value = boolean(node, type) else { return nil }
    guard value == .boolean(true) else {
      report(
        .mismatch(expected: "true", found: node.words, hint: "leave the key out instead"),
        at: node.location)
      return nil
    }
    return value
  }

  private mutating func name(_ node: YAMLNode) -> Value? {
    guard let text = text(node, ValueType.name.words) else { return nil }
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_.".unicodeScalars.contains($0)
    }
    guard isPlain, let first = text.first, first != ".", first != "-", text.utf8.count <= 100 else {
      report(
        .mismatch(
          expected: ValueType.name.words, found: node.words,
          hint: "a name has letters, digits, '-', '_' and '.', at most 100 bytes, and begins with "
            + "neither '.' nor '-'"),
        at: node.location)
      return nil
    }
    return .text(text)
  }

  mutating func choice(
    _ node: YAMLNode, among choices: [Choice], orInteger range: ClosedRange<Int>?, of key: String
  ) -> Value? {
    let words = choices.map(\.word)
    guard let text = text(node, words.joined(separator: " or ")) else { return nil }
    if words.contains(text) { return .text(text) }
    if let range, NumberText.integer(text) != nil {
      return integer(node, in: range).map(Value.integer)
    }
    let suggestion = Diagnostic.Suggestion(
      nearest: ForeignWords.value(for: text, among: words) ?? NearestWord.of(text, among: words),
      advice: nil,
      known: words + (range.map { ["a count from \($0.lowerBound) to \($0.upperBound)"] } ?? []))
    report(.unknownWord(.choice(of: key), text, suggestion), at: node.location)
    return nil
  }

  private mutating func preset(_ node: YAMLNode) -> Value? {
    guard let text = text(node, "the name of a device") else { return nil }
    if DevicePresets.names.contains(text) { return .text(text) }
    let suggestion = Diagnostic.Suggestion(
      nearest: NearestWord.of(text, among: DevicePresets.names), advice: nil,
      known: DevicePresets.names)
    report(.unknownWord(.device, text, suggestion), at: node.location)
    return nil
  }

  private mutating func color(_ node: YAMLNode) -> Value? {
    let hint = "a colour is six hexadecimal digits after '#', two more for its alpha, all in quotes"
    guard let scalar = node.scalar, let color = ColorText.color(scalar.text) else {
      report(
        .mismatch(expected: ValueType.color.words, found: node.words, hint: hint), at: node.location
      )
      return nil
    }
    return .color(color)
  }
}
