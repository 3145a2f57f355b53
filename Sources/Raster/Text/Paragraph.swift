import Scene

/// The text between two line breaks: where it may be broken, and an estimate of how far each part of it
/// reaches.
final class Paragraph {
  private let characters: [Character]
  private let directions: Directions
  /// `reach[n]` is about the width of the first n characters, in points: as wide as they are in the
  /// whole paragraph, where neighbours may be kerned or joined with them.
  private let reach: [Double]
  /// By how much a part alone may be narrower than its reach says: some ligatures, in points.
  private let slack: Double
  private let language: String?
  private let rules: BreakRules
  /// Computed when a line first has to be broken.
  private var allowedEnds: [Bool] = []

  init(
    _ text: Substring, font: FontDescription, language: String?, shaper: Shaper
  ) throws(FontError) {
    characters = Array(text)
    directions = try Directions(of: characters)
    slack = 2 * font.size
    self.language = language
    rules = shaper.breakRules
    let whole = LineText(
      string: String(text), levels: try directions.levels(ofLine: characters.indices))
    let line = try shaper.line(whole, in: font, language: language)
    reach = Self.reach(of: characters, in: line)
  }

  private static func reach(of characters: [Character], in line: ShapedLine) -> [Double] {
    let length = characters.reduce(0) { $0 + $1.utf8.count }
    var widths = [Double](repeating: 0, count: length + 1)
    for run in line.runs {
      for glyph in run.glyphs { widths[glyph.cluster] += line.points(glyph.advance, in: run) }
    }
    var reach = [0.0]
    var offset = 0
    for character in characters {
      let end = offset + character.utf8.count
      reach.append((reach.last ?? 0) + widths[offset..<end].reduce(0, +))
      offset = end
    }
    return reach
  }

  var count: Int { characters.count }

  /// A part as a line of its own: without the spaces at its end; where it ends at a soft hyphen, with
  /// a hyphen that is seen.
  func line(_ range: Range<Int>) throws(FontError) -> LineText {
    let part = withoutSpaces(range)
    let isHyphenated = part.last == "\u{AD}" && range.upperBound < count
    return LineText(
      string: isHyphenated ? String(part.dropLast()) + "-" : String(part),
      levels: try directions.levels(ofLine: part.indices))
  }

  /// A part with an ellipsis behind it, which stands where the paragraph's direction ends: at the
  /// left end of a line that is read from the right.
  func truncatedLine(_ range: Range<Int>) throws(FontError) -> LineText {
    let part = withoutSpaces(range)
    var levels = try directions.levels(ofLine: part.indices)
    let level = directions.paragraphLevel
    if level != 0 || !levels.isEmpty {
      if levels.isEmpty { levels = part.map { _ in 0 } }
      levels.append(level)
    }
    return LineText(string: String(part) + "…", levels: levels)
  }

  private func withoutSpaces(_ range: Range<Int>) -> ArraySlice<Character> {
    var part = characters[range]
    while let last = part.last, BreakRules.isSpace(last) { part.removeLast() }
    return part
  }

  func skippingSpaces(from start: Int) -> Int {
    characters[start...].firstIndex { !BreakRules.isSpace($0) } ?? count
  }

  /// The greatest end that a line from `start` could possibly have.
  func farthestEnd(from start: Int, within width: Double) -> Int {
    let limit = reach[start] + width + slack
    var end = start
    while end < count, reach[end + 1] <= limit || BreakRules.isSpace(characters[end]) { end += 1 }
    return end
  }

  func allowsBreak(at end: Int) throws(FontError) -> Bool {
    if end == count { return true }
    if allowedEnds.isEmpty {
      allowedEnds = try rules.allowedEnds(in: characters, language: language)
    }
    return allowedEnds[end]
  }
}
