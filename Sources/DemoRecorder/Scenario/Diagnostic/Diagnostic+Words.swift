extension Diagnostic {
  /// What is wrong, in one line, without the place.
  var message: String { problem.message }

  /// What to do next.
  var hint: String { problem.hint }
}

extension Diagnostic.Problem {
  fileprivate var message: String {
    fileMessage ?? yamlMessage ?? wordMessage ?? valueMessage ?? stepMessage ?? ""
  }

  private var fileMessage: String? {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(quoted(path)): \(reason)"
    case .tooBig(let limit): "the file is larger than \(limit / 1_000_000) MB"
    case .empty: "the file holds no scenario"
    case .utf16: "the file is in UTF-16"
    case .notUTF8(let byte, let offset):
      "the byte 0x\(hexadecimal(UInt32(byte))) at offset \(offset) is not UTF-8"
    case .controlCharacter(let scalar):
      "the control character U+\(hexadecimal(scalar.value, digits: 4)) cannot stand in YAML"
    default: nil
    }
  }

  private var yamlMessage: String? {
    switch self {
    case .syntax(let words, let context, let begun, _):
      "YAML: \(words)" + (context.map { ", \($0)" } ?? "")
        + (begun.map { " that begins at \($0.line):\($0.column)" } ?? "")
    case .tooDeep(let limit): "values are nested more than \(limit) levels deep"
    case .tooManyNodes(let limit): "the scenario has more than \(limit) values"
    case .tooManyDirectives(let limit): "there are more than \(limit) lines that begin with '%'"
    case .secondDocument: "a second document begins here"
    case .complexKey: "a key must be a word"
    case .duplicateKey(let key, let first):
      "the key \(quoted(key)) was already given at \(first.line):\(first.column)"
    case .unknownAnchor(let name): "there is no anchor \(quoted("&" + name)) before this alias"
    case .endlessAlias(let name): "the alias \(quoted("*" + name)) stands inside what it repeats"
    case .tag(let tag): "the tag \(quoted(tag)) has no meaning here"
    default: nil
    }
  }

  private var wordMessage: String? {
    switch self {
    case .unknownWord(let kind, let word, _): kind.message(for: word)
    case .missingKey(let key, let owner): "\(owner) needs the key '\(key)'"
    case .missingOneOf(let keys, let owner): "\(owner) needs \(alternatives(keys))"
    case .conflictingKeys(let first, let second, let owner):
      "\(owner) takes '\(first)' or '\(second)', not both"
    case .missingValue(let step, let expected): "'\(step)' needs \(expected)"
    case .needlessValue(let step): "'\(step)' takes no value"
    case .severalSteps(let first): "this step is already '\(first)'"
    case .noStep(let found): "a step was expected, not \(found)"
    default: nil
    }
  }

  private var valueMessage: String? {
    switch self {
    case .mismatch(let expected, let found, _): "expected \(expected), not \(found)"
    case .bareTime(let text): "the time \(quoted(text)) has no unit"
    case .outOfRange(let found, let allowed, _): "\(found) is outside \(allowed)"
    case .unfit(let what, _): what
    case .font(let error): error.message
    default: nil
    }
  }

  private var stepMessage: String? {
    switch self {
    case .tooManySteps(let limit): "the scenario plays more than \(limit) steps"
    case .nestedTooDeep(let limit): "'repeat' and 'include' are nested more than \(limit) deep"
    case .endlessInclude(let path, let first):
      "\(quoted(path)) includes itself; it is already being read since \(first)"
    case .duplicateSnapshot(let name, let first):
      "the snapshot \(quoted(name)) was already taken at \(first)"
    case .repeatedSnapshot(let name):
      "the snapshot \(quoted(name)) would be taken more than once inside 'repeat'"
    case .fingerAlreadyDown(let finger): "the finger \(quoted(finger)) is already down"
    case .fingerNotDown(let finger): "the finger \(quoted(finger)) is not down"
    case .tooLong(let limit): "from this step on the film is longer than \(limit)"
    case .tooManyFindings(let limit): "more than \(limit) findings; the rest is not shown"
    default: nil
    }
  }
}

extension Diagnostic.Problem {
  /// Every problem has one, so none of them can do without an exhaustive list.
  fileprivate var hint: String { fileHint ?? wordHint ?? valueHint ?? stepHint ?? Self.lookUp }

  private static let lookUp = "docs/scenarios.md describes all that a scenario can say"

  private var fileHint: String? {
    switch self {
    case .unreadable: "paths begin in the folder of the file that names them"
    case .utf16, .notUTF8: "save the file as UTF-8"
    case .controlCharacter: "leave it out, or write it as an escape in double quotes"
    case .tooBig: "split it with 'include'"
    case .empty: "'demo-recorder new NAME' writes one to start from"
    case .syntax(let words, let context, _, let found):
      Self.syntaxHint(words: words, context: context, found: found)
    case .tooDeep(let limit): "at most \(limit) lists and mappings can stand in one another"
    case .tooManyNodes(let limit): "at most \(limit), an alias counted as often as it is used"
    case .tooManyDirectives: "a scenario needs none of them"
    case .secondDocument: "one file holds one scenario; 'include' takes steps from another file"
    case .complexKey: "quote a text that begins with '[', '{' or '?'"
    case .duplicateKey: "keep one of the two"
    case .unknownAnchor(let name): "put '&\(name)' before the value that is to be repeated"
    case .endlessAlias: "an alias can only repeat what is complete before it"
    case .tag: "leave it out; a value is read by the type its key expects"
    default: nil
    }
  }

  private var wordHint: String? {
    switch self {
    case .unknownWord(let kind, let word, let suggestion): suggestion.hint(for: word, kind)
    case .missingKey(let key, _): "add '\(key): …'; \(Self.lookUp)"
    case .missingOneOf(let keys, _): "add one of them, such as '\(keys[0]): …'"
    case .conflictingKeys: "keep one of the two"
    case .missingValue(let step, _): "'demo-recorder list steps' shows how '\(step)' is written"
    case .needlessValue(let step): "write '- \(step)' alone"
    case .severalSteps: "begin every step on its own line with '- '"
    case .noStep: "steps are a list: '- tapOn: TARGET'; 'demo-recorder list steps' names them all"
    default: nil
    }
  }

  private var valueHint: String? {
    switch self {
    case .mismatch(let expected, _, let hint): hint ?? "write \(expected)"
    case .bareTime(let text): "add a unit: \(text)ms or \(text)s"
    case .outOfRange(_, let allowed, let reason): reason ?? "choose from \(allowed)"
    case .unfit(_, let reason): reason
    case .font(let error): error.hint
    default: nil
    }
  }

  private var stepHint: String? {
    switch self {
    case .tooManySteps: "repetitions and included files count as often as they are played"
    case .nestedTooDeep: "write what is repeated or included in fewer layers"
    case .endlessInclude: "an included file cannot lead back to itself"
    case .duplicateSnapshot: "give each snapshot its own name"
    case .repeatedSnapshot: "take it before or after the repetition"
    case .fingerAlreadyDown: "lift it first with 'up: true', or use another finger"
    case .fingerNotDown: "put it down first with 'down: TARGET'"
    case .tooLong: "shorten its waits, or split the scenario in two"
    case .tooManyFindings: "mend the first ones and look again"
    default: nil
    }
  }

  private static func syntaxHint(
    words: String, context: String?, found: Unicode.Scalar?
  ) -> String {
    if found == "\t" { return "indent with spaces; YAML does not allow tabs there" }
    if found == "%" || found == "@" || found == "`" {
      return "quote a text that begins with '\(found.map(String.init) ?? "")'"
    }
    if words.hasPrefix("mapping values are not allowed") {
      return "check the indentation, and quote a text that holds ': '"
    }
    if context?.contains("flow sequence") == true { return "close the list with ']'" }
    if context?.contains("flow mapping") == true { return "close the mapping with '}'" }
    return "check quotes, brackets and indentation just before this place"
  }
}

extension Diagnostic.WordKind {
  fileprivate func message(for word: String) -> String {
    switch self {
    case .step: "there is no step \(quoted(word))"
    case .component: "there is no component \(quoted(word))"
    case .device: "there is no device \(quoted(word))"
    case .key(let owner): "\(owner) has no key \(quoted(word))"
    case .identifier(let component): "the component '\(component)' has no view \(quoted(word))"
    case .event(let component): "the component '\(component)' has no event \(quoted(word))"
    case .choice(let key): "'\(key)' cannot be \(quoted(word))"
    }
  }

  fileprivate var plural: String {
    switch self {
    case .step: "the steps are"
    case .component: "the components are"
    case .device: "the devices are"
    case .key: "its keys are"
    case .identifier: "its views are"
    case .event: "its events are"
    case .choice: "it can be"
    }
  }
}

extension Diagnostic.Suggestion {
  fileprivate func hint(for word: String, _ kind: Diagnostic.WordKind) -> String {
    if let advice { return advice }
    if let nearest { return "did you mean '\(nearest)'?" }
    return known.isEmpty ? "there is none" : "\(kind.plural) \(known.joined(separator: ", "))"
  }
}

private func quoted(_ text: String) -> String { DisplayText.quoted(text) }

private func alternatives(_ keys: [String]) -> String {
  keys.map { "'\($0)'" }.joined(separator: " or ")
}

private func hexadecimal(_ value: UInt32, digits: Int = 2) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
