/// What the parser, the help and completion know of a verb.
struct VerbDeclaration: Hashable, Sendable {
  var verb: Verb
  var operands: OperandRule
  var flags: [Flag]
  /// One line for the list of verbs, without a full stop.
  var meaning: String
  /// What its own help says besides.
  var details: String
  /// Words that other programs use for the same; they are only ever suggested from.
  var neighbours: [String] = []

  /// What is written after the verb, apart from flags.
  enum OperandRule: Hashable, Sendable {
    case none
    /// Exactly one, and what the help calls it.
    case one(String)
    /// Exactly two, and what the help calls them.
    case two(String, String)
    /// One or more.
    case some(String)
    /// One of a few words.
    case choice([String])
    /// As many as one likes.
    case any(String)

    var placeholder: String? {
      switch self {
      case .none: nil
      case .one(let name): name
      case .two(let first, let second): "\(first) \(second)"
      case .some(let name): "\(name) …"
      case .choice(let words): words.joined(separator: "|")
      case .any(let name): "[\(name) …]"
      }
    }
  }
}
