@testable import DemoRecorder
import Glibc

/// A folder of its own for one test, removed with everything in it at the end.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/demo-recorder-test.XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw FileError.lastSystemCall(on: "/tmp") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.remove(path) }

  static func / (folder: TemporaryFolder, name: String) -> String { folder.path + "/" + name }

  func write(_ text: String, to name: String) throws {
    let file = try Disk().createFile(at: self / name)
    try file.append(Array(text.utf8))
    try file.close()
  }

  func text(of name: String) throws -> String {
    String(decoding: try Disk().contents(of: self / name, limit: .max - 1), as: UTF8.self)
  }

  /// All names below, folders with a slash.
  func names(below folder: String = "") throws -> [String] {
    try Disk().names(in: self / folder).flatMap { name in
      let path = FilePath.joined(folder, name)
      let isFolder = try Disk().status(of: self / path)?.kind == .folder
      return isFolder ? [path + "/"] + (try names(below: path)) : [path]
    }
  }

  private static func remove(_ path: String) {
    for name in (try? Disk().names(in: path)) ?? [] {
      let child = path + "/" + name
      if (try? Disk().status(of: child))?.kind == .folder {
        remove(child)
      } else {
        try? Disk().removeFile(at: child)
      }
    }
    try? Disk().removeFolder(at: path)
  }
}
