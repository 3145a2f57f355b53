import Scene

/// Turns lines of text into glyphs; remembers lines it has seen lately.
final class Shaper {
  private struct Key: Hashable {
    var text: LineText
    var font: FontDescription
    var language: String?
  }

  /// In bytes of text, counted with a fixed share for each line.
  private static let capacity = 65_536
  private static let lineCost = 32

  private let chain: FontChain
  let breakRules = BreakRules()
  private var lines = BoundedCache<Key, ShapedLine>(capacity: capacity)

  init(chain: FontChain) { self.chain = chain }

  /// The glyphs of a text that is a paragraph and a line at once.
  ///
  /// - Throws: `FontError` where a family is missing or has no glyph.
  func line(
    _ text: String, in font: FontDescription, language: String? = nil
  ) throws(FontError) -> ShapedLine {
    let characters = Array(text)
    let levels = try Directions(of: characters).levels(ofLine: characters.indices)
    return try line(LineText(string: text, levels: levels), in: font, language: language)
  }

  /// The glyphs of one line, without any line break in it.
  ///
  /// - Parameter language: BCP 47; nil for Simplified Chinese.
  /// - Throws: `FontError` where a family is missing or has no glyph.
  func line(
    _ text: LineText, in font: FontDescription, language: String? = nil
  ) throws(FontError) -> ShapedLine {
    let key = Key(text: text, font: font, language: language)
    if let known = lines.value(for: key) { return known }
    var line = ShapedLine(runs: [], size: font.size, width: 0)
    for piece in try pieces(of: text, in: font, language: language).inVisualOrder {
      let glyphs = try piece.face.shape(piece.run)
      let run = ShapedLine.Run(face: piece.face, glyphs: glyphs, left: line.width)
      line.runs.append(run)
      // Added up in font units and converted once, so a run's width has one rounding.
      line.width += line.points(glyphs.reduce(0) { $0 + $1.advance }, in: run)
    }
    lines.insert(line, for: key, cost: text.length + Self.lineCost)
    return line
  }

  /// Cuts a line where the face, the script or the direction changes, in reading order. Marks stay
  /// with their letter, since whole characters are asked for; characters of any script and those
  /// that show nothing stay with what is before them.
  private func pieces(
    of text: LineText, in font: FontDescription, language: String?
  ) throws(FontError) -> [Piece] {
    // Of the same length, and what a font has.
    let shown = String(text.string.map { $0 == "\t" ? " " : $0 })
    var pieces: [Piece] = []
    var offset = 0
    for (index, original) in text.string.enumerated() {
      let character = original == "\t" ? " " : original
      let level = text.levels.isEmpty ? 0 : text.levels[index]
      let end = offset + character.utf8.count
      let face =
        if let last = pieces.last, character.isInvisible {
          last.face
        } else {
          try chain.face(for: character, in: font, language: language)
        }
      let piece = Piece(
        face: face, level: level,
        run: ShapingRun(
          line: shown, range: offset..<end, script: Script(of: character),
          isRightToLeft: level % 2 == 1, language: language))
      if pieces.last.map({ $0.continues(with: piece) }) == true {
        pieces[pieces.count - 1].append(piece)
      } else {
        pieces.append(piece)
      }
      offset = end
    }
    return pieces
  }
}

/// A run with the face that draws it.
private struct Piece {
  var face: FontFace
  /// Its embedding level.
  var level: UInt8
  var run: ShapingRun

  func continues(with next: Piece) -> Bool {
    face === next.face && level == next.level
      && (run.script == nil || next.run.script == nil || run.script == next.run.script)
  }

  mutating func append(_ next: Piece) {
    run.range = run.range.lowerBound..<next.run.range.upperBound
    run.script = run.script ?? next.run.script
  }
}

extension [Piece] {
  /// From left to right.
  fileprivate var inVisualOrder: [Piece] {
    guard contains(where: { $0.level != 0 }) else { return self }
    return BidiParagraph.visualOrder(of: map(\.level)).map { self[$0] }
  }
}

extension Character {
  /// Whether it shows nothing by itself, like a mark that turns the direction.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
