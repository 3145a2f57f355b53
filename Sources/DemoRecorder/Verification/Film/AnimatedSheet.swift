import Codecs
import Scene

/// Writes a sheet that changes over time as an APNG.
struct AnimatedSheet {
  private var sheet: ComparisonSheet
  private var writer: APNGWriter?
  /// What changed since the last frame that was written.
  private var damage = PixelRect.empty
  /// Where the next frame begins, in milliseconds.
  private var end = 0
  private var start: Duration?

  init(sheet: ComparisonSheet) { self.sheet = sheet }

  /// Whether nothing was drawn yet.
  var isEmpty: Bool { start == nil }

  /// Adds what is seen during a span, which begins where the one before ended.
  ///
  /// - Parameter draw: Changes the sheet and tells where.
  mutating func append(
    during time: TimeSpan, draw: (inout ComparisonSheet) -> PixelRect
  ) throws(APNGWriterError) {
    let start = start ?? time.start
    self.start = start
    damage = damage.union(draw(&sheet))
    let (seconds, attoseconds) = (time.end - start).components
    let milliseconds = Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    guard milliseconds > end else { return }
    var writer = try takeWriter()
    try writer.append(
      sheet.bitmap, changed: damage,
      duration: FrameDuration(numerator: milliseconds - end, denominator: 1_000))
    self.writer = writer
    (damage, end) = (.empty, milliseconds)
  }

  /// The whole file; nil if nothing took any time.
  mutating func finish() throws(APNGWriterError) -> [UInt8]? {
    guard writer != nil else { return nil }
    var writer = try takeWriter()
    return try writer.finish()
  }

  /// Takes the writer out, so that it is changed and not copied.
  private mutating func takeWriter() throws(APNGWriterError) -> APNGWriter {
    if let writer {
      self.writer = nil
      return writer
    }
    return try APNGWriter(
      width: sheet.bitmap.width, height: sheet.bitmap.height, loop: .forever)
  }
}
