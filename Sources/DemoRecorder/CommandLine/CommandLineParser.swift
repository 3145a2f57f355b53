/// Understands a command line by a table of verbs and flags.
struct CommandLineParser {
  var table = CommandTable.standard
  /// Whether standard output is a terminal, where no picture may go.
  var outputIsTerminal = false

  /// - Parameter arguments: What stands after the program's name.
  func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    if let request = request(in: arguments) {
      return Invocation(command: request, messages: MessageOptions())
    }
    var words = try CommandWords(arguments, table: table)
    let verb = try takeVerb(&words)
    for use in words.uses where !table.takes(verb, use.flag) {
      throw UsageError(.notForVerb(use.flag, verb), hint: hint(for: use.flag))
    }
    try check(words.operands, of: verb)
    let values = CommandValues(words: words, verb: verb)
    return Invocation(
      command: try values.command(outputIsTerminal: outputIsTerminal),
      messages: try values.messages())
  }

  /// Help or version, whatever else is asked for or wrong.
  private func request(in arguments: [String]) -> Command? {
    let words = arguments.prefix { $0 != "--" }
    if words.contains(Flag.help.spelling) || words.contains("-h") {
      return .help(
        words.lazy.compactMap(Verb.init(rawValue:)).first { table.declaration(of: $0) != nil })
    }
    return words.contains(Flag.version.spelling) ? .version : nil
  }

  /// The verb is the first operand; a scenario file in its place means `record`.
  private func takeVerb(_ words: inout CommandWords) throws(UsageError) -> Verb {
    guard let word = words.operands.first else {
      throw UsageError(.noVerb, hint: "'demo-recorder --help' lists the commands")
    }
    if let verb = Verb(rawValue: word), table.declaration(of: verb) != nil {
      words.operands.removeFirst()
      return verb
    }
    if word.hasSuffix(".yaml") || word.hasSuffix(".yml") { return .record }
    throw UsageError(.unknownVerb(word), hint: hint(forVerb: word))
  }

  private func check(_ operands: [String], of verb: Verb) throws(UsageError) {
    guard let rule = table.declaration(of: verb)?.operands else { return }
    switch rule {
    case .any: return
    case .none:
      if let extra = operands.first { throw UsageError(.tooManyOperands(verb, extra)) }
    case .one(let name): try check(operands, of: verb, names: [name], rule)
    case .two(let first, let second): try check(operands, of: verb, names: [first, second], rule)
    case .choice: try check(operands, of: verb, names: ["word after it"], rule)
    case .some(let name):
      try check(Array(operands.prefix(1)), of: verb, names: [name], rule)
    }
  }

  /// Lets exactly as many operands pass as have names.
  private func check(
    _ operands: [String], of verb: Verb, names: [String], _ rule: VerbDeclaration.OperandRule
  ) throws(UsageError) {
    if operands.count < names.count {
      throw UsageError(
        .missingOperand(verb, placeholder: names[operands.count]),
        hint: "demo-recorder \(verb.rawValue) \(rule.placeholder ?? "")")
    }
    if operands.count > names.count {
      throw UsageError(.tooManyOperands(verb, operands[names.count]))
    }
  }

  private func hint(forVerb word: String) -> String {
    switch word {
    case "help": return "did you mean '--help'?"
    case "version": return "did you mean '--version'?"
    case _ where word == "-" || word.contains("/"):
      return "did you mean 'demo-recorder record \(word)'?"
    default: break
    }
    let names = table.verbs.map(\.verb.rawValue)
    let meant =
      table.verbs.first { $0.neighbours.contains(word) }?.verb.rawValue
      ?? table.nearest(to: word, among: names)
    return meant.map { "did you mean '\($0)'?" } ?? "'demo-recorder --help' lists the commands"
  }

  private func hint(for flag: Flag) -> String? {
    let verbs = table.verbs.filter { $0.flags.contains(flag) }.map { "'\($0.verb.rawValue)'" }
    return verbs.isEmpty ? nil : "it is a flag of \(verbs.joined(separator: ", "))"
  }
}
