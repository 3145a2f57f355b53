/// The settings that a film gives up, one after the other, to become small enough.
struct FilmRung: Hashable, Sendable {
  /// Frames per second.
  var fps: Int
  /// Pixels per point.
  var scale: Double
  /// How many colours a GIF has in all; nil means as many as its frames need.
  var colors: Int?
}

extension OutputSettings {
  /// The settings as they are asked for.
  var rung: FilmRung { FilmRung(fps: fps, scale: scale, colors: nil) }

  /// The same film at other settings.
  func at(_ rung: FilmRung) -> OutputSettings {
    var settings = self
    (settings.fps, settings.scale) = (rung.fps, rung.scale)
    return settings
  }
}

extension OutputFormat {
  /// Whether the film is one file that moves, which may be too large for a page.
  var isAnimated: Bool { self == .gif || self == .apng }
}
