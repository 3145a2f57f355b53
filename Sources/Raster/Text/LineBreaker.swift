import Scene

/// Breaks a text into the lines that a label shows.
struct LineBreaker {
  /// In points: what a width may lack of a line that still fits. Sizes of a snapshot are rounded to
  /// 1/65,536; a label as wide as its text must not lose a word by that.
  private static let tolerance = 1.0 / 4096

  var shaper: Shaper
  var font: FontDescription
  /// BCP 47; nil for Simplified Chinese.
  var language: String?
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
      let paragraph = try Paragraph(text, font: font, language: language, shaper: shaper)
      var start = 0
      repeat {
        let end = try endOfLine(of: paragraph, from: start)
        let next = paragraph.skippingSpaces(from: end)
        let isWhole = next == paragraph.count && paragraphs.isEmpty
        if lines.count + 1 == limit, !isWhole {
          return lines + [try truncatedLine(of: paragraph, from: start)]
        }
        lines.append(try shaped(paragraph.line(start..<end)))
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
    for end in stride(from: farthest, to: first, by: -1) {
      if try paragraph.allowsBreak(at: end), try fits(paragraph.line(start..<end)) { return end }
    }
    for end in stride(from: farthest, to: start + 1, by: -1) {
      if try fits(paragraph.line(start..<end)) { return end }
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
      let line = try paragraph.truncatedLine(start..<end)
      if try fits(line) { return try shaped(line) }
      end -= 1
    }
    return try shaped(LineText(string: "…"))
  }

  private func fits(_ line: LineText) throws(FontError) -> Bool {
    guard let width else { return true }
    return try shaped(line).width <= width + Self.tolerance
  }

  private func shaped(_ line: LineText) throws(FontError) -> ShapedLine {
    try shaper.line(line, in: font, language: language)
  }
}
