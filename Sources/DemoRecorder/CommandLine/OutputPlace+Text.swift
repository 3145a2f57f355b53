extension OutputPlace {
  /// Endings that only a file's name has. A folder may have one, with `/` after it.
  private static let fileEndings = [
    "gif", "png", "apng", "jpg", "jpeg", "webp", "mp4", "mov", "webm", "json", "jsonl", "yaml",
    "yml", "rgba", "y4m", "html",
  ]

  /// Reads the value of `--output`.
  init(_ text: String) throws(UsageError) {
    if text == "-" {
      self = .standardOutput
      return
    }
    guard !text.isEmpty else {
      throw UsageError(.badValue(.output, text, expected: "the name of a folder"))
    }
    let ending = FilePath.name(of: text).split(separator: ".").last.map { $0.lowercased() }
    if text.contains("."), let ending, Self.fileEndings.contains(ending) {
      throw UsageError(
        .fileAsOutput(text),
        hint: "a folder is expected; each file in it is called like its scenario")
    }
    self = .folder(text)
  }
}
