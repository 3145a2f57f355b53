/// What is wrong with a command line.
struct UsageError: Error, Hashable, Sendable {
  enum Mistake: Hashable, Sendable {
    case noVerb
    case unknownVerb(String)
    case unknownFlag(String)
    /// A flag of other verbs.
    case notForVerb(Flag, Verb)
    case missingValue(Flag, placeholder: String)
    /// A value after a flag that takes none.
    case unexpectedValue(Flag, String)
    /// What a value has to be instead, in words.
    case badValue(Flag, String, expected: String)
    case badFilter(NameFilter.Malformed)
    case missingOperand(Verb, placeholder: String)
    case tooManyOperands(Verb, String)
    case badOperand(Verb, String, expected: String)
    /// Two flags of which only one can be meant.
    case conflict(Flag, Flag)
    /// `--output` names a file.
    case fileAsOutput(String)
    case outputToTerminal
    /// `--output -` with formats that are more than one file.
    case manyFilesToStandardOutput([OutputFormat])
    case manyScenariosToStandardOutput(Int)
    /// A scenario with so many variants, of which one is meant; its path.
    case whichVariant(of: String, count: Int)
    case noVariant(String, of: String)
    /// `--output -` and `--json`.
    case jsonBesideFilm
    /// Baselines would change where nobody looks on.
    case baselineChangeInCI(BaselineChange)
    /// Results name a folder of recordings outside of the current folder.
    case recordingsElsewhere(String)
    /// Settings that a scenario cannot be played with; its path.
    case unfitSettings(scenario: String, reason: String)
  }

  /// What makes what was played anew the recordings, or throws it away.
  enum BaselineChange: String, Hashable, Sendable {
    case update = "--update"
    case accept, reject
  }

  var mistake: Mistake
  /// What to do instead, where that is known.
  var hint: String?

  init(_ mistake: Mistake, hint: String? = nil) {
    self.mistake = mistake
    self.hint = hint
  }
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch mistake {
    case .noVerb: "no command is given"
    case .unknownVerb(let word): "there is no command '\(word)'"
    case .unknownFlag(let word): "there is no flag '\(word)'"
    case .notForVerb(let flag, let verb): "'\(verb.rawValue)' takes no '\(flag.spelling)'"
    case .missingValue(let flag, let placeholder):
      "'\(flag.spelling)' needs a value: \(flag.spelling) \(placeholder)"
    case .unexpectedValue(let flag, let value):
      "'\(flag.spelling)' takes no value, but has '\(value)'"
    case .badValue(let flag, let value, let expected):
      "\(flag.spelling): '\(value)' is not \(expected)"
    case .badFilter(let malformed): Self.text(malformed)
    case .missingOperand(let verb, let placeholder): "'\(verb.rawValue)' needs a \(placeholder)"
    case .tooManyOperands(let verb, let word):
      "'\(verb.rawValue)' has no use for '\(word)'"
    case .badOperand(_, let word, let expected): "'\(word)' is not \(expected)"
    case .conflict(let one, let other):
      "'\(one.spelling)' and '\(other.spelling)' cannot be used together"
    case .fileAsOutput(let path): "\(Flag.output.spelling): '\(path)' names a file"
    case .outputToTerminal: "a picture is not written to a terminal"
    case .manyFilesToStandardOutput(let formats):
      "--output - can take one file, not \(formats.map(\.rawValue).joined(separator: ", "))"
    case .whichVariant(let path, let count):
      "\(DisplayText.plain(path)) has \(count) variants; one is meant"
    case .noVariant(let name, let path):
      "\(DisplayText.plain(path)) has no variant \(DisplayText.quoted(name))"
    case .jsonBesideFilm: "'--output -' and '--json' cannot be used together"
    case .manyScenariosToStandardOutput(let count):
      "--output - can take one scenario, not \(count)"
    case .baselineChangeInCI(let change):
      "'\(change.rawValue)' is refused in continuous integration"
    case .recordingsElsewhere(let folder):
      "the report is of recordings in '\(DisplayText.plain(folder))', outside of this folder"
    case .unfitSettings(let scenario, let reason):
      "\(scenario) cannot be played with these flags: \(reason)"
    }
  }

  private static func text(_ malformed: NameFilter.Malformed) -> String {
    let lead = "--filter: '\(malformed.pattern)' is not a regular expression: \(malformed.reason)"
    guard let offset = malformed.offset, !malformed.pattern.contains(where: \.isNewline) else {
      return lead
    }
    let before = String(malformed.pattern.unicodeScalars.prefix(offset).map(Character.init))
    let caret = String(repeating: " ", count: DisplayWidth.of(before)) + "^"
    return "\(lead)\n    \(malformed.pattern)\n    \(caret)"
  }
}
