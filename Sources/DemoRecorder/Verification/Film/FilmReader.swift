import Codecs
import Scene

/// Plays a picture file as a sequence of pictures as a viewer sees them, one at a time.
///
/// Frames that look like the one before prolong it, and frames that stand for no time are never
/// seen. A still is one picture from 0 to 0, and so is a film of one frame without a delay. Memory
/// holds the file and a few pictures, however long the film is.
///
/// A copy of a reader plays on by itself, from where it was copied.
struct FilmReader: Sendable {
  /// One picture of a film.
  struct Picture: Sendable {
    fileprivate(set) var bitmap: StraightBitmap
    /// Since the film began, in whole nanoseconds.
    fileprivate(set) var start: Duration
    /// When the next one is shown, or the film ends.
    fileprivate(set) var end: Duration
    /// Outside of this it equals the picture before; all of it for the first.
    fileprivate(set) var changed: PixelRect
  }

  /// A picture that is not shown yet.
  private struct Pending {
    var bitmap: StraightBitmap
    var start: Duration
    var changed: PixelRect
  }

  /// What the user calls the file.
  let path: String
  let width: Int
  let height: Int
  /// Nil for a still and for a folder of frames.
  let loop: LoopCount?

  /// What is seen now: nil before the first `advance()`, the last picture after the last.
  private(set) var current: Picture?
  /// How many pictures were shown so far.
  private(set) var count = 0

  private var source: any FilmSource
  private var clock = FilmClock()
  private var pending: Pending?

  /// - Parameter path: What the user calls the file, for errors.
  /// - Throws: `UnreadablePicture` if this is no GIF, APNG or PNG, or one beyond the limits. Of a
  ///   film no pixel is decoded yet.
  init(_ bytes: [UInt8], path: String) throws(UnreadablePicture) {
    self = try Self.reporting(path) {
      switch PictureFormat(of: bytes) {
      case .gif: Self(source: try GIFFilm(bytes), path: path)
      case .apng: Self(source: try APNGFilm(bytes), path: path)
      case .png: Self(source: try StillFilm(bytes), path: path)
      case nil: throw UnreadablePicture(path: path, reason: "it is neither a GIF nor a PNG")
      }
    }
  }

  /// A folder of frames.
  ///
  /// - Parameters:
  ///   - list: The bytes of its `frames.json`.
  ///   - readFrame: Gives the bytes of a file in it. What it throws is thrown on as it is.
  init(
    frameList list: [UInt8], path: String, readFrame: @escaping FrameFolderFilm.ReadingFrame
  ) throws {
    self = try Self.reportingPictures(path) {
      Self(source: try FrameFolderFilm(list: list, readFrame: readFrame), path: path)
    }
  }

  init(source: any FilmSource, path: String) {
    self.source = source
    self.path = path
    (width, height, loop) = (source.width, source.height, source.loop)
  }

  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  /// Whether there is another picture after this one.
  var hasNext: Bool { pending != nil }

  /// What is known of the film when its last picture is shown.
  var facts: FilmFacts {
    FilmFacts(
      width: width, height: height, frames: count, length: current?.end ?? .zero, loop: loop)
  }

  /// Shows the next picture.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: `UnreadablePicture`, or what reading a frame's file threw.
  mutating func advance() throws -> Bool {
    if current == nil { try lookAhead() }
    guard let next = pending else { return false }
    pending = nil
    show(next)
    try lookAhead()
    current?.end = pending?.start ?? clock.now
    return true
  }

  private mutating func show(_ next: consuming Pending) {
    count += 1
    guard current != nil else {
      current = Picture(
        bitmap: next.bitmap, start: next.start, end: next.start, changed: next.changed)
      return
    }
    current?.bitmap.copy(next.changed, of: next.bitmap)
    current?.start = next.start
    current?.changed = next.changed
  }

  /// Finds the next frame that looks different and stands for some time.
  private mutating func lookAhead() throws {
    // What frames have changed since the picture that is shown.
    var unseen = PixelRect.empty
    var last: StraightFrame?
    while let frame = try nextFrame() {
      let start = clock.now
      clock.advance(by: frame.duration)
      unseen = unseen.union(frame.changed)
      guard clock.now > start else {
        if current == nil { last = frame }
        continue
      }
      let changed = difference(of: frame.bitmap, in: unseen)
      guard changed.isEmpty else {
        pending = Pending(bitmap: frame.bitmap, start: start, changed: changed)
        return
      }
      unseen = .empty
    }
    // The picture of a film that takes no time at all.
    if current == nil, let last {
      pending = Pending(bitmap: last.bitmap, start: .zero, changed: bounds)
    }
  }

  /// Where a frame differs from the picture that is shown.
  private func difference(of bitmap: StraightBitmap, in region: PixelRect) -> PixelRect {
    guard let current else { return bounds }
    return DifferingRectangle.find(
      in: region, width: width, bitmap.pixels, current.bitmap.pixels) ?? .empty
  }

  private mutating func nextFrame() throws -> StraightFrame? {
    do {
      return try source.next()
    } catch let error where Self.isAboutPictures(error) {
      throw UnreadablePicture(path: path, error: error)
    }
  }
}

extension FilmReader {
  private static func reporting(
    _ path: String, _ make: () throws -> FilmReader
  ) throws(UnreadablePicture) -> FilmReader {
    do {
      return try make()
    } catch let error as UnreadablePicture {
      throw error
    } catch {
      throw UnreadablePicture(path: path, error: error)
    }
  }

  private static func reportingPictures(
    _ path: String, _ make: () throws -> FilmReader
  ) throws -> FilmReader {
    do {
      return try make()
    } catch let error where isAboutPictures(error) {
      throw UnreadablePicture(path: path, error: error)
    }
  }

  /// Whether an error is of what a file holds, not of reaching it.
  private static func isAboutPictures(_ error: any Error) -> Bool {
    error is GIFError || error is APNGError || error is PNGError
      || error is FrameFolderFilm.Problem || error is FrameList.Problem
  }
}
