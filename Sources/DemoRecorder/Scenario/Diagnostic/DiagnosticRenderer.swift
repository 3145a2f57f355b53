/// Shows findings as text, each with its source line, a caret and a hint.
struct DiagnosticRenderer {
  /// The files that the findings lie in, by the path in their places. A finding in another file is
  /// shown without its line.
  var sources: [String: SourceText]

  /// The longest part of a source line that is shown, in characters.
  private static let room = 100

  /// The finding's lines, each with its end.
  func text(for diagnostic: Diagnostic) -> String {
    text(error: diagnostic.message, at: diagnostic.location, hint: diagnostic.hint)
  }

  /// What went wrong at a place, in the form of a finding.
  func text(error message: String, at place: ScenarioLocation, hint: String?) -> String {
    var lines = [
      "\(DisplayText.plain(place.file)):\(place.line):\(place.column): error: \(message)"
    ]
    lines += excerpt(at: place)
    if let hint { lines.append("hint: \(hint)") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The source line and a caret below; nothing where the line is not known or empty.
  private func excerpt(at place: ScenarioLocation) -> [String] {
    guard let source = sources[place.file] else { return [] }
    let (first, shown, isCut) = window(of: source, at: place)
    guard !shown.isEmpty else { return [] }
    let lead = first > 1 ? "…" : ""
    let before = lead + shown.prefix(place.column - first).map(DisplayText.visible).joined()
    let rest = shown.dropFirst(place.column - first).map(DisplayText.visible).joined()
    let number = String(place.line)
    let margin = String(repeating: " ", count: number.count)
    let caret = String(repeating: " ", count: DisplayWidth.of(before)) + "^"
    return ["  \(number) | \(before)\(rest)\(isCut ? "…" : "")", "  \(margin) | \(caret)"]
  }

  /// The part of the line round the place: the column it begins with, its scalars, and whether more
  /// follows.
  private func window(
    of source: SourceText, at place: ScenarioLocation
  ) -> (first: Int, shown: [Unicode.Scalar], isCut: Bool) {
    let first = place.column <= Self.room * 3 / 4 ? 1 : place.column - Self.room / 2
    let scalars = source.scalars(
      ofLine: place.line, columns: first..<first + Self.room + 1)
    return (first, Array(scalars.prefix(Self.room)), scalars.count > Self.room)
  }
}
