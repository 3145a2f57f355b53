@testable import DemoRecorder
import Synchronization

/// Files that live in memory: folders, links, second names and permissions, all at once.
///
/// The current folder is `/home`.
final class MemoryFileSystem: FileSystem {
  private enum Entry: Hashable, Sendable {
    case folder
    case link(String)
    case other
    /// The number of the file's contents.
    case file(Int)
  }

  private struct Contents: Hashable, Sendable {
    var bytes: [UInt8]
    var permissions: UInt32 = 0o644
  }

  private struct State {
    var entries: [String: Entry] = ["/": .folder, "/home": .folder]
    var contents: [Int: Contents] = [:]
    var synced: Set<String> = []
  }

  private let state = Mutex(State())

  // MARK: What a test sets up and looks at

  func add(_ path: String, _ text: String = "", permissions: UInt32 = 0o644) {
    addFolder(FilePath.folder(of: absolute(path)))
    state.withLock { state in
      let number = state.contents.count
      state.contents[number] = Contents(bytes: Array(text.utf8), permissions: permissions)
      state.entries[absolute(path)] = .file(number)
    }
  }

  func addFolder(_ path: String) {
    var walked = ""
    for name in FilePath.names(of: absolute(path)) {
      walked += "/" + name
      state.withLock { state in
        if state.entries[walked] == nil { state.entries[walked] = .folder }
      }
    }
  }

  func addLink(_ path: String, to target: String) {
    state.withLock { $0.entries[absolute(path)] = .link(target) }
  }

  func addPipe(_ path: String) {
    state.withLock { $0.entries[absolute(path)] = .other }
  }

  /// Everything below `/home` apart from it: files with their texts, folders with a slash.
  var everything: [String: String] {
    state.withLock { state in
      var all: [String: String] = [:]
      for (path, entry) in state.entries where path.hasPrefix("/home/") {
        let name = String(path.dropFirst("/home/".count))
        switch entry {
        case .folder: all[name + "/"] = ""
        case .link(let target): all[name] = "-> " + target
        case .other: all[name] = "|"
        case .file(let number):
          all[name] = String(decoding: state.contents[number]?.bytes ?? [], as: UTF8.self)
        }
      }
      return all
    }
  }

  var syncedFolders: Set<String> { state.withLock { $0.synced } }

  // MARK: Reading

  func status(of path: String) throws(FileError) -> FileStatus? {
    try entry(path, followingLast: false).map(status)
  }

  func targetStatus(of path: String) throws(FileError) -> FileStatus? {
    try entry(path, followingLast: true).map(status)
  }

  func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    switch try entry(path, followingLast: true) {
    case nil: throw FileError(path: path, problem: .missing)
    case .file(let number):
      let bytes = state.withLock { $0.contents[number]?.bytes ?? [] }
      guard bytes.count <= limit else {
        throw FileError(path: path, problem: .tooLarge(limit: limit))
      }
      return bytes
    case .folder: throw FileError(path: path, problem: .isFolder)
    case .link, .other: throw FileError(path: path, problem: .notRegularFile)
    }
  }

  func bytes(of path: String, in range: Range<Int>) throws(FileError) -> [UInt8] {
    Array(try contents(of: path, limit: .max).dropFirst(range.lowerBound).prefix(range.count))
  }

  func firstLine(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    let line = Array(try contents(of: path, limit: .max).prefix { $0 != UInt8(ascii: "\n") })
    guard line.count <= limit else {
      throw FileError(path: path, problem: .tooLarge(limit: limit))
    }
    return line
  }

  func names(in folder: String) throws(FileError) -> [String] {
    let absolute = try resolved(folder)
    let prefix = absolute == "/" ? "/" : absolute + "/"
    return state.withLock { state in
      state.entries.keys.filter { $0.hasPrefix(prefix) && $0 != "/" }
        .map { String($0.dropFirst(prefix.count)) }.filter { !$0.contains("/") }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  func resolved(_ path: String) throws(FileError) -> String {
    let found = try locate(path, followingLast: true)
    guard state.withLock({ $0.entries[found] }) != nil else {
      throw FileError(path: path, problem: .missing)
    }
    return found
  }

  func linkTarget(of path: String) throws(FileError) -> String {
    guard case .link(let target) = try entry(path, followingLast: false) else {
      throw FileError(path: path, problem: .system("not a link"))
    }
    return target
  }

  // MARK: Writing

  func createFile(at path: String) throws(FileError) -> any NewFile {
    let place = try vacant(path)
    let number = state.withLock { state in
      let number = state.contents.count
      state.contents[number] = Contents(bytes: [])
      state.entries[place] = .file(number)
      return number
    }
    return Writer(files: self, number: number)
  }

  func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    switch try entry(path, followingLast: true) {
    case nil: try createFile(at: path).append(bytes)
    case .file(let number): state.withLock { $0.contents[number]?.bytes += bytes }
    case .folder: throw FileError(path: path, problem: .isFolder)
    case .link, .other: break
    }
  }

  func createFolder(at path: String) throws(FileError) {
    let place = try vacant(path)
    state.withLock { $0.entries[place] = .folder }
  }

  func keep(_ path: String, as second: String) throws(FileError) {
    let place = try vacant(second)
    let entry = try entry(path, followingLast: false)
    state.withLock { $0.entries[place] = entry }
  }

  func move(_ path: String, to newPath: String) throws(FileError) {
    let old = try locate(path, followingLast: false)
    let new = try locate(newPath, followingLast: false)
    try state.withLock { (state) throws(FileError) in
      guard let entry = state.entries[old] else {
        throw FileError(path: path, problem: .missing)
      }
      if state.entries[new] == .folder { throw FileError(path: newPath, problem: .isFolder) }
      state.entries[old] = nil
      state.entries[new] = entry
    }
  }

  func removeFile(at path: String) throws(FileError) {
    let place = try locate(path, followingLast: false)
    try state.withLock { (state) throws(FileError) in
      switch state.entries[place] {
      case nil: throw FileError(path: path, problem: .missing)
      case .folder: throw FileError(path: path, problem: .isFolder)
      default: state.entries[place] = nil
      }
    }
  }

  func removeFolder(at path: String) throws(FileError) {
    let place = try locate(path, followingLast: false)
    try state.withLock { (state) throws(FileError) in
      guard state.entries[place] == .folder else {
        throw FileError(path: path, problem: .missing)
      }
      if state.entries.keys.contains(where: { $0.hasPrefix(place + "/") }) {
        throw FileError(path: path, problem: .folderNotEmpty)
      }
      state.entries[place] = nil
    }
  }

  func syncFolder(_ path: String) throws(FileError) {
    let place = try resolved(path)
    state.withLock { _ = $0.synced.insert(place) }
  }

  // MARK: Inside

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : path == "." ? "/home" : "/home/" + path
  }

  /// A path without links and dots, apart from the last name if its link is not followed.
  private func locate(_ path: String, followingLast: Bool, depth: Int = 0) throws(FileError)
    -> String
  {
    guard depth < 40 else { throw FileError(path: path, problem: .tooManyLinks) }
    var found = ""
    let names = FilePath.names(of: absolute(path))
    for (index, name) in names.enumerated() {
      if name == ".." {
        found = found.isEmpty ? "" : FilePath.folder(of: found)
        if found == "/" { found = "" }
        continue
      }
      let isLast = index == names.count - 1
      let entry = state.withLock { $0.entries[found + "/" + name] }
      if case .link(let target) = entry, !isLast || followingLast {
        let next = target.hasPrefix("/") ? target : found + "/" + target
        do throws(FileError) {
          found = try locate(next, followingLast: true, depth: depth + 1)
        } catch {
          throw FileError(path: path, problem: error.problem)
        }
        continue
      }
      if case .file = entry, !isLast { throw FileError(path: path, problem: .notFolder) }
      found += "/" + name
    }
    return found.isEmpty ? "/" : found
  }

  private func entry(_ path: String, followingLast: Bool) throws(FileError) -> Entry? {
    let place = try locate(path, followingLast: followingLast)
    return state.withLock { $0.entries[place] }
  }

  private func vacant(_ path: String) throws(FileError) -> String {
    let place = try locate(path, followingLast: false)
    guard try entry(FilePath.folder(of: place), followingLast: true) == .folder else {
      throw FileError(path: path, problem: .missing)
    }
    guard try entry(place, followingLast: false) == nil else {
      throw FileError(path: path, problem: .alreadyThere)
    }
    return place
  }

  private func status(_ entry: Entry) -> FileStatus {
    var status = FileStatus(
      kind: .other, permissions: 0o755, size: 0, identity: FileIdentity(device: 1, number: 0))
    switch entry {
    case .folder: status.kind = .folder
    case .link: status.kind = .link
    case .other: break
    case .file(let number):
      let contents = state.withLock { $0.contents[number] }
      status.kind = .file
      status.permissions = contents?.permissions ?? 0
      status.size = contents?.bytes.count ?? 0
      status.identity.number = UInt64(number) + 1
    }
    return status
  }

  private struct Writer: NewFile {
    let files: MemoryFileSystem
    let number: Int

    func append(_ bytes: [UInt8]) throws(FileError) {
      files.state.withLock { $0.contents[number]?.bytes += bytes }
    }

    func setPermissions(_ permissions: UInt32) throws(FileError) {
      files.state.withLock { $0.contents[number]?.permissions = permissions }
    }

    func sync() throws(FileError) {}

    func close() throws(FileError) {}
  }
}
