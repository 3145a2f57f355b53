extension OutputNames {
  /// The files that a recording of the scenario consists of, without its trace, in the order of the
  /// bytes of their names. A list of frames stands for its pictures.
  func outputs(of scenario: Scenario) -> [String] {
    outputs(formats: scenario.ownFormats, snapshots: scenario.steps.snapshotNames)
  }

  /// The same for a recording in these formats with these snapshots.
  func outputs(formats: [OutputFormat], snapshots: [String]) -> [String] {
    (formats.map(film) + snapshots.map(snapshot))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The film in one format.
  func film(_ format: OutputFormat) -> String {
    switch format {
    case .gif: gif
    case .apng: apng
    case .png: png
    case .frames: frameList
    case .rgba: rgba
    case .y4m: y4m
    case .strip: strip
    case .sheet: sheet
    }
  }
}
