/// What is known of a file without reading it.
struct FileStatus: Hashable, Sendable {
  var kind: FileKind
  /// The permission bits, `0o7777` at most.
  var permissions: UInt32
  /// In bytes.
  var size: Int
  var identity: FileIdentity
}

enum FileKind: Hashable, Sendable {
  case file, folder, link
  /// A device, a pipe or a socket.
  case other
}

/// Two paths with one identity lead to the same file.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}

/// Reading of files and folders.
///
/// Paths are relative to the current folder unless they begin with `/`. Every error names the path
/// it was called with.
protocol FileReading: Sendable {
  /// What stands at `path`, a link itself if it is one; nil if nothing does.
  func status(of path: String) throws(FileError) -> FileStatus?

  /// What stands at the end of the links that begin at `path`; nil if nothing does.
  func targetStatus(of path: String) throws(FileError) -> FileStatus?

  /// All bytes of a regular file, or of the one that a link leads to. Folders, devices and pipes
  /// are refused without waiting for them, as is a file of more than `limit` bytes.
  func contents(of path: String, limit: Int) throws(FileError) -> [UInt8]

  /// Some of the bytes of a regular file, counted from its beginning; fewer where it ends before
  /// them. Refuses what `contents` refuses.
  func bytes(of path: String, in range: Range<Int>) throws(FileError) -> [UInt8]

  /// The bytes of a regular file up to its first line feed, which is left out, or to its end; the
  /// rest is not read. Refuses what `contents` refuses, and a line of more than `limit` bytes.
  func firstLine(of path: String, limit: Int) throws(FileError) -> [UInt8]

  /// The names in a folder, in the order of their bytes, without `.` and `..`.
  func names(in folder: String) throws(FileError) -> [String]

  /// The absolute path without links and dots of something that exists.
  func resolved(_ path: String) throws(FileError) -> String

  /// Where the link at `path` points to, as it is written there.
  func linkTarget(of path: String) throws(FileError) -> String
}

/// Reading and changing of files and folders.
protocol FileSystem: FileReading {
  /// A new file, permissions `0o666` less the umask; fails if anything stands there.
  func createFile(at path: String) throws(FileError) -> any NewFile

  /// Adds bytes at the end of the file at `path`, or of the one that a link leads to; makes it if
  /// nothing stands there. A pipe that nobody reads is refused without waiting for it.
  func append(_ bytes: [UInt8], to path: String) throws(FileError)

  /// A new folder, permissions `0o777` less the umask; fails if anything stands there.
  func createFolder(at path: String) throws(FileError)

  /// A second name for the file at `path`: what is renamed over the first leaves the second.
  func keep(_ path: String, as second: String) throws(FileError)

  /// Renames a file, replacing at once what stood under the new name.
  func move(_ path: String, to newPath: String) throws(FileError)

  func removeFile(at path: String) throws(FileError)

  /// Removes an empty folder.
  func removeFolder(at path: String) throws(FileError)

  /// Returns when the names in a folder are on the disk.
  func syncFolder(_ path: String) throws(FileError)
}

/// A file while it is being written. It must be closed, also after an error.
protocol NewFile: Sendable {
  func append(_ bytes: [UInt8]) throws(FileError)

  func setPermissions(_ permissions: UInt32) throws(FileError)

  /// Returns when the bytes are on the disk.
  func sync() throws(FileError)

  func close() throws(FileError)
}
