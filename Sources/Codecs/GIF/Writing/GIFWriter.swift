public import Scene

/// Writes a film as GIF, frame by frame, in one pass.
///
/// Promises:
/// - A frame that needs at most 256 colours is decoded to exactly the pixels given. Of another frame,
///   pixels are painted in the nearest colours, counted in `summary`, and mended in the frames that
///   follow, as "unchanged" means equal to what a viewer shows.
/// - Each frame's rectangle is the smallest round the pixels that a viewer must change.
/// - The work for a frame is proportional to its damage and to what is still approximated.
/// - Besides the bytes written it keeps one picture, what a viewer shows.
/// - The bytes depend on pixels, times and loop count only: a frame appended twice is the same as
///   one that stands twice as long.
public struct GIFWriter: Sendable {
  public private(set) var summary = GIFSummary()

  private let loop: LoopCount
  private var shown: ShownPicture
  private var track = GIFTrack()
  private var palettes = SharedPalettes()
  private var givenColors = ColorTable()
  private var frameNumber = 0
  private var isFinished = false

  /// - Throws: `size` beyond the standard limits, `loopCount` outside of 1 to 65,536.
  public init(width: Int, height: Int, loop: LoopCount) throws(GIFWriterError) {
    do {
      try PictureLimits.standard.check(width: width, height: height)
    } catch {
      throw .size(error)
    }
    if case .plays(let count) = loop, !(1...65_536 ~= count) { throw .loopCount(count) }
    self.loop = loop
    shown = ShownPicture(width: width, height: height)
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - bitmap: Opaque.
  ///   - damage: Outside of this the bitmap equals the one before. The first frame counts whole.
  ///   - centiseconds: How long it stands, at least 2.
  /// - Throws: If it throws, the frame was not added.
  public mutating func append(
    _ bitmap: Bitmap, changed damage: PixelRect, duration centiseconds: Int
  ) throws(GIFWriterError) {
    precondition(!isFinished, "a film that was finished takes no more frames")
    try check(bitmap, centiseconds)
    let damage = track.hasImages ? damage.intersection(shown.bounds) : shown.bounds
    if track.hasImages, shown.wasGiven(bitmap, changed: damage) {
      track.prolong(by: centiseconds)
    } else if let rectangle = shown.rectangleToPaint(for: bitmap, changed: damage) {
      try paint(bitmap, in: rectangle, delay: centiseconds)
    } else {
      try prolong(by: centiseconds)
    }
    frameNumber += 1
  }

  /// The whole file. Nothing can be appended afterwards.
  ///
  /// - Throws: `noFrames`.
  public mutating func finish() throws(GIFWriterError) -> [UInt8] {
    precondition(!isFinished, "a film is finished once")
    guard track.hasImages else { throw .noFrames }
    isFinished = true
    return track.finish(
      width: shown.width, height: shown.height, loop: loop, palettes: palettes)
  }

  private func check(_ bitmap: Bitmap, _ centiseconds: Int) throws(GIFWriterError) {
    guard bitmap.width == shown.width, bitmap.height == shown.height else {
      throw .frameSize(frame: frameNumber, width: bitmap.width, height: bitmap.height)
    }
    guard centiseconds >= GIFTrack.smallestDelay else {
      throw .delayTooShort(frame: frameNumber, centiseconds: centiseconds)
    }
  }

  /// A frame that gives what a viewer shows already, though the one before gave something else.
  private mutating func prolong(by centiseconds: Int) throws(GIFWriterError) {
    // Transparent throughout, which only a first frame can be.
    guard track.hasImages else { throw .notOpaque(frame: frameNumber) }
    shown.forgetApproximation()
    track.prolong(by: centiseconds)
  }

  private mutating func paint(
    _ bitmap: Bitmap, in rectangle: PixelRect, delay: Int
  ) throws(GIFWriterError) {
    let exact = PaintedPixels(of: bitmap, over: shown, in: rectangle)
    let pixels: PaintedPixels
    if let exact, exact.isWritable {
      pixels = exact
    } else {
      pixels = .approximation(of: bitmap, over: shown, in: rectangle)
    }
    guard pixels.colors.prefix(pixels.paintedCount).allSatisfy({ $0 >> 24 == 255 }) else {
      throw .notOpaque(frame: frameNumber)
    }
    let image: GIFImage
    do {
      image = try .smallest(of: pixels, palettes: palettes)
    } catch {
      throw .coder(frame: frameNumber, message: error.message)
    }
    palettes.adopt(image.colors, for: image.palette)
    track.append(image, delay: delay)
    shown.paint(pixels)
    count(pixels, of: bitmap)
  }

  private mutating func count(_ pixels: PaintedPixels, of bitmap: Bitmap) {
    let approximated = shown.noteApproximation(of: bitmap, in: pixels.rectangle)
    countColors(of: pixels, or: bitmap, isExact: approximated.pixels == 0)
    summary.frames += 1
    summary.colors = givenColors.count
    summary.approximatedFrames += approximated.pixels > 0 ? 1 : 0
    summary.approximatedPixels += approximated.pixels
    summary.greatestDifference = max(
      summary.greatestDifference, approximated.greatestDifference)
  }

  /// Counts the colours that the frame was given in, which are more than those it is painted in where
  /// it is approximated.
  private mutating func countColors(
    of painted: PaintedPixels, or bitmap: Bitmap, isExact: Bool
  ) {
    guard !isExact else {
      for color in painted.colors.prefix(painted.paintedCount) { _ = givenColors.insert(color) }
      return
    }
    let rectangle = painted.rectangle
    for y in rectangle.top..<rectangle.bottom {
      for place in (y * bitmap.width + rectangle.left)..<(y * bitmap.width + rectangle.right) {
        _ = givenColors.insert(bitmap.pixels[place])
      }
    }
  }
}
