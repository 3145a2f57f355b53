/// An animated file as it was written.
struct FilmFile: Hashable, Sendable {
  var format: OutputFormat
  /// Below the output folder.
  var name: String
  var byteCount: Int
  /// The settings at which it was recorded.
  var rung: FilmRung
}

/// A film has become larger than it may. Nothing of its file was handed over.
struct FilmTooLarge: Error {
  /// Lets a file pass that is not larger, or of which not more is known.
  static func check(_ byteCount: Int, _ limit: Int?) throws {
    if let limit, byteCount > limit { throw FilmTooLarge() }
  }
}
