extension JSONValue {
  /// The value on one line, without spaces.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .decimal(let value): text += value.text
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, between: ("[", "]"), to: &text) { $0.write(to: &$1) }
    case .object(let members): Self.write(members, to: &text)
    case .sorted(let members):
      let names = members.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      Self.write(names.map { Member($0, members[$0] ?? .null) }, to: &text)
    }
  }

  private static func write(_ members: [Member], to text: inout String) {
    assert(Set(members.map(\.name)).count == members.count, "a member's name stands once")
    write(members, between: ("{", "}"), to: &text) { member, text in
      write(member.name, to: &text)
      text += ":"
      member.value.write(to: &text)
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: (String, String), to text: inout String,
    _ writeOne: (Element, inout String) -> Void
  ) {
    text += brackets.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      writeOne(element, &text)
    }
    text += brackets.1
  }

  /// Writes a string with what a reader of JSON or YAML could not take as it is escaped.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    if string.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }) {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Besides what RFC 8259 asks for, whatever YAML cannot hold as it is.
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FEFF}", "\u{FFFE}"..."\u{FFFF}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
