/// A font file that was read: what texts are drawn with that is not installed.
public struct FontContent: Hashable, Sendable {
  /// The path under which it was read, for messages; its last part stands in the trace.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// By path and length; to tell them apart is for `==`, which knows at once that a copy is the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes.count)
  }

  /// Makes sure that texts can be drawn with it.
  ///
  /// - Throws: `FontError.fileUnusable` where texts could not be drawn with it.
  public func check() throws(FontError) {
    let library = try FreeTypeLibrary()
    for file in try HarfBuzzFont.files(in: self) {
      _ = try FontFace(file, weight: file.weight ?? 400, number: 0, in: library)
    }
  }
}

/// A font that texts are drawn with before those of the default chain.
public enum FontChoice: Hashable, Sendable {
  /// An installed family by its name.
  case family(String)
  /// A file. Files of one family are one choice, in the place of the first: each weight is drawn with
  /// the file that comes nearest.
  case file(FontContent)
}
