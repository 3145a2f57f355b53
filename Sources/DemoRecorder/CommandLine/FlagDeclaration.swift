/// What the parser, the help and completion know of a flag.
struct FlagDeclaration: Hashable, Sendable {
  var flag: Flag
  /// The letter of its short form.
  var letter: Character?
  var value: FlagValue
  /// Whether every use counts; of others the last one does.
  var isRepeatable = false
  /// One sentence for the help, without a full stop.
  var meaning: String
}

/// What stands after a flag.
enum FlagValue: Hashable, Sendable {
  case none
  /// A value, and what the help calls it.
  case text(String)
  /// One of a few words.
  case choice([String])

  /// What the help calls it; nil if nothing stands there.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .text(let name): name
    case .choice(let words): words.joined(separator: "|")
    }
  }
}
