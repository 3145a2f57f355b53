import Glibc

extension Disk: FileSystem {
  func createFile(at path: String) throws(FileError) -> any NewFile {
    let number = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard number >= 0 else { throw FileError.lastSystemCall(on: path) }
    return NewDiskFile(descriptor: Descriptor(number: number, path: path))
  }

  func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let number = unsafe open(path, flags, 0o666)
    guard number >= 0 else { throw FileError.lastSystemCall(on: path) }
    let file = NewDiskFile(descriptor: Descriptor(number: number, path: path))
    do throws(FileError) {
      try file.append(bytes)
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  func createFolder(at path: String) throws(FileError) {
    try check(unsafe mkdir(path, 0o777), path)
  }

  func keep(_ path: String, as second: String) throws(FileError) {
    if unsafe link(path, second) == 0 { return }
    guard [EPERM, ENOTSUP, EMLINK, ENOSYS, EXDEV].contains(errno) else {
      throw FileError.lastSystemCall(on: path)
    }
    try copy(path, to: second)
  }

  func move(_ path: String, to newPath: String) throws(FileError) {
    try check(unsafe rename(path, newPath), newPath)
  }

  func removeFile(at path: String) throws(FileError) {
    try check(unsafe unlink(path), path)
  }

  func removeFolder(at path: String) throws(FileError) {
    try check(unsafe rmdir(path), path)
  }

  func syncFolder(_ path: String) throws(FileError) {
    let number = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that may be written to but not read, and a file system that cannot sync folders,
    // leave nothing to be done.
    if number < 0 && errno == EACCES { return }
    guard number >= 0 else { throw FileError.lastSystemCall(on: path) }
    defer { close(number) }
    guard fsync(number) == 0 || errno == EINVAL else { throw FileError.lastSystemCall(on: path) }
  }

  /// For file systems without second names.
  private func copy(_ path: String, to second: String) throws(FileError) {
    let bytes = try contents(of: path, limit: .max - 1)
    let status = try targetStatus(of: path)
    let file = try createFile(at: second)
    do {
      try file.append(bytes)
      try file.setPermissions(status?.permissions ?? 0o644)
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  private func check(_ result: Int32, _ path: String) throws(FileError) {
    guard result == 0 else { throw FileError.lastSystemCall(on: path) }
  }
}

/// A file on the disk while it is being written.
struct NewDiskFile: NewFile {
  let descriptor: Descriptor

  func append(_ bytes: [UInt8]) throws(FileError) {
    try descriptor.write(bytes)
  }

  func setPermissions(_ permissions: UInt32) throws(FileError) {
    try check(fchmod(descriptor.number, permissions))
  }

  func sync() throws(FileError) {
    while fsync(descriptor.number) != 0 {
      guard errno == EINTR else { throw FileError.lastSystemCall(on: descriptor.path) }
    }
  }

  func close() throws(FileError) {
    // Linux has let go of the number even when it reports EINTR: a second try could close another.
    let result = Glibc.close(descriptor.number)
    guard result == 0 || errno == EINTR else {
      throw FileError.lastSystemCall(on: descriptor.path)
    }
  }

  private func check(_ result: Int32) throws(FileError) {
    guard result == 0 else { throw FileError.lastSystemCall(on: descriptor.path) }
  }
}
