/// A piece of a JSON document whose members keep the order in which they were written.
enum SchemaNode {
  case object([(String, SchemaNode)])
  case array([SchemaNode])
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case null

  /// The JSON text, indented by two spaces; short arrays of simple values stand on one line.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { inner + Self.quoted($0.0) + ": " + $0.1.text(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
    case .array(let items):
      let texts = items.map { $0.text(indent: inner) }
      let line = "[" + texts.joined(separator: ", ") + "]"
      if line.count <= 80, !line.contains("\n") { return line }
      return "[\n" + texts.map { inner + $0 }.joined(separator: ",\n") + "\n" + indent + "]"
    case .string(let text): return Self.quoted(text)
    case .integer(let integer): return String(integer)
    case .number(let number): return NumberText.text(for: number)
    case .boolean(let value): return value ? "true" : "false"
    case .null: return "null"
    }
  }

  /// Source: RFC 8259, section 7.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  static func strings(_ texts: [String]) -> SchemaNode { .array(texts.map(SchemaNode.string)) }
}
