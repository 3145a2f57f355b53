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
    // No font has a tab; a space is as long.
    let shown =
      text.string.utf8.contains(0x09)
      ? String(text.string.map { $0 == "\t" ? " " : $0 }) : text.string
    for piece in try pieces(of: text, in: font, language: language).inVisualOrder {
      let glyphs = try piece.face.shape(piece.run(in: shown, language: language))
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
    var pieces: [Piece] = []
    var place = 0
    for (index, original) in text.string.enumerated() {
      let character = original == "\t" ? " " : original
      let length = character.utf8.count
      defer { place += length }
      let level = text.levels.isEmpty ? 0 : text.levels[index]
      let last = pieces.indices.last
      let face: FontFace
      if let last, character.isInvisible {
        face = pieces[last].face
      } else {
        face = try chain.face(for: character, in: font, language: language)
      }
      let script = Script(of: character)
      if let last, pieces[last].takes(script, from: face, at: level) {
        pieces[last].end = place + length
        pieces[last].script = pieces[last].script ?? script
      } else {
        pieces.append(
          Piece(face: face, level: level, script: script, start: place, end: place + length))
      }
    }
    return pieces
  }
}

/// A stretch of a line that one face draws in one script and direction.
private struct Piece {
  var face: FontFace
  /// Its embedding level.
  var level: UInt8
  /// nil as long as only characters of any script came.
  var script: Script?
  /// In UTF-8 bytes of the line.
  var start: Int
  var end: Int

  /// Whether a character can be part of it that comes next.
  func takes(_ script: Script?, from face: FontFace, at level: UInt8) -> Bool {
    self.face === face && self.level == level
      && (self.script == nil || script == nil || self.script == script)
  }

  func run(in line: String, language: String?) -> ShapingRun {
    ShapingRun(
      line: line, range: start..<end, script: script, isRightToLeft: level % 2 == 1,
      language: language)
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
    !isASCII && unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
