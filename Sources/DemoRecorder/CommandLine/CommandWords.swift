/// A command line taken apart by the table, values not yet understood.
struct CommandWords: Hashable, Sendable {
  /// A flag with the text after it; empty if it takes none.
  struct Use: Hashable, Sendable {
    var flag: Flag
    var value: String
  }

  var uses: [Use] = []
  /// The words that are no flags and no values of flags, in their order.
  var operands: [String] = []

  func has(_ flag: Flag) -> Bool { uses.contains { $0.flag == flag } }

  /// The value of the last use.
  func value(of flag: Flag) -> String? { uses.last { $0.flag == flag }?.value }

  /// The values of all uses.
  func values(of flag: Flag) -> [String] { uses.filter { $0.flag == flag }.map(\.value) }
}

extension CommandWords {
  /// Takes `arguments` apart: `--name value`, `--name=value`, `-n value`, `-nvalue`, `-qv`; after
  /// `--` nothing is a flag; `-` alone never is.
  init(_ arguments: [String], table: CommandTable) throws(UsageError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      } else if word.hasPrefix("--") {
        try takeLong(word, &rest, table)
      } else if word.hasPrefix("-") && word.count > 1 {
        try takeShort(word, &rest, table)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func takeLong(
    _ word: String, _ rest: inout ArraySlice<String>, _ table: CommandTable
  ) throws(UsageError) {
    let name = word.prefix { $0 != "=" }
    let value = name.count < word.count ? String(word.dropFirst(name.count + 1)) : nil
    guard let declaration = table.flags.first(where: { $0.flag.spelling == name }) else {
      throw UsageError(.unknownFlag(String(name)), hint: Self.hint(for: String(name), table))
    }
    if declaration.value == .none {
      if let value { throw UsageError(.unexpectedValue(declaration.flag, value)) }
      uses.append(Use(flag: declaration.flag, value: ""))
    } else {
      let text = if let value { value } else { try Self.nextValue(of: declaration, &rest, table) }
      uses.append(Use(flag: declaration.flag, value: text))
    }
  }

  private mutating func takeShort(
    _ word: String, _ rest: inout ArraySlice<String>, _ table: CommandTable
  ) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let declaration = table.flags.first(where: { $0.letter == letter }) else {
        throw UsageError(.unknownFlag("-\(letter)"), hint: Self.hint(for: word, table))
      }
      if declaration.value == .none {
        uses.append(Use(flag: declaration.flag, value: ""))
      } else {
        let attached = letters.first == "=" ? letters.dropFirst() : letters
        let text =
          try letters.isEmpty ? Self.nextValue(of: declaration, &rest, table) : String(attached)
        uses.append(Use(flag: declaration.flag, value: text))
        return
      }
    }
  }

  /// The word after a flag, unless that is itself a flag: then the value was forgotten.
  private static func nextValue(
    of declaration: FlagDeclaration, _ rest: inout ArraySlice<String>, _ table: CommandTable
  ) throws(UsageError) -> String {
    if let next = rest.first, !isFlag(next, table) {
      rest.removeFirst()
      return next
    }
    throw UsageError(
      .missingValue(declaration.flag, placeholder: declaration.value.placeholder ?? "VALUE"))
  }

  private static func isFlag(_ word: String, _ table: CommandTable) -> Bool {
    word == "--"
      || table.flags.contains { declaration in
        word == declaration.flag.spelling || word.hasPrefix(declaration.flag.spelling + "=")
          || declaration.letter.map { word == "-\($0)" } == true
      }
  }

  private static func hint(for word: String, _ table: CommandTable) -> String? {
    let name = String(word.drop { $0 == "-" })
    let names = table.flags.map(\.flag.rawValue)
    return table.nearest(to: name, among: names).map { "did you mean '--\($0)'?" }
  }
}
