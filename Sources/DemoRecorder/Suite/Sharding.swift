import Components

/// Splits a run's scenarios among machines, so that all take about the same time.
///
/// Every machine computes all parts and takes its own. So what they compute from must be the same for
/// all: the scenarios and, if the run leaves them alone, the recordings.
///
/// A scenario is weighed by the pixels that its recording painted, else by its film's length and size
/// as far as they are written down. Playing it would tell the length to the millisecond, but take
/// twenty times as long, need fonts, and make the parts of this package's own scenarios no more even:
/// the heaviest of four has 1.18 times its share, rehearsed 1.15.
struct Sharding {
  let session: Session
  let registry: ComponentRegistry
  /// Applied to each scenario before it is weighed.
  let changes: SettingChanges
  /// The folder of recordings whose traces tell what scenarios cost; nil if the run may write there:
  /// a machine that begins when another has ended would find other weights, and make parts in which
  /// a scenario is missing or stands twice.
  let recordings: String?
  /// Threads in all.
  let jobs: Int

  /// The scenarios of one part, in the order given; all without a shard.
  func scenarios(of shard: Shard?, from files: [ScenarioFile]) -> [ScenarioFile] {
    guard let shard, shard.count > 1 else { return files }
    let weights = ThreadPool(threads: jobs).map(files) { weight(of: $0) }
    let pieces = zip(files, weights).map { Partition.Piece(name: $0.outputName, weight: $1) }
    return Partition(of: pieces, into: shard.count).parts[shard.index - 1].map { files[$0] }
  }

  /// The indices of the scenarios in the order in which several threads end soonest: what takes
  /// longest first, so that no thread begins it when the others have nothing left to do.
  func longestFirst(_ files: [ScenarioFile]) -> [Int] {
    guard files.count > 2 else { return Array(files.indices) }
    let weights = ThreadPool(threads: jobs).map(files) { weight(of: $0) }
    return files.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
  }

  /// What a scenario costs, in pixels painted; 1 for one that cannot be played, which costs nothing.
  private func weight(of file: ScenarioFile) -> Int {
    min(max(1, recordedPixels(of: file) ?? expectedPixels(of: file) ?? 1), Self.greatest)
  }

  /// The pixels that the recording's trace names.
  private func recordedPixels(of file: ScenarioFile) -> Int? {
    guard let recordings else { return nil }
    let trace = FilePath.joined(recordings, OutputNames(scenario: file.outputName).trace)
    return (try? session.files.recordingOrigin(at: trace))?.paintedPixels
  }

  /// The film's length times its size, by what the scenario says.
  private func expectedPixels(of file: ScenarioFile) -> Int? {
    // Standard input can be read only once, and that is not now.
    guard file.source == .file || file.contents != nil,
      let loaded = try? ScenarioReading(session: session, registry: registry).load(
        file, changes: changes),
      var scenario = loaded.scenario, (try? changes.apply(to: &scenario)) != nil
    else { return nil }
    let (width, height) = scenario.pixelSize
    // At most 100 million pixels, for little more than the longest time there is.
    let milliseconds = Int(ExpectedFilm(of: scenario).length / .milliseconds(1))
    return width * height * milliseconds / 1_000 * Self.repaintsPerSecond
  }

  /// How often a second of film paints the whole screen, all that changes in it taken together: half
  /// of this package's own scenarios paint less than 2.7 times, half more. It only matters where some
  /// recordings are known and others are not.
  private static let repaintsPerSecond = 3

  /// More than any film paints; a trace can say anything.
  private static let greatest = ScenarioLimits.frames * ScenarioLimits.pixels
}
