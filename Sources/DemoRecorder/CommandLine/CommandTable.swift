/// All verbs and flags with their meanings: the one source of the parser, the help, the hints and
/// completion.
struct CommandTable: Hashable, Sendable {
  var verbs: [VerbDeclaration]
  var flags: [FlagDeclaration]
  /// The flags that every verb takes.
  var general: [Flag]

  func declaration(of verb: Verb) -> VerbDeclaration? { verbs.first { $0.verb == verb } }

  func declaration(of flag: Flag) -> FlagDeclaration? { flags.first { $0.flag == flag } }

  /// Whether `verb` takes `flag`.
  func takes(_ verb: Verb, _ flag: Flag) -> Bool {
    general.contains(flag) || declaration(of: verb)?.flags.contains(flag) == true
  }

  /// The flags of a verb in the order of the table, its own first.
  func flags(of verb: Verb) -> [FlagDeclaration] {
    let own = declaration(of: verb)?.flags ?? []
    return flags.filter { own.contains($0.flag) } + flags.filter { general.contains($0.flag) }
  }

  /// The one of `names` that somebody probably meant: misspelt, or only begun.
  func nearest(to word: String, among names: [String]) -> String? {
    NearestWord.of(word, among: names)
      ?? names.first { word.count >= 2 && $0.hasPrefix(word) }
  }

  /// Everything that can be completed, for the scripts of shells.
  var completions: [Completion] {
    verbs.map { Completion(verb: nil, word: $0.verb.rawValue, meaning: $0.meaning) }
      + verbs.flatMap { verb in
        words(after: verb)
          + flags(of: verb.verb).map {
            Completion(verb: verb.verb, word: $0.flag.spelling, meaning: $0.meaning)
          }
      }
  }

  private func words(after verb: VerbDeclaration) -> [Completion] {
    guard case .choice(let words) = verb.operands else { return [] }
    return words.map { Completion(verb: verb.verb, word: $0, meaning: verb.meaning) }
  }
}

/// A word that can stand on the command line.
struct Completion: Hashable, Sendable {
  /// The verb it stands after; nil for the verbs themselves.
  var verb: Verb?
  var word: String
  var meaning: String
}
