import Scene

/// Turns lines of text into glyphs; remembers lines it has seen lately.
final class Shaper {
  private struct Key: Hashable {
    var text: String
    var font: FontDescription
  }

  /// A stretch of text that one face draws in one script.
  private struct Item {
    var face: FontFace
    /// nil as long as only characters of any script came.
    var script: Script?
    var text: String
    var start: Int
  }

  /// In bytes of text, counted with a fixed share for each line.
  private static let capacity = 65_536
  private static let lineCost = 32

  private let chain: FontChain
  private var lines = BoundedCache<Key, ShapedLine>(capacity: capacity)

  init(chain: FontChain) { self.chain = chain }

  /// The glyphs of one line, without any line break in it.
  ///
  /// - Throws: `FontError` where a family is missing or has no glyph.
  func line(_ text: String, in font: FontDescription) throws(FontError) -> ShapedLine {
    let key = Key(text: text, font: font)
    if let known = lines.value(for: key) { return known }
    var line = ShapedLine(runs: [], size: font.size, width: 0)
    for item in try items(of: text, in: font) {
      let glyphs = try item.face.shape(item.text)
      let run = ShapedLine.Run(
        face: item.face, glyphs: glyphs, start: item.start, left: line.width)
      line.runs.append(run)
      // Added up in font units and converted once, so a run's width has one rounding.
      line.width += line.points(glyphs.reduce(0) { $0 + $1.advance }, in: run)
    }
    lines.insert(line, for: key, cost: text.utf8.count + Self.lineCost)
    return line
  }

  /// Cuts a line where the face or the script changes. Marks stay with their letter, since whole
  /// characters are asked for; characters of any script stay with what is before them.
  private func items(of text: String, in font: FontDescription) throws(FontError) -> [Item] {
    var items: [Item] = []
    var offset = 0
    for character in text {
      let shown = character == "\t" ? " " : character
      let face = try chain.face(for: shown, in: font)
      let script = Script(of: shown)
      if let last = items.indices.last, items[last].face === face,
        script == nil || items[last].script == nil || script == items[last].script
      {
        items[last].text.append(shown)
        items[last].script = items[last].script ?? script
      } else {
        items.append(
          Item(face: face, script: script, text: String(shown), start: offset))
      }
      offset += shown.utf8.count
    }
    return items
  }
}
