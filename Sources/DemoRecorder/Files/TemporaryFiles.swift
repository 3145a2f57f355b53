import Synchronization

/// The unfinished files of this process and the folders made for them, so that they can be removed
/// however it ends.
///
/// One stands for the whole process; all its threads use it. Paths in it are absolute.
final class TemporaryFiles: Sendable {
  private struct Unfinished {
    var files: Set<String> = []
    /// In the order in which they were made, so a folder stands after the one it is in.
    var folders: [String] = []
    /// Folders in which nothing is left of processes that ended before us.
    var swept: Set<String> = []
    var count = 0
  }

  let files: any FileSystem
  private let processID: Int32
  private let isAlive: @Sendable (Int32) -> Bool
  private let unfinished = Mutex(Unfinished())
  /// Held while outputs are put in their places. Whoever ends the process waits for it.
  private let committing = Mutex(())

  init(
    files: any FileSystem, processID: Int32, isAlive: @escaping @Sendable (Int32) -> Bool
  ) {
    self.files = files
    self.processID = processID
    self.isAlive = isAlive
  }

  /// Makes an unfinished file that will become `name`.
  ///
  /// A clean-up on another thread cannot miss it, nor take its folder away before it is there:
  /// either waits for the other.
  ///
  /// - Parameters:
  ///   - folder: Gives the folder; it notes those that it had to make, which are removed again
  ///     unless a file in them is finished.
  ///   - create: Makes the file at the path given to it.
  func make<Made: Sendable>(
    _ name: String,
    in folder: (_ noteMade: (String) -> Void) throws(FileError) -> String,
    create: (String) throws(FileError) -> Made
  ) throws(FileError) -> (path: String, made: Made) {
    try unfinished.withLock { (unfinished) throws(FileError) in
      let folder = try folder { unfinished.folders.append($0) }
      sweep(folder, &unfinished)
      let temporary = TemporaryName(processID: processID, number: unfinished.count)
      unfinished.count += 1
      let path = FilePath.joined(folder, temporary.text(for: name))
      unfinished.files.insert(path)
      do throws(FileError) {
        return (path, try create(path))
      } catch {
        unfinished.files.remove(path)
        remove(path)
        throw error
      }
    }
  }

  /// Says that the unfinished file at `path` has become something else and is to be left alone.
  func forget(_ path: String) {
    unfinished.withLock { unfinished in
      _ = unfinished.files.remove(path)
    }
  }

  /// The folders that were made for the unfinished file at `path`.
  func foldersMade(round path: String) -> [String] {
    unfinished.withLock { unfinished in
      unfinished.folders.filter { FilePath.lies(path, in: $0) }
    }
  }

  /// Says that the folders made round the finished file at `path` are there to stay.
  func keepFolders(round path: String) {
    unfinished.withLock { unfinished in
      unfinished.folders.removeAll { FilePath.lies(path, in: $0) }
    }
  }

  /// Removes unfinished files, then the folders made for them that are empty now.
  func discard(_ paths: [String]) {
    unfinished.withLock { unfinished in
      for path in paths where unfinished.files.remove(path) != nil { remove(path) }
      removeEmptyFolders(&unfinished)
    }
  }

  /// Runs `body` as a whole: the process does not end by `endProcess` before it has returned.
  func uninterrupted<Result: Sendable>(
    _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try committing.withLock { (_) throws(FileError) in try body() }
  }

  /// Waits for outputs on the way to their places, removes all that is unfinished, and ends the
  /// process. Other threads can begin nothing new meanwhile.
  func endProcess(by end: () -> Never) -> Never {
    committing.withLock { _ in
      unfinished.withLock { unfinished in
        for path in unfinished.files { remove(path) }
        removeEmptyFolders(&unfinished)
        end()
      }
    }
  }

  /// Removes what processes that are gone have left in a folder; once for each folder, and as far
  /// as the system lets us.
  func sweep(_ folder: String) {
    unfinished.withLock { sweep(folder, &$0) }
  }

  private func sweep(_ folder: String, _ unfinished: inout Unfinished) {
    guard unfinished.swept.insert(folder).inserted,
      let names = try? files.names(in: folder)
    else { return }
    for name in names {
      guard let temporary = TemporaryName(name) else { continue }
      let path = FilePath.joined(folder, name)
      let isOurs = temporary.processID == processID
      let isInUse = isOurs ? unfinished.files.contains(path) : isAlive(temporary.processID)
      if !isInUse { try? files.removeFile(at: path) }
    }
  }

  private func removeEmptyFolders(_ unfinished: inout Unfinished) {
    for folder in unfinished.folders.reversed() {
      do {
        try files.removeFolder(at: folder)
      } catch {
        // Somebody else's file is in it, so it is no longer ours to remove.
      }
      if (try? files.status(of: folder)) == nil {
        unfinished.folders.removeAll { $0 == folder }
      }
    }
  }

  /// Removes a file, with a second try should the first fail.
  private func remove(_ path: String) {
    do {
      try files.removeFile(at: path)
    } catch {
      if error.problem != .missing { try? files.removeFile(at: path) }
    }
  }
}
