/// A film as a README shows it.
struct SnippetPicture: Hashable, Sendable {
  /// The output name that the films have in common: the scenario's, and the variant's without its
  /// appearance.
  var name: String
  /// What the film shows, for who cannot see it.
  var title: String
  /// In points, which are a browser's pixels.
  var width: Int
  /// The film, below the output folder.
  var file: String
  /// The film for readers who prefer dark pages, where there is one.
  var darkFile: String?

  /// The line of HTML, as Markdown takes it.
  ///
  /// - Parameters:
  ///   - folder: Where the page lies; absolute and without links.
  ///   - output: The output folder likewise.
  func line(in folder: String, filmsIn output: String) -> String {
    func link(_ file: String) -> String {
      RelativeLink.to(FilePath.joined(output, file), from: folder)
    }
    let image = "<img alt=\"\(Self.attribute(title))\" src=\"\(link(file))\" width=\"\(width)\">"
    guard let darkFile else { return image }
    return "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(link(darkFile))\">"
      + image + "</picture>"
  }

  /// In double quotes. Two characters more than HTML needs are escaped: a table's cell would end at
  /// `|`, and what follows a backtick could be taken for code.
  private static func attribute(_ text: String) -> String {
    XMLText.attribute(text).map { character in
      switch character {
      case "|": "&#124;"
      case "`": "&#96;"
      default: String(character)
      }
    }.joined()
  }
}
