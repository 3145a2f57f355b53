import Scene

/// Breaks a text into the lines that a label shows.
struct LineBreaker {
  /// In points: what a width may lack of a line that still fits. Sizes of a snapshot are rounded to
  /// 1/65,536; a label as wide as its text must not lose a word by that.
  private static let tolerance = 1.0 / 4096

  var shaper: Shaper
  var font: FontDescription
  /// The room for a line, in points; nil for no limit.
  var width: Double?

  /// The lines of a text, at most `limit`; where more would be needed, the last ends with "…".
  ///
  /// A line break at the end of the text begins no further line.
  ///
  /// - Precondition: `limit` is at least 1.
  func lines(of text: String, atMost limit: Int) throws(FontError) -> [ShapedLine] {
    var paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    if paragraphs.last?.isEmpty == true { paragraphs.removeLast() }
    var lines: [ShapedLine] = []
    while let text = paragraphs.popFirst() {
      let paragraph = try Paragraph(text, font: font, shaper: shaper)
      var start = 0
      repeat {
        let end = try endOfLine(of: paragraph, from: start)
        let next = paragraph.skippingSpaces(from: end)
        let isWhole = next == paragraph.count && paragraphs.isEmpty
        if lines.count + 1 == limit, !isWhole {
          return lines + [try truncatedLine(of: paragraph, from: start)]
        }
        lines.append(try shaper.line(paragraph.text(start..<end), in: font))
        start = next
      } while start < paragraph.count
    }
    return lines
  }

  /// Where the line that begins at `start` ends: at the last allowed place that fits; where not even
  /// the first does, after the last character that fits, but after one at least. Spaces that begin a paragraph
  /// are no line of their own.
  private func endOfLine(of paragraph: Paragraph, from start: Int) throws(FontError) -> Int {
    let first = paragraph.skippingSpaces(from: start)
    guard let width, first < paragraph.count else { return paragraph.count }
    let farthest = paragraph.farthestEnd(from: start, within: width)
    for end in stride(from: farthest, to: first, by: -1) where paragraph.allowsBreak(at: end) {
      if try fits(paragraph.text(start..<end)) { return end }
    }
    for end in stride(from: farthest, to: start + 1, by: -1) {
      if try fits(paragraph.text(start..<end)) { return end }
    }
    return start + 1
  }

  /// The line that begins at `start`, with as much of its paragraph as fits before an ellipsis.
  private func truncatedLine(
    of paragraph: Paragraph, from start: Int
  ) throws(FontError) -> ShapedLine {
    var end = paragraph.count
    if let width { end = paragraph.farthestEnd(from: start, within: width) }
    while end > start {
      let text = paragraph.text(start..<end) + "…"
      if try fits(text) { return try shaper.line(text, in: font) }
      end -= 1
    }
    return try shaper.line("…", in: font)
  }

  private func fits(_ text: String) throws(FontError) -> Bool {
    guard let width else { return true }
    return try shaper.line(text, in: font).width <= width + Self.tolerance
  }
}

/// The text between two line breaks, with an estimate of how far each part of it reaches.
private struct Paragraph {
  private let characters: [Character]
  /// `reach[n]` is about the width of the first n characters, in points: as wide as they are in the
  /// whole paragraph, where neighbours may be kerned or joined with them.
  private let reach: [Double]
  /// By how much a part alone may be narrower than its reach says: some ligatures, in points.
  private let slack: Double

  init(_ text: Substring, font: FontDescription, shaper: Shaper) throws(FontError) {
    characters = Array(text)
    slack = 2 * font.size
    let line = try shaper.line(String(text), in: font)
    var widths = [Double](repeating: 0, count: text.utf8.count + 1)
    for run in line.runs {
      for glyph in run.glyphs {
        widths[run.start + glyph.cluster] += line.points(glyph.advance, in: run)
      }
    }
    var reach = [0.0]
    var offset = 0
    for character in characters {
      let length = character.utf8.count
      let width = widths[offset..<offset + length].reduce(0, +)
      reach.append((reach.last ?? 0) + width)
      offset += length
    }
    self.reach = reach
  }

  var count: Int { characters.count }

  /// A part of the text without the spaces at its end.
  func text(_ range: Range<Int>) -> String {
    var part = characters[range]
    while let last = part.last, BreakRules.isSpace(last) { part.removeLast() }
    return String(part)
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

  func allowsBreak(at end: Int) -> Bool {
    end == count || BreakRules.allowsBreak(between: characters[end - 1], and: characters[end])
  }
}
