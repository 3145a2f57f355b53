public import Scene

/// Writes a film as APNG, frame by frame, in one pass; exact always, alpha included.
///
/// Promises:
/// - Every frame is decoded to exactly the pixels given.
/// - Each frame's rectangle is the smallest round the pixels that change; the unchanged ones inside
///   of it are left out where that is smaller. The work is proportional to the damage.
/// - A film is RGB until a pixel comes that RGB cannot show (see `APNGColorForm`); then it is written
///   as RGBA from the beginning.
/// - Besides the bytes written it keeps one picture. The bytes depend on pixels, times and loop
///   count only; equal neighbours are merged.
public struct APNGWriter: Sendable {
  private let loop: LoopCount
  private var shown: Bitmap
  private var track: APNGTrack
  private var form: APNGColorForm
  private var frameNumber = 0
  private var isFinished = false

  /// - Throws: `size` beyond the standard limits, `loopCount` outside of 1 to 2³¹ − 1.
  public init(width: Int, height: Int, loop: LoopCount) throws(APNGWriterError) {
    try self.init(width: width, height: height, loop: loop, form: .rgb)
  }

  private init(
    width: Int, height: Int, loop: LoopCount, form: APNGColorForm
  ) throws(APNGWriterError) {
    do {
      try PictureLimits.standard.check(width: width, height: height)
    } catch {
      throw .size(error)
    }
    if case .plays(let count) = loop, !(1...Int(Int32.max) ~= count) { throw .loopCount(count) }
    self.loop = loop
    self.form = form
    shown = Bitmap(width: width, height: height)
    track = APNGTrack(width: width, height: height, form: form)
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - damage: Outside of this the bitmap equals the one before. The first frame counts whole.
  ///   - duration: More than nothing.
  /// - Throws: If it throws, the frame was not added.
  public mutating func append(
    _ bitmap: Bitmap, changed damage: PixelRect, duration: FrameDuration
  ) throws(APNGWriterError) {
    precondition(!isFinished, "a film that was finished takes no more frames")
    guard bitmap.width == shown.width, bitmap.height == shown.height else {
      throw .frameSize(frame: frameNumber, width: bitmap.width, height: bitmap.height)
    }
    guard duration.numerator > 0 else { throw .duration(frame: frameNumber, duration) }
    let damage = damage.intersection(shown.bounds)
    let changed = DifferingRectangle.find(
      in: damage, width: shown.width, bitmap.pixels, shown.pixels)
    if !track.hasFrames {
      try add(bitmap, in: shown.bounds, duration)
    } else if let changed {
      try add(bitmap, in: changed, duration)
    } else {
      try track.prolong(by: duration, frame: frameNumber)
    }
    frameNumber += 1
  }

  /// How large the file is at least.
  public var byteCount: Int { track.byteCount }

  /// The whole file. Nothing can be appended afterwards.
  ///
  /// - Throws: `noFrames`.
  public mutating func finish() throws(APNGWriterError) -> [UInt8] {
    precondition(!isFinished, "a film is finished once")
    guard track.hasFrames else { throw .noFrames }
    isFinished = true
    return try track.finish(loop: loop)
  }

  private mutating func add(
    _ bitmap: Bitmap, in rectangle: PixelRect, _ duration: FrameDuration
  ) throws(APNGWriterError) {
    let isFirst = !track.hasFrames
    let change = APNGChange(of: bitmap, from: shown, in: rectangle, isFirst: isFirst)
    if !change.fits(form) { self = try rewrittenAsRGBA() }
    let image: APNGImage
    do {
      image = try APNGImage(of: bitmap, over: isFirst ? nil : shown, change, as: form)
    } catch {
      throw .pixels(frame: frameNumber, error)
    }
    try track.append(image, duration: duration, frame: frameNumber)
    for y in rectangle.top..<rectangle.bottom {
      let row = (y * shown.width + rectangle.left)..<(y * shown.width + rectangle.right)
      shown.pixels.replaceSubrange(row, with: bitmap.pixels[row])
    }
  }

  /// A writer that has written the same frames as RGBA.
  private func rewrittenAsRGBA() throws(APNGWriterError) -> APNGWriter {
    var writer = try APNGWriter(
      width: shown.width, height: shown.height, loop: loop, form: .rgba)
    if track.hasFrames {
      var track = track
      let written = try track.finish(loop: loop)
      do {
        var reader = try APNGReader(written)
        while let frame = try reader.next() {
          try writer.append(frame.bitmap, changed: frame.changed, duration: frame.duration)
        }
      } catch let error as APNGWriterError {
        throw error
      } catch {
        throw .pixels(frame: frameNumber, .outOfMemory)
      }
    }
    writer.frameNumber = frameNumber
    return writer
  }
}
