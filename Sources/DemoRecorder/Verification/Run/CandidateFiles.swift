/// The files of a scenario that was played again: those that are, byte by byte, what was recorded are
/// let go at once, the others are kept.
///
/// Pictures of a folder of frames go to the report's folder as they come, for there may be many; all
/// else is kept in memory.
final class CandidateFiles: OutputSink {
  private let baseline: Baseline
  private let frameFolder: String
  private let frameList: String
  private let frames: OutputTransaction

  /// What is not what was recorded, or was not recorded, by its name below the output folder.
  private(set) var differing: [String: [UInt8]] = [:]
  /// The frames among them.
  private(set) var differingFrames: Set<String> = []
  /// All names, in the order in which they came.
  private(set) var names: [String] = []
  private(set) var missing: Set<String> = []
  /// How many frames the recording has after the film's last.
  private(set) var surplusFrames = 0
  /// Of the bytes of every file that is kept; of all files where another play is to give the same.
  private(set) var digests: [String: FileDigest] = [:]
  private let takesDigests: Bool

  /// - Parameter frames: Takes frames that are not what was recorded, under `actual/`.
  init(
    against baseline: Baseline, names: OutputNames, frames: OutputTransaction, takesDigests: Bool
  ) {
    self.baseline = baseline
    self.frames = frames
    self.takesDigests = takesDigests
    frameFolder = names.frameFolder + "/"
    frameList = names.frameList
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    names.append(name)
    if takesDigests { digests[name] = FileDigest(bytes) }
    switch try baseline.holds(bytes, as: name) {
    // Whoever accepts the list removes the frames that it does not name.
    case true where name != frameList || surplusFrames == 0: return
    case nil: missing.insert(name)
    default: break
    }
    digests[name] = FileDigest(bytes)
    guard name.hasPrefix(frameFolder), name.hasSuffix(".png") else {
      differing[name] = bytes
      return
    }
    differingFrames.insert(name)
    try frames.write(bytes, to: ReportPlace.actual(name))
  }

  func removeFrames(from count: Int, in folder: String) throws {
    surplusFrames = try baseline.frameNumbers(in: folder).count { $0 >= count }
  }
}
