/// A family that the chain asks for characters, and where its files come from.
struct FontSource: Hashable {
  var family: FontFamily
  /// The files that were given; nil for a family that is looked for among the installed.
  var files: [FontFile]?

  /// The sources that some choices come to, each once.
  ///
  /// - Parameter families: Those that are known, with their packages.
  /// - Throws: Where a file cannot be read as a font.
  static func sources(
    of choices: [FontChoice], among families: [FontFamily]
  ) throws(FontError) -> [FontSource] {
    var sources: [FontSource] = []
    for choice in choices {
      switch choice {
      case .family(let name):
        let family = families.first { $0.name == name } ?? FontFamily(name: name)
        let source = FontSource(family: family)
        if !sources.contains(source) { sources.append(source) }
      case .file(let content):
        let files = try HarfBuzzFont.files(in: content)
        let name = files.first?.families.first ?? content.path
        let family = families.first { $0.name == name } ?? FontFamily(name: name)
        if let known = sources.firstIndex(where: { $0.files != nil && $0.family == family }) {
          sources[known].files? += files
        } else {
          sources.append(FontSource(family: family, files: files))
        }
      }
    }
    return sources
  }
}
