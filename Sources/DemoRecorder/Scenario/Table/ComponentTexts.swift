import Components

/// The texts of a component that a scenario can give by `texts` or from a file, beside the film's title.
struct ComponentTexts {
  static let title = "title"

  /// In the order of the declaration.
  let texts: [Entry]

  struct Entry: Hashable, Sendable {
    /// What `texts` and a file call it.
    var key: String
    /// The names of the records that it stands in, and of the option.
    var path: [String]
    var meaning: String
  }

  /// Every option that is a free text, by its name alone; by the names of its records too, joined by
  /// points, where the name alone is that of another text or the film's title.
  init(of component: ComponentDeclaration) {
    let found = Self.entries(of: component.options, inside: [])
    var uses = [Self.title: 1]
    for entry in found { uses[entry.key, default: 0] += 1 }
    texts = found.map { entry in
      guard uses[entry.key] != 1 else { return entry }
      return Entry(
        key: entry.path.joined(separator: "."), path: entry.path, meaning: entry.meaning)
    }
  }

  /// The mapping of `texts`.
  var record: RecordType {
    RecordType(
      [KeyDeclaration(Self.title, .text, "what the film shows")]
        + texts.filter { $0.key != Self.title }
        .map { KeyDeclaration($0.key, .text, $0.meaning) })
  }

  private static func entries(
    of options: [OptionDeclaration], inside path: [String]
  ) -> [Entry] {
    options.flatMap { option -> [Entry] in
      let path = path + [option.name]
      switch option.type {
      case .string: return [Entry(key: option.name, path: path, meaning: option.meaning)]
      case .record(let fields): return entries(of: fields, inside: path)
      default: return []
      }
    }
  }
}
