/// A comment in a Markdown text at which a snippet begins or ends.
struct SnippetMarker: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The name of a scenario or of one of its pictures.
    case beginning(String)
    case end
  }

  var kind: Kind
  /// Of the whole comment, in bytes of the text.
  var place: Range<Int>

  /// The markers of one line, apart from those in code spans.
  static func all(in line: ArraySlice<UInt8>) -> [SnippetMarker] {
    var found: [SnippetMarker] = []
    var rest = line
    while let start = rest.firstRange(of: comment.utf8),
      let end = line[start.upperBound...].firstRange(of: commentEnd.utf8)
    {
      let text = String(decoding: line[start.upperBound..<end.lowerBound], as: UTF8.self)
      let isCode = line[..<start.lowerBound].count { $0 == UInt8(ascii: "`") } % 2 == 1
      if !isCode, let kind = kind(of: trimmed(text)) {
        found.append(SnippetMarker(kind: kind, place: start.lowerBound..<end.upperBound))
      }
      rest = line[end.upperBound...]
    }
    return found
  }

  /// The comment before a snippet.
  static func beginning(_ name: String) -> String {
    "\(comment) \(word): \(text(of: name)) \(commentEnd)"
  }

  /// The comment after a snippet.
  static let end = "\(comment) /\(word) \(commentEnd)"

  /// A name as a comment holds it: what could end the comment or the line is percent-encoded.
  static func text(of name: String) -> String {
    name.unicodeScalars.map { scalar in
      guard scalar == ">" || scalar.properties.generalCategory == .control else {
        return String(scalar)
      }
      return String(scalar).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        .joined()
    }.joined()
  }

  private static let comment = "<!--"
  private static let commentEnd = "-->"
  private static let word = "demo-recorder"

  private static func kind(of text: Substring) -> Kind? {
    if text == "/" + word { return .end }
    guard text.hasPrefix(word + ":") else { return nil }
    let name = trimmed(text.dropFirst(word.count + 1))
    return name.isEmpty ? nil : .beginning(String(name))
  }

  private static func trimmed(_ text: some StringProtocol) -> Substring {
    let blank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = Substring(text).drop(while: blank)
    let end = start.lastIndex { !blank($0) }
    return end.map { start[...$0] } ?? ""
  }
}

/// Whether lines of a Markdown text stand in a fenced code block, told one after the other.
///
/// Source: CommonMark 0.31, section 4.5, but with any indentation, as fences in lists have.
struct CodeFence {
  /// The character and the length of the fence that is open.
  private var open: (character: UInt8, length: Int)?

  /// Takes the next line.
  ///
  /// - Returns: Whether the line belongs to a code block, its fences included, or begins like one.
  mutating func takes(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let character = text.first ?? 0
    let length = text.prefix { $0 == character }.count
    let rest = text.dropFirst(length)
    if let open {
      let isBlank = rest.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
      if character == open.character, length >= open.length, isBlank { self.open = nil }
      return true
    }
    guard [UInt8(ascii: "`"), UInt8(ascii: "~")].contains(character), length >= 3 else {
      return false
    }
    // With another backtick behind it, it is a code span and opens no block. But a snippet in that line
    // could take the other one away, so there shall be none.
    if character == UInt8(ascii: "~") || !rest.contains(character) { open = (character, length) }
    return true
  }
}
