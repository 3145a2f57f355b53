/// A Markdown text with places for snippets, each between two comments:
///
///     <!-- demo-recorder: call-bubble -->
///     <img …>
///     <!-- /demo-recorder -->
///
/// Both may stand in one line, as in a table. What else is in the text, its line ends included, stays
/// as it is, byte by byte; so does what stands in code.
struct SnippetText {
  /// A place for a snippet.
  struct Block: Hashable, Sendable {
    var name: String
    /// The line of its beginning, from 1.
    var line: Int
    /// What lies between the comments, in bytes of the text.
    fileprivate var content: Range<Int>
  }

  let bytes: [UInt8]
  let blocks: [Block]

  /// - Throws: `SnippetError` where comments do not come in pairs.
  ///
  /// - Parameter path: The file's, for errors.
  init(_ bytes: [UInt8], path: String) throws(SnippetError) {
    self.bytes = bytes
    var blocks: [Block] = []
    var open: Block?
    for (number, marker) in Self.markers(in: bytes) {
      switch (marker.kind, open) {
      case (.beginning(let name), nil):
        let end = marker.place.upperBound
        open = Block(name: name, line: number, content: end..<end)
      case (.end, var block?):
        block.content = block.content.lowerBound..<marker.place.lowerBound
        blocks.append(block)
        open = nil
      case (.beginning, let block?):
        throw SnippetError(.noEnd(name: block.name, line: block.line), path: path)
      case (.end, nil): throw SnippetError(.noBeginning(line: number), path: path)
      }
    }
    if let open { throw SnippetError(.noEnd(name: open.name, line: open.line), path: path) }
    self.blocks = blocks
  }

  /// The text with other snippets in their places.
  ///
  /// - Parameter lines: Gives the lines of a name; nil for one whose place is to stay as it is.
  func replacing(with lines: (String) -> [String]?) -> [UInt8] {
    var text: [UInt8] = []
    var end = 0
    for block in blocks {
      guard let lines = lines(block.name) else { continue }
      text += bytes[end..<block.content.lowerBound]
      text += content(of: lines, in: block)
      end = block.content.upperBound
    }
    return text + bytes[end...]
  }

  /// The text of a new file with these snippets.
  static func text(of snippets: [(name: String, lines: [String])]) -> [UInt8] {
    let blocks = snippets.map { name, lines in
      ([SnippetMarker.beginning(name)] + lines + [SnippetMarker.end]).map { $0 + "\n" }.joined()
    }
    return Array(blocks.joined(separator: "\n").utf8)
  }

  private static func markers(in bytes: [UInt8]) -> [(line: Int, marker: SnippetMarker)] {
    var fence = CodeFence()
    var found: [(Int, SnippetMarker)] = []
    for (index, line) in bytes.split(separator: newline, omittingEmptySubsequences: false)
      .enumerated()
    where !fence.takes(line) {
      found += SnippetMarker.all(in: line).map { (index + 1, $0) }
    }
    return found
  }

  /// Lines as they stand between the comments: as far from the margin as the first of the two, with the
  /// line end that it has; in one line where both comments are.
  private func content(of lines: [String], in block: Block) -> [UInt8] {
    guard let firstEnd = bytes[block.content].firstIndex(of: Self.newline) else {
      return Array(lines.joined(separator: " ").utf8)
    }
    let isCRLF = firstEnd > block.content.lowerBound && bytes[firstEnd - 1] == 0x0D
    let newline = isCRLF ? [0x0D, Self.newline] : [Self.newline]
    let before = bytes[..<block.content.lowerBound]
    let start = before.lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    let indent = Array(before[start...].prefix(while: Self.isBlank))
    let last = bytes[block.content].reversed().prefix { $0 != Self.newline }
    let margin = last.allSatisfy(Self.isBlank) ? last.reversed() : indent
    return lines.flatMap { newline + indent + Array($0.utf8) } + newline + margin
  }

  private static let newline = UInt8(ascii: "\n")

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
