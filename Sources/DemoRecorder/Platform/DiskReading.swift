import Glibc

/// The files of this machine.
struct Disk: FileReading {
  func status(of path: String) throws(FileError) -> FileStatus? {
    var found = stat()
    return try Self.status(found: unsafe lstat(path, &found), found, at: path)
  }

  func targetStatus(of path: String) throws(FileError) -> FileStatus? {
    var found = stat()
    return try Self.status(found: unsafe stat(path, &found), found, at: path)
  }

  func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try reading(path) { (file, size) throws(FileError) in
      guard size <= limit else { throw FileError(path: path, problem: .tooLarge(limit: limit)) }
      return try file.readAll(limit: limit)
    }
  }

  func bytes(of path: String, in range: Range<Int>) throws(FileError) -> [UInt8] {
    try reading(path) { (file, _) throws(FileError) in try file.read(range) }
  }

  func firstLine(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try reading(path) { (file, _) throws(FileError) in try file.readLine(limit: limit) }
  }

  /// Opens a regular file for as long as `body` needs it and its size.
  private func reading<Result>(
    _ path: String, _ body: (Descriptor, _ size: Int) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    // Without O_NONBLOCK a pipe would be waited for before it could be refused.
    let number = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard number >= 0 else { throw FileError.lastSystemCall(on: path) }
    defer { close(number) }
    var found = stat()
    guard unsafe fstat(number, &found) == 0 else { throw FileError.lastSystemCall(on: path) }
    switch FileStatus(found).kind {
    case .file: break
    case .folder: throw FileError(path: path, problem: .isFolder)
    case .link, .other: throw FileError(path: path, problem: .notRegularFile)
    }
    return try body(Descriptor(number: number, path: path), Int(found.st_size))
  }

  func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw FileError.lastSystemCall(on: folder) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { text in
          unsafe String(cString: text)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw FileError.lastSystemCall(on: folder) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func resolved(_ path: String) throws(FileError) -> String {
    guard let text = unsafe realpath(path, nil) else { throw FileError.lastSystemCall(on: path) }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  func linkTarget(of path: String) throws(FileError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count)
    guard count >= 0 else { throw FileError.lastSystemCall(on: path) }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func status(
    found result: Int32, _ found: stat, at path: String
  ) throws(FileError) -> FileStatus? {
    if result == 0 { return FileStatus(found) }
    if errno == ENOENT { return nil }
    throw FileError.lastSystemCall(on: path)
  }
}

extension FileStatus {
  init(_ found: stat) {
    kind =
      switch found.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    permissions = found.st_mode & 0o7777
    size = Int(found.st_size)
    identity = FileIdentity(device: UInt64(found.st_dev), number: UInt64(found.st_ino))
  }
}
