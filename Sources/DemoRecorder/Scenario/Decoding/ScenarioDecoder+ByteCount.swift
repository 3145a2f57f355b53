extension ScenarioDecoder {
  /// Reads the size of a file.
  mutating func byteCount(_ node: YAMLNode) -> Value? {
    let expected = ValueType.byteCount.words
    guard let text = text(node, expected) else { return nil }
    switch ByteCountText.read(text) {
    case .count(let count): return .byteCount(count)
    case .outOfRange:
      let allowed = ScenarioLimits.fileBytes
      report(
        .outOfRange(
          found: DisplayText.quoted(text),
          allowed: [allowed.lowerBound, allowed.upperBound].map(ByteCountText.text)
            .joined(separator: " to "), reason: nil), at: node.location)
    case .bare:
      report(
        .mismatch(
          expected: expected, found: node.words,
          hint: "add a unit: \(DisplayText.plain(text))kB or \(DisplayText.plain(text))MB"),
        at: node.location)
    case .noSize:
      report(
        .mismatch(
          expected: expected, found: node.words,
          hint: "a size is digits and 'kB', 'MB', 'KiB' or 'MiB', without sign or space"),
        at: node.location)
    }
    return nil
  }
}
