@testable import DemoRecorder
import Synchronization

/// A file system one of whose operations fails: the one with the number given, counted from 1.
final class FailingFileSystem: FileSystem {
  static let problem = FileError.Problem.system("injected")

  private let inner: any FileSystem
  private let failing: Int
  private let done = Mutex(0)

  init(_ inner: any FileSystem, failing: Int) {
    self.inner = inner
    self.failing = failing
  }

  /// How many operations were asked for.
  var operations: Int { done.withLock { $0 } }

  var hasFailed: Bool { operations >= failing }

  fileprivate func step(_ path: String) throws(FileError) {
    let number = done.withLock { done in
      done += 1
      return done
    }
    if number == failing { throw FileError(path: path, problem: Self.problem) }
  }

  func status(of path: String) throws(FileError) -> FileStatus? {
    try step(path)
    return try inner.status(of: path)
  }

  func targetStatus(of path: String) throws(FileError) -> FileStatus? {
    try step(path)
    return try inner.targetStatus(of: path)
  }

  func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try step(path)
    return try inner.contents(of: path, limit: limit)
  }

  func bytes(of path: String, in range: Range<Int>) throws(FileError) -> [UInt8] {
    try step(path)
    return try inner.bytes(of: path, in: range)
  }

  func firstLine(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try step(path)
    return try inner.firstLine(of: path, limit: limit)
  }

  func names(in folder: String) throws(FileError) -> [String] {
    try step(folder)
    return try inner.names(in: folder)
  }

  func resolved(_ path: String) throws(FileError) -> String {
    try step(path)
    return try inner.resolved(path)
  }

  func linkTarget(of path: String) throws(FileError) -> String {
    try step(path)
    return try inner.linkTarget(of: path)
  }

  func createFile(at path: String) throws(FileError) -> any NewFile {
    try step(path)
    return Writer(inner: try inner.createFile(at: path), files: self, path: path)
  }

  func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try step(path)
    try inner.append(bytes, to: path)
  }

  func createFolder(at path: String) throws(FileError) {
    try step(path)
    try inner.createFolder(at: path)
  }

  func keep(_ path: String, as second: String) throws(FileError) {
    try step(path)
    try inner.keep(path, as: second)
  }

  func move(_ path: String, to newPath: String) throws(FileError) {
    try step(path)
    try inner.move(path, to: newPath)
  }

  func removeFile(at path: String) throws(FileError) {
    try step(path)
    try inner.removeFile(at: path)
  }

  func removeFolder(at path: String) throws(FileError) {
    try step(path)
    try inner.removeFolder(at: path)
  }

  func syncFolder(_ path: String) throws(FileError) {
    try step(path)
    try inner.syncFolder(path)
  }

  private struct Writer: NewFile {
    let inner: any NewFile
    let files: FailingFileSystem
    let path: String

    /// A write that fails has written half of its bytes.
    func append(_ bytes: [UInt8]) throws(FileError) {
      try inner.append(Array(bytes[..<(bytes.count / 2)]))
      try files.step(path)
      try inner.append(Array(bytes[(bytes.count / 2)...]))
    }

    func setPermissions(_ permissions: UInt32) throws(FileError) {
      try files.step(path)
      try inner.setPermissions(permissions)
    }

    func sync() throws(FileError) {
      try files.step(path)
      try inner.sync()
    }

    func close() throws(FileError) {
      try inner.close()
      try files.step(path)
    }
  }
}
