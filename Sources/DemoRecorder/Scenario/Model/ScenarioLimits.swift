/// The bounds of what a scenario may ask for, all in one place.
///
/// They are checked before anything is allocated, so that a file of a few bytes cannot fill the
/// machine's memory or its day.
enum ScenarioLimits {
  /// The size of one scenario file, in bytes.
  static let bytes = 4_000_000
  /// The size of a picture or a font that a scenario names, in bytes.
  static let pictureBytes = 100_000_000
  /// Fonts that a scenario names.
  static let fonts = 32
  /// How deep sequences and mappings stand in one another. libyaml has no limit of its own and takes
  /// quadratic time in the depth, and trees are walked by recursion.
  static let depth = 64
  /// Values and keys of a scenario and its included files, aliases counted as often as they are used.
  static let nodes = 100_000
  /// Steps that are played, repetitions and included files counted as often as they are played.
  static let steps = 100_000
  /// How deep `repeat` and `include` stand in one another, over all files.
  static let nesting = 64
  /// YAML directives (`%…`) of one file: libyaml compares each with all before it.
  static let directives = 16
  /// What a scenario's matrix multiplies it into. Each is decoded before any is recorded.
  static let variants = 64
  /// Findings that are reported of one scenario.
  static let findings = 500
  /// The longest time that can be written, and the longest film.
  static let duration = Duration.seconds(3600)
  /// Frame times of a film.
  static let frames = 200_000
  /// How large a film may be asked to be at most, in bytes. No larger recording is read again.
  static let fileBytes = 1_000...1_000_000_000
  /// Pictures on the page of a film strip.
  static let moments = 1...100
  /// Pictures beside each other on a page.
  static let columns = 1...100
  /// The width of a picture on a page, in points.
  static let pictureWidth = 16.0...1_000.0
  /// Pixels along one side of a picture.
  static let side = 65_535
  /// Pixels of a picture.
  static let pixels = 100_000_000
  /// Frames per second of a film, where no GIF is written.
  static let fps = 1...120
  /// Frames per second where a GIF is written: it cannot show delays under 20 ms.
  static let gifFPS = 1...50
  /// Pixels per point of a film.
  static let scale = 0.5...4.0
  /// How much faster than its scenario a film may run.
  static let speed = 0.1...10.0
  /// The width of a touch's mark, in points.
  static let touchSize = 8.0...200.0
  /// How far a coordinate may lie from the screen's corner, in points.
  static let coordinate = -100_000.0...100_000.0
}
