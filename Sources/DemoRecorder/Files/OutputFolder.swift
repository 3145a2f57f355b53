/// A folder that outputs are written below, and never past.
struct OutputFolder {
  /// As the user named it.
  let path: String
  let files: any FileSystem

  /// Where an output is written.
  struct Place: Hashable, Sendable {
    /// What the user calls it: the output folder's path and the output's name.
    var shown: String
    /// Absolute and without links.
    var folder: String
    /// The file's name in it.
    var name: String

    var path: String { FilePath.joined(folder, name) }
  }

  /// What the user calls an output.
  func shown(_ name: String) -> String { FilePath.joined(path, name) }

  /// Lets errors speak of the output instead of its unfinished file.
  func reporting<Result>(
    _ name: String, _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    do {
      return try body()
    } catch {
      throw FileError(path: shown(name), problem: error.problem)
    }
  }

  /// Finds where the output `name` is to be written, making the folders on the way.
  ///
  /// If a link stands there, that is where the link leads to, as long as it is below this folder.
  ///
  /// - Throws: `.outside`, `.linkLeaves`, `.notFolder`, `.isFolder` or `.notRegularFile` if this is
  ///   no place for a file, and whatever the system says.
  func place(
    of name: String, noteMade: (String) -> Void
  ) throws(FileError) -> Place {
    let names = try checkedNames(of: name)
    let root = try makeRoot(noteMade)
    var folder = root
    var shown = path
    for name in names.dropLast() {
      shown = FilePath.joined(shown, name)
      folder = try enter(name, of: folder, root: root, shown: shown, noteMade)
    }
    let place = Place(
      shown: self.shown(name), folder: folder, name: names.last ?? name)
    return try followingLinks(place, root: root)
  }

  /// Where an output stands that is a regular file; nil if there is none, or a link is on the way to
  /// it: what a link leads to may be somebody else's. Makes nothing.
  func standing(_ name: String) throws(FileError) -> Place? {
    let names = try checkedNames(of: name)
    do throws(FileError) {
      guard try files.targetStatus(of: path)?.kind == .folder else { return nil }
      let folder = try names.dropLast().reduce(files.resolved(path), FilePath.joined)
      guard try files.status(of: FilePath.joined(folder, names.last ?? name))?.kind == .file,
        try files.resolved(folder) == folder
      else { return nil }
      return Place(shown: shown(name), folder: folder, name: names.last ?? name)
    } catch {
      // A file stands where a folder should be on the way.
      if error.problem == .notFolder { return nil }
      throw FileError(path: shown(name), problem: error.problem)
    }
  }

  /// The names on the way to an output. A name that could lead anywhere else is refused.
  private func checkedNames(of name: String) throws(FileError) -> [String] {
    let names = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains(where: { ["", ".", ".."].contains($0) || $0.contains("\0") }) else {
      throw FileError(path: shown(name), problem: .outside(folder: path))
    }
    return names
  }

  private func makeRoot(_ noteMade: (String) -> Void) throws(FileError) -> String {
    var walked = path.hasPrefix("/") ? "/" : "."
    var absolute = try files.resolved(walked)
    for name in FilePath.names(of: path) {
      walked = FilePath.joined(walked, name)
      switch try files.targetStatus(of: walked)?.kind {
      case .folder: break
      case nil: try make(FilePath.joined(absolute, name), shown: walked, noteMade)
      default: throw FileError(path: walked, problem: .notFolder)
      }
      absolute = try files.resolved(walked)
    }
    return absolute
  }

  /// The folder `name` in `folder`, made if it is missing.
  private func enter(
    _ name: String, of folder: String, root: String, shown: String, _ noteMade: (String) -> Void
  ) throws(FileError) -> String {
    let next = FilePath.joined(folder, name)
    switch try files.targetStatus(of: next)?.kind {
    case .folder: break
    case nil: try make(next, shown: shown, noteMade)
    default: throw FileError(path: shown, problem: .notFolder)
    }
    let resolved = try files.resolved(next)
    guard FilePath.lies(resolved, in: root) else {
      throw FileError(path: shown, problem: .linkLeaves(folder: path))
    }
    return resolved
  }

  private func make(
    _ folder: String, shown: String, _ noteMade: (String) -> Void
  ) throws(FileError) {
    do {
      try files.createFolder(at: folder)
    } catch {
      throw FileError(path: shown, problem: error.problem)
    }
    noteMade(folder)
  }

  private func followingLinks(_ start: Place, root: String) throws(FileError) -> Place {
    var place = start
    // As many as the kernel follows before it gives up.
    for _ in 0..<40 {
      switch try files.status(of: place.path)?.kind {
      case nil, .file: return place
      case .folder: throw FileError(path: place.shown, problem: .isFolder)
      case .other: throw FileError(path: place.shown, problem: .notRegularFile)
      case .link: place = try target(of: place, root: root)
      }
    }
    throw FileError(path: start.shown, problem: .tooManyLinks)
  }

  /// Where the link at `place` leads to, one link further.
  private func target(of place: Place, root: String) throws(FileError) -> Place {
    let target = try files.linkTarget(of: place.path)
    let path = target.hasPrefix("/") ? target : FilePath.joined(place.folder, target)
    var next = place
    next.name = FilePath.name(of: path)
    do {
      next.folder = try files.resolved(FilePath.folder(of: path))
    } catch {
      throw FileError(path: place.shown, problem: error.problem)
    }
    guard FilePath.lies(next.folder, in: root), !["", ".", ".."].contains(next.name) else {
      throw FileError(path: place.shown, problem: .linkLeaves(folder: self.path))
    }
    return next
  }
}
