import Codecs
import Raster

/// What a recording has written, for the user to read.
struct RecordingSummary: Hashable, Sendable {
  /// In pixels.
  var width: Int
  var height: Int
  /// Frame times in the film.
  var frameCount: Int
  /// Frames that look different from the one before.
  var shotCount: Int
  /// The film's length, the last frame's hold included.
  var length: Duration
  /// Over the whole film, each pixel counted once a frame.
  var paintedPixels: Int
  /// Of the GIF, where one was written.
  var gif: GIFSummary?
  /// What its texts were laid out with, sorted.
  var fonts: [UsedFont] = []
  /// Characters for which boxes stand, sorted.
  var missingCharacters: [Character] = []
  /// The animated files.
  var films: [FilmFile] = []
  /// The pages of moments and snapshots.
  var pages: [PageFile] = []

  /// At which settings each animated file was recorded.
  var rungs: [OutputFormat: FilmRung] {
    Dictionary(films.map { ($0.format, $0.rung) }, uniquingKeysWith: { $1 })
  }
}
