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

  /// Every option that is a free text. It is called by its name; where the film's title or another text
  /// has that name, by as much of its path in the scenario as tells them apart.
  init(of component: ComponentDeclaration) {
    let found = Self.entries(of: component.options, inside: ["component"])
    let paths = [[Self.title]] + found.map(\.path)
    texts = found.map { entry in
      let endings = entry.path.indices.reversed().map { entry.path[$0...] }
      let ending = endings.first { ending in
        paths.count { $0.suffix(ending.count) == ending } == 1
      }
      return Entry(
        key: (ending ?? entry.path[...]).joined(separator: "."),
        path: Array(entry.path.dropFirst()), meaning: entry.meaning)
    }
  }

  /// The mapping of `texts`.
  var record: RecordType {
    RecordType(
      [KeyDeclaration(Self.title, .text, "what the film shows")]
        + texts.map { KeyDeclaration($0.key, .text, $0.meaning) })
  }

  private static func entries(
    of options: [OptionDeclaration], inside path: [String]
  ) -> [Entry] {
    options.flatMap { option -> [Entry] in
      let path = path + [option.name]
      switch option.type {
      case .string: return [Entry(key: "", path: path, meaning: option.meaning)]
      case .record(let fields): return entries(of: fields, inside: path)
      default: return []
      }
    }
  }
}
