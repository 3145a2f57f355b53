import Scene
import TestSupport
import Testing

@testable import Raster

/// Lines as they stand from left to right, compared with FriBidi, which has an implementation of the
/// bidirectional algorithm of its own.
@Suite struct FribidiOrderTests {
  private static let count = 120
  /// Letters that no font joins to one sign, so that each has glyphs of its own; digits of three kinds;
  /// brackets, signs of each class that is neither, and marks that embed, override and isolate.
  private static let letters = Array("abcאבגדبتث12٣٤۵ .,:/+-$%()[]!&")
  private static let marks = Array(
    "\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}")

  private static func text(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    let length = Int.random(in: 2...30, using: &random)
    let characters = (0..<length).compactMap { _ in
      Int.random(in: 0..<(seed % 2 == 0 ? 4 : 1000), using: &random) == 0
        ? marks.randomElement(using: &random) : letters.randomElement(using: &random)
    }
    // A space at the end is no part of a line.
    return String(characters) + "!"
  }

  @Test func linesStandAsFribidiWouldPutThem() throws {
    let texts = (0..<UInt64(Self.count)).map(Self.text(seed:))
    let said = try ExternalProgram(path: "/usr/bin/fribidi").run(
      ["--nobreak", "--novisual", "--vtol", "INPUT"], input: texts.joined(separator: "\n") + "\n")
    let orders = said.split(separator: "\n").map { $0.split(separator: " ").compactMap { Int($0) } }
    let shaper = Shaper(
      chain: FontChain(families: FontLibrary.defaultFamilies, folders: FontLibrary.systemFolders))
    #expect(orders.count == texts.count)

    for (text, order) in zip(texts, orders) {
      let scalars = Array(text.unicodeScalars)
      let expected = order.map { scalars[$0] }.filter { !$0.properties.isDefaultIgnorableCodePoint }
      let line = try shaper.line(text, in: .system(size: 10))
      let bytes = Array(text.utf8)
      let shown = line.runs.flatMap(\.glyphs).compactMap { glyph in
        String(decoding: bytes[glyph.cluster...], as: UTF8.self).unicodeScalars.first
      }
      #expect(
        shown.filter { !$0.properties.isDefaultIgnorableCodePoint } == expected, "\(scalars)")
    }
  }
}
