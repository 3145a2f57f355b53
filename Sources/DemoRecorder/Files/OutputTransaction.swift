/// What became of one output.
struct OutputChange: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case written
    /// The file already held these bytes, so it was left alone.
    case unchanged
    /// It belonged to an earlier recording.
    case removed
  }

  /// What the user calls it: the output folder's path and the output's name.
  var path: String
  var kind: Kind
}

/// The files of one scenario, which come into being together or not at all.
///
/// Bytes go at once to unfinished files beside their places, so memory holds one output at a time,
/// or one piece of it.
/// `commit()` renames them all; until then, and if anything fails, every old file stays as it was.
/// A transaction that goes away without `commit()` removes what it had begun, the folders it made
/// included. Belongs to one thread; many may run side by side, also into the same folder.
///
/// Promise and its limit: after an error or a signal to stop, all files are the old ones. A process
/// killed outright, or a power cut, between two renames leaves some old and some new files, each of
/// them whole.
final class OutputTransaction {
  struct Staged {
    /// The unfinished file; nil if the place already holds the same bytes.
    var temporary: String?
    var place: OutputFolder.Place
  }

  let folder: OutputFolder
  let temporaries: TemporaryFiles
  private var staged: [Staged] = []
  private var stale: [OutputFolder.Place] = []
  /// What the user calls the output at each path.
  private var names: [String: String] = [:]

  /// - Parameter folder: The output folder; it need not exist yet.
  init(folder: String, temporaries: TemporaryFiles) {
    self.folder = OutputFolder(path: folder, files: temporaries.files)
    self.temporaries = temporaries
  }

  deinit { discard() }

  /// Takes the bytes of an output, to stand under `name` below the output folder after `commit()`.
  func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    let existing = try existing(name)
    if let existing, holds(bytes, name, existing) {
      let place = try folder.place(of: name) { _ in }
      temporaries.sweep(place.folder)
      try add(Staged(temporary: nil, place: place))
      return
    }
    let output = try open(name, permissions: existing?.permissions)
    try output.append(bytes)
    try output.finish()
  }

  /// Takes an output piece by piece, for one that is too large to be held in memory.
  ///
  /// - Parameter body: Hands the bytes in their order to the function it is given. What it throws is
  ///   thrown on as it is, and the output is as if it had never been begun.
  func write(
    to name: String,
    _ body: (_ append: ([UInt8]) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
    let output = try open(name)
    try body { (bytes) throws(FileError) in try output.append(bytes) }
    try output.finish()
  }

  /// Begins an output that comes piece by piece. If it is let go of before its end, it is as if it had
  /// never been begun.
  func open(_ name: String) throws(FileError) -> UnfinishedOutput {
    try open(name, permissions: existing(name)?.permissions)
  }

  /// Lets `commit()` remove the numbered pictures of an earlier recording from `frameFolder`: all
  /// from number `count` on.
  func removeFrames(from count: Int, in frameFolder: String) throws(FileError) {
    let shown = folder.shown(frameFolder)
    guard try files.targetStatus(of: shown)?.kind == .folder else { return }
    for name in try files.names(in: shown) {
      guard let number = FrameName.number(in: name), number >= count else { continue }
      let output = FilePath.joined(frameFolder, name)
      guard try files.status(of: folder.shown(output))?.kind == .file else { continue }
      stale.append(try folder.place(of: output) { _ in })
    }
  }

  /// Lets `commit()` remove an output of an earlier recording, if it is there and no link leads to
  /// it, and the folders below the output folder that are empty then.
  func remove(_ name: String) throws(FileError) {
    if let place = try folder.standing(name) { stale.append(place) }
  }

  /// Puts all files in their places.
  ///
  /// - Returns: What became of each output, in the order in which they were written, then those
  ///   removed.
  /// - Throws: What could not be done; every old file is as it was then.
  func commit() throws(FileError) -> [OutputChange] {
    let staged = staged
    let stale = stale
    defer { discard() }
    try temporaries.uninterrupted { () throws(FileError) in
      var replacement = Replacement(temporaries: temporaries)
      do throws(FileError) {
        for output in staged { try replacement.place(output) }
        for place in stale { try replacement.takeAway(place) }
        try replacement.sync()
      } catch {
        replacement.takeBack()
        throw error
      }
      replacement.settle()
      removeEmptyFolders(round: stale)
    }
    return staged.map {
      OutputChange(path: $0.place.shown, kind: $0.temporary == nil ? .unchanged : .written)
    } + stale.map { OutputChange(path: $0.shown, kind: .removed) }
  }

  /// Forgets everything that was written since the beginning.
  func discard() {
    temporaries.discard(staged.compactMap(\.temporary))
    staged = []
    stale = []
    names = [:]
  }

  /// Removes the folders that outputs were in and that hold nothing now, up to the output folder.
  private func removeEmptyFolders(round places: [OutputFolder.Place]) {
    guard !places.isEmpty, let root = try? files.resolved(folder.path) else { return }
    for place in places {
      var emptied = place.folder
      while emptied != root, FilePath.lies(emptied, in: root),
        (try? files.removeFolder(at: emptied)) != nil
      {
        emptied = FilePath.folder(of: emptied)
      }
    }
  }

  private var files: any FileSystem { temporaries.files }

  /// What an output would replace; nil if nothing is there.
  private func existing(_ name: String) throws(FileError) -> FileStatus? {
    do {
      return try files.targetStatus(of: folder.shown(name))
    } catch {
      // Which name on the way is a file is said by `OutputFolder`, name by name.
      if error.problem == .notFolder { return nil }
      throw error
    }
  }

  private func holds(_ bytes: [UInt8], _ name: String, _ existing: FileStatus) -> Bool {
    guard existing.kind == .file, existing.size == bytes.count else { return false }
    return (try? files.contents(of: folder.shown(name), limit: bytes.count)) == bytes
  }

  /// Makes the unfinished file of an output.
  private func open(
    _ name: String, permissions: UInt32?
  ) throws(FileError) -> UnfinishedOutput {
    var place: OutputFolder.Place?
    let (temporary, file) = try temporaries.make(
      FilePath.name(of: name),
      in: { (noteMade) throws(FileError) in
        let found = try folder.place(of: name, noteMade: noteMade)
        place = found
        return found.folder
      },
      create: { (path) throws(FileError) in
        try folder.reporting(name) { () throws(FileError) in try files.createFile(at: path) }
      })
    guard let place else { preconditionFailure("a file was made, so its place was found") }
    return UnfinishedOutput(
      name: name, file: file, staged: Staged(temporary: temporary, place: place),
      permissions: permissions, transaction: self)
  }

  /// Keeps an output, whose file is whole, for `commit()`.
  func add(_ output: Staged) throws(FileError) {
    if let same = names.updateValue(output.place.shown, forKey: output.place.path) {
      throw FileError(path: output.place.shown, problem: .sameFile(as: same))
    }
    staged.append(output)
  }
}
