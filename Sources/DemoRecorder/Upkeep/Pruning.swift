/// Removes the recordings of scenarios that are gone.
struct Pruning {
  let temporaries: TemporaryFiles
  /// The output folder, as the user named it.
  let folder: String

  /// Removes all files of a recording or, if one of them cannot be removed, none: its films and
  /// snapshots, the pictures of its frames, its trace last, and then the folders that are empty.
  ///
  /// - Returns: What was removed.
  func remove(_ orphan: OrphanSearch.Orphan) throws(FileError) -> [OutputChange] {
    let transaction = OutputTransaction(folder: folder, temporaries: temporaries)
    for output in orphan.outputs {
      if output == orphan.names.frameList, try transaction.folder.standing(output) != nil {
        try transaction.removeFrames(from: 0, in: orphan.names.frameFolder)
      }
      try transaction.remove(output)
    }
    try transaction.remove(orphan.names.trace)
    return try transaction.commit()
  }
}
