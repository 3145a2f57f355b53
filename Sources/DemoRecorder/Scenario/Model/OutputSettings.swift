/// How the film is sampled, scaled and written.
struct OutputSettings: Hashable, Sendable {
  /// Frames per second: 1–50 where a GIF is written, else 1–120.
  var fps: Int
  /// Pixels per point, 0.5–4; a picture's size in pixels is rounded up.
  var scale: Double
  /// How long the last frame stands before the loop, as written.
  var lastFrame: Duration
  var loop: Loop
  var touches: TouchSettings
  /// Seconds of the scenario that pass in a second of the film.
  var speed = 1.0
  /// With which frame the film begins; nil for the first that was taken.
  var poster: Poster?
  /// In the order of the declaration, each once, never empty.
  var formats: [OutputFormat]
  var phone = PhoneSettings()
  /// How large a GIF or an APNG may become; nil means as large as it is.
  var maxSize: SizeLimit?
  var strip = StripSettings()
  var sheet = SheetSettings()

  enum Loop: Hashable, Sendable {
    case forever
    /// How often the film plays in all; 1 or more.
    case plays(Int)
  }
}

/// What is written of a film.
enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// An animated picture, of at most 256 colours a frame.
  case gif
  /// An animated picture in true colour.
  case apng
  /// The last frame.
  case png
  /// A folder with a PNG for every frame time.
  case frames
  /// The bare pixels of every frame, one after the other, for other programs.
  case rgba
  /// Every frame as video coders read it, one after the other.
  case y4m
  /// Moments of the film side by side.
  case strip
  /// All snapshots on one page.
  case sheet

  /// Whether recordings in this form are compared. Streams are for other programs, and a film in another
  /// form tells the same.
  var isCompared: Bool { self != .rgba && self != .y4m }
}
