/// The Markdown file that shows recordings.
struct SnippetFile {
  let path: String
  let session: Session
  /// The folder of the recordings.
  let output: String

  /// Looks whether the file can take the snippets, before anything is recorded.
  ///
  /// - Throws: `SnippetError` where it cannot, `FileError` where it cannot be read.
  func check(_ snippets: [ScenarioSnippet]) throws {
    guard let text = try existing() else { return }
    guard !text.blocks.isEmpty else { throw SnippetError(.noPlace, path: path) }
    let names = text.blocks.map(\.name)
    guard names.contains(where: { Self.pictures(named: $0, in: snippets) != nil }) else {
      throw SnippetError(.otherNames(names), path: path)
    }
  }

  /// Puts the snippets in their places, or makes the file.
  ///
  /// - Returns: What became of the file, and the places in it that are for other names.
  func write(_ snippets: [ScenarioSnippet]) throws -> (
    change: OutputChange?, others: [SnippetText.Block]
  ) {
    let (page, films) = try (session.files.resolvedAsFarAsThere(folder), resolvedOutput)
    func lines(_ pictures: [SnippetPicture]) -> [String] {
      pictures.map { $0.line(in: page, filmsIn: films) }
    }
    let transaction = OutputTransaction(folder: folder, temporaries: session.temporaries)
    let text = try existing()
    let bytes =
      text?.replacing { Self.pictures(named: $0, in: snippets).map(lines) }
      ?? SnippetText.text(
        of: snippets.filter { !$0.pictures.isEmpty }.map { ($0.name, lines($0.pictures)) })
    try transaction.write(bytes, to: FilePath.name(of: path))
    let others = text?.blocks.filter { Self.pictures(named: $0.name, in: snippets) == nil }
    return (try transaction.commit().first, others ?? [])
  }

  /// The lines of a snippet for a page in the current folder.
  static func lines(
    of snippet: ScenarioSnippet, output: String, files: any FileReading
  ) throws(FileError) -> [String] {
    let (page, films) = (try files.resolved("."), try files.resolvedAsFarAsThere(output))
    return snippet.pictures.map { $0.line(in: page, filmsIn: films) }
  }

  /// More than any text that people read.
  private static let largest = 16_000_000

  private var folder: String { FilePath.folder(of: path) }

  private var resolvedOutput: String {
    get throws(FileError) { try session.files.resolvedAsFarAsThere(output) }
  }

  /// nil if the file is not there.
  private func existing() throws -> SnippetText? {
    guard try session.files.status(of: path) != nil else { return nil }
    return try SnippetText(session.files.contents(of: path, limit: Self.largest), path: path)
  }

  private static func pictures(
    named name: String, in snippets: [ScenarioSnippet]
  ) -> [SnippetPicture]? {
    snippets.lazy.compactMap { $0.pictures(named: name) }.first
  }
}
