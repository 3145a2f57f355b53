/// Where the files of a recording go.
protocol OutputSink {
  /// Takes the bytes of the file that is called `name`.
  func write(_ bytes: [UInt8], to name: String) throws
  /// Begins a file that comes piece by piece.
  func begin(_ name: String) throws -> any OutputFile
  /// A place for bytes that are wanted again before the file of this name is written; nil where
  /// memory has to do.
  func scratch(for name: String) throws -> (any ScratchFile)?
  /// Notes that a folder of numbered frames has none from this number on.
  func removeFrames(from count: Int, in folder: String) throws
}

/// A file on its way to an `OutputSink`, piece by piece. One that is let go of before `finish` is as
/// if it had never been begun.
protocol OutputFile {
  mutating func append(_ bytes: [UInt8]) throws
  /// Called once, after the last piece.
  mutating func finish() throws
}

/// Bytes that are put away and gone when they are let go of.
protocol ScratchFile {
  func append(_ bytes: [UInt8]) throws
  /// Gives back some of them.
  func bytes(in range: Range<Int>) throws -> [UInt8]
}

extension OutputSink {
  func scratch(for name: String) -> (any ScratchFile)? { nil }

  /// Gathers the pieces in memory, for a sink that wants its files whole.
  func begin(_ name: String) -> any OutputFile { GatheredFile(name: name, output: self) }
}

private struct GatheredFile: OutputFile {
  let name: String
  let output: any OutputSink
  var bytes: [UInt8] = []

  mutating func append(_ bytes: [UInt8]) { self.bytes += bytes }

  mutating func finish() throws {
    defer { bytes = [] }
    try output.write(bytes, to: name)
  }
}
