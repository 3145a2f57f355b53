import Codecs
import Scene

/// How a recorded picture or film and the one played anew differ.
struct FileDifference: Hashable, Sendable {
  /// Below the output folder: `behaviour/x.gif`, `behaviour/x/docked.png`, `behaviour/x.frames`.
  var file: String
  var comparison: FilmDifference
  /// Elements whose values differ at the first differing moment or, if there are none, at the one
  /// that differs most, where the traces tell.
  var elements: [ElementChange] = []
  var pictures = Pictures()

  /// Files in the report's folder, by their path below it.
  struct Pictures: Hashable, Sendable {
    /// Expected, difference and actual side by side.
    var comparison: String?
    /// The span that differs, as an APNG of the same three.
    var animation: String?
    /// The recording and what was played anew.
    var expected: String?
    var actual: String?
    /// What the report's page shows film frames from.
    var frames: FilmSheets?
  }
}

/// How two films differ, or two stills, which are films of one frame.
struct FilmDifference: Hashable, Sendable {
  var expected: FilmFacts
  var actual: FilmFacts
  /// What differs besides pixels.
  var properties: [PropertyChange] = []
  /// Nil where all pixels agree, or cannot be compared because the sizes differ.
  var pixels: DifferingPixels?

  struct PropertyChange: Hashable, Sendable {
    enum Property: String, Hashable, Sendable, CaseIterable {
      case size, frames, times, length, loop
    }

    var property: Property
    /// In words: `750 × 1624`, `231`, `9.24 s`, `forever`.
    var expected: String
    var actual: String
  }
}

/// What a film is, apart from its pixels.
struct FilmFacts: Hashable, Sendable {
  var width: Int
  var height: Int
  /// Equal neighbours merged.
  var frames: Int
  var length: Duration
  /// Nil for a still.
  var loop: LoopCount?
}

/// Which pixels of a film differ, and when.
struct DifferingPixels: Hashable, Sendable {
  var first: DifferingFrame
  /// The frame in which the most pixels differ.
  var worst: DifferingFrame
  /// How many frames differ, equal neighbours merged.
  var frames: Int
  /// When, in order; neighbours joined.
  var spans: [TimeSpan]
}

struct DifferingFrame: Hashable, Sendable {
  /// Its number in the film, from 0, repeats counted.
  var frame: Int
  /// Since the film began.
  var time: Duration
  var difference: PictureDifference
  /// The share of the picture's pixels that differ, 0 to 1.
  var ratio: Double
}

struct TimeSpan: Hashable, Sendable {
  var start: Duration
  var end: Duration
}

/// A value of an element that is not what was recorded.
struct ElementChange: Hashable, Sendable {
  var element: String
  /// `center`, `alpha`, `text` …; `exists` if only one has the element.
  var property: String
  /// As people write them: `52,500`, `00:01`, `none`.
  var expected: String
  var actual: String
}

/// The distinct frames of two films as parts of a few large pictures, for the report's page.
struct FilmSheets: Hashable, Sendable {
  /// The pictures, by their path below the report's folder.
  var files: [String]
  /// In the order of time. Those of no length are painted together with the one after them.
  var frames: [Frame]

  struct Frame: Hashable, Sendable {
    var start: Duration
    var end: Duration
    /// What is painted over the frame before; nil if nothing changes.
    var expected: Patch?
    var actual: Patch?
    /// How many pixels differ.
    var pixels: Int
  }

  /// A part of a sheet and where it belongs in the film's picture.
  struct Patch: Hashable, Sendable {
    var sheet: Int
    /// The place in the sheet of its left upper corner.
    var x: Int
    var y: Int
    var rectangle: PixelRect
  }
}
