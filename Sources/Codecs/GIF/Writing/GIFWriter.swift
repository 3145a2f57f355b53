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
  private var colors = FrameColors()
  private var coder = GIFImageCoder()
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
    switch damage.isEmpty ? .none : shown.change(to: bitmap, changed: damage) {
    case .none where track.hasImages: track.prolong(by: centiseconds)
    case .none, .alreadyShown: try prolong(by: centiseconds)
    case .paint(let rectangle): try paint(bitmap, in: rectangle, delay: centiseconds)
    }
    frameNumber += 1
  }

  /// The whole file. Nothing can be appended afterwards.
  ///
  /// - Throws: `noFrames`.
  public mutating func finish() throws(GIFWriterError) -> [UInt8] {
    let ending = try finishAfterTaking()
    precondition(ending.settledCount == 0, "the file is given whole or in parts")
    var file: [UInt8] = []
    ending.forEachPiece(settled: { _ in [] }, records: { _ in [] }) { file += $0 }
    return file
  }

  /// The bytes since the last call that will not change any more. A writer from which they are taken
  /// after each frame keeps no more than that frame's; they are asked for again at the end.
  public mutating func takeSettledBytes() -> [UInt8] { track.takeSettledBytes() }

  /// The records since the last call of palettes to which nothing is added any more, which may be
  /// taken as well: a long film has many. They are asked for again at the end.
  public mutating func takePaletteRecords() -> [UInt8] { palettes.takeRecords() }

  /// What makes a file of the bytes that were taken. Nothing can be appended afterwards.
  ///
  /// - Throws: `noFrames`.
  public mutating func finishAfterTaking() throws(GIFWriterError) -> GIFEnding {
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
    colors.read(bitmap, over: shown, in: rectangle)
    guard colors.colors.allSatisfy({ $0 >> 24 == 255 }) else {
      throw .notOpaque(frame: frameNumber)
    }
    let plan = PaintPlan(exactly: colors) ?? approximate(bitmap)
    let image: GIFImage
    let painted = colors.hasLeft ? colors.cropped(to: colors.paintedRectangle()) : colors
    do {
      image = try coder.image(of: painted, plan, palettes: palettes)
    } catch {
      throw .coder(frame: frameNumber, message: error.message)
    }
    palettes.adopt(image.colors, for: image.palette)
    track.append(image, delay: delay)
    let greatestDifference = shown.paint(colors, of: bitmap, as: plan)
    summary.codedPixels += painted.rectangle.width * painted.rectangle.height
    count(bitmap, greatestDifference)
  }

  /// Plans colours that stand for others. Pixels that were approximated before and cannot be mended yet
  /// are left as they are.
  private mutating func approximate(_ bitmap: Bitmap) -> PaintPlan {
    let places = shown.approximation.mendable(in: bitmap, shown: shown.pixels)
    let numbers = colors.numbers(at: places, width: bitmap.width)
    var counts = [Int](repeating: 0, count: colors.colors.count)
    for number in numbers { counts[number] += 1 }
    let plan = PaintPlan(approximating: colors, mendable: counts)
    let left = places.indices.filter { !plan.isExact[numbers[$0]] }.map { places[$0] }
    colors.leave(left, width: bitmap.width)
    return plan
  }

  private mutating func count(_ bitmap: Bitmap, _ greatestDifference: Int) {
    countColors(of: bitmap)
    let approximated = shown.approximation.count
    summary.frames += 1
    summary.colors = givenColors.count
    summary.approximatedFrames += approximated > 0 ? 1 : 0
    summary.approximatedPixels += approximated
    summary.greatestDifference = max(summary.greatestDifference, greatestDifference)
  }

  /// Counts the colours that the frame was given in, of which one number may stand for several.
  private mutating func countColors(of bitmap: Bitmap) {
    guard !colors.isExact else {
      for color in colors.colors { _ = givenColors.insert(color) }
      return
    }
    for y in colors.rectangle.top..<colors.rectangle.bottom {
      let start = y * bitmap.width
      for x in colors.rectangle.left..<colors.rectangle.right {
        _ = givenColors.insert(bitmap.pixels[start + x])
      }
    }
  }
}
