/// Finished files on the way to their places, in a way that can be taken back.
struct Replacement {
  private enum Undo {
    /// What stood there waits under another name.
    case restore(String, OutputFolder.Place)
    /// Nothing stood there.
    case remove(OutputFolder.Place)
  }

  private let temporaries: TemporaryFiles
  private var undo: [Undo] = []
  private var folders: Set<String> = []

  init(temporaries: TemporaryFiles) { self.temporaries = temporaries }

  /// Renames a finished file to its place and keeps what stood there.
  mutating func place(_ output: OutputTransaction.Staged) throws(FileError) {
    guard let temporary = output.temporary else { return }
    let place = output.place
    try reporting(place) { () throws(FileError) in
      let backup = try keep(place)
      do throws(FileError) {
        try files.move(temporary, to: place.path)
      } catch {
        if let backup { temporaries.discard([backup]) }
        throw error
      }
      temporaries.forget(temporary)
      undo.append(backup.map { .restore($0, place) } ?? .remove(place))
    }
    folders.insert(place.folder)
    folders.formUnion(temporaries.foldersMade(round: place.path).map(FilePath.folder))
  }

  /// Moves a file out of the way that shall not be there any more.
  mutating func takeAway(_ place: OutputFolder.Place) throws(FileError) {
    let (backup, _) = try reporting(place) { () throws(FileError) in
      try temporaries.make(
        place.name, in: { _ in place.folder },
        create: { (path) throws(FileError) in try files.move(place.path, to: path) })
    }
    undo.append(.restore(backup, place))
    folders.insert(place.folder)
  }

  /// Returns when the new names are on the disk.
  func sync() throws(FileError) {
    for folder in folders.sorted() {
      try files.syncFolder(folder)
    }
  }

  /// Makes everything as it was, the last change first.
  mutating func takeBack() {
    for change in undo.reversed() {
      switch change {
      case .restore(let backup, let place):
        try? files.move(backup, to: place.path)
        temporaries.forget(backup)
      case .remove(let place):
        try? files.removeFile(at: place.path)
      }
    }
    undo = []
  }

  /// Lets go of what stood there before.
  mutating func settle() {
    var backups: [String] = []
    for change in undo {
      switch change {
      case .restore(let backup, let place):
        backups.append(backup)
        temporaries.keepFolders(round: place.path)
      case .remove(let place):
        temporaries.keepFolders(round: place.path)
      }
    }
    temporaries.discard(backups)
    undo = []
  }

  private var files: any FileSystem { temporaries.files }

  /// Gives what stands at a place a second name; nil if nothing stands there.
  private func keep(_ place: OutputFolder.Place) throws(FileError) -> String? {
    switch try files.status(of: place.path)?.kind {
    case nil: return nil
    case .file: break
    case .folder: throw FileError(path: place.shown, problem: .isFolder)
    case .link, .other: throw FileError(path: place.shown, problem: .notRegularFile)
    }
    return try temporaries.make(
      place.name, in: { _ in place.folder },
      create: { (path) throws(FileError) in try files.keep(place.path, as: path) }
    ).path
  }

  private func reporting<Result>(
    _ place: OutputFolder.Place, _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    do {
      return try body()
    } catch {
      throw FileError(path: place.shown, problem: error.problem)
    }
  }
}
