import Codecs
import Scene

/// `inspect`: frames, delays, colours and loop of a picture file.
struct InspectVerb {
  let session: Session
  let options: InspectOptions

  func run() throws -> ExitStatus {
    let bytes = try session.pictureFile(at: options.file)
    let film: FilmDescription
    do {
      film = try FilmDescription(of: bytes)
    } catch {
      throw UnreadablePicture(path: options.file, error: error)
    }
    try session.console.data(
      options.printsJSON ? film.json.text + "\n" : film.text(named: options.file))
    return .done
  }
}

/// A picture or film by what its file says of it.
struct FilmDescription: Hashable, Sendable {
  struct Frame: Hashable, Sendable {
    /// Since the film began.
    var time: Duration
    var duration: Duration
    /// What of the picture the frame changes.
    var rectangle: PixelRect
    /// The entries of the palette it uses; nil for true colour.
    var colors: Int?
    /// Whether that palette is its own.
    var hasOwnPalette: Bool
  }

  var format: PictureFormat
  var width: Int
  var height: Int
  /// nil for a still.
  var loop: LoopCount?
  var frames: [Frame]

  /// - Throws: Where the file is none of our formats, or broken.
  init(of bytes: [UInt8]) throws {
    guard let format = PictureFormat(of: bytes) else { throw UnknownFormat() }
    switch format {
    case .gif: self.init(try GIFStructure(of: bytes))
    case .apng: self.init(try APNGStructure(of: bytes))
    case .png: self.init(still: try PNGDecoder.decode(bytes))
    }
  }

  private struct UnknownFormat: Error, CustomStringConvertible {
    var description: String { "it is neither a GIF nor a PNG" }
  }

  var length: Duration { frames.last.map { $0.time + $0.duration } ?? .zero }

  private init(_ gif: GIFStructure) {
    format = .gif
    (width, height) = (gif.width, gif.height)
    loop = gif.loop
    frames = []
    for frame in gif.frames {
      frames.append(
        Frame(
          time: length, duration: .milliseconds(10 * frame.delay), rectangle: frame.rectangle,
          colors: frame.localColorCount ?? gif.globalColorCount,
          hasOwnPalette: frame.localColorCount != nil))
    }
  }

  private init(_ apng: APNGStructure) {
    format = .apng
    (width, height) = (apng.width, apng.height)
    loop = apng.loop
    frames = []
    for frame in apng.frames {
      let duration =
        Duration.seconds(frame.duration.numerator) / frame.duration.denominator
      frames.append(
        Frame(
          time: length, duration: duration, rectangle: frame.rectangle, colors: nil,
          hasOwnPalette: false))
    }
  }

  private init(still: Bitmap) {
    format = .png
    (width, height) = (still.width, still.height)
    loop = nil
    frames = [
      Frame(
        time: .zero, duration: .zero, rectangle: still.bounds, colors: Set(still.pixels).count,
        hasOwnPalette: false)
    ]
  }
}
