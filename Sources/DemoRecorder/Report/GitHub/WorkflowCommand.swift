/// A line by which a step of a GitHub workflow reports an error at a place in a file.
///
/// Source: GitHub Actions, "Workflow commands"; the escapes are those of its toolkit.
struct WorkflowCommand: Hashable, Sendable {
  /// From the repository's root; nil for none.
  var file: String?
  /// From 1.
  var line: Int
  var column: Int
  var title: String
  var message: String

  var text: String {
    var properties: [(String, String)] = []
    if let file {
      properties = [("file", file), ("line", String(line)), ("col", String(column))]
    }
    properties.append(("title", title))
    let list = properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
    return "::error \(list)::\(Self.data(message))\n"
  }

  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
