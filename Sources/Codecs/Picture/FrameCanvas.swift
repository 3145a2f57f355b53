import Scene

/// What becomes of a frame's rectangle when its time is over.
public enum FrameDisposal: Hashable, Sendable {
  /// It stays.
  case keep
  /// It becomes transparent.
  case clear
  /// It becomes again what it was before the frame.
  case restore
}

/// The picture that a viewer of a GIF or APNG holds, onto which frames are laid one after another.
struct FrameCanvas {
  private(set) var bitmap: Bitmap
  private var disposal = FrameDisposal.keep
  private var lastRectangle = PixelRect.empty
  private var savedPixels: [UInt32] = []
  private var isUntouched = true

  /// A transparent canvas, as browsers begin, whatever background colour a GIF names.
  init(width: Int, height: Int) {
    bitmap = Bitmap(width: width, height: height)
  }

  /// Ends the frame before, and gets ready for the next.
  ///
  /// - Parameters:
  ///   - rectangle: Where the next frame will paint; parts beyond the canvas are cut off.
  ///   - disposal: What will become of it afterwards.
  /// - Returns: What will differ at most from the frame before.
  mutating func beginFrame(in rectangle: PixelRect, disposal: FrameDisposal) -> PixelRect {
    let undone = endFrame()
    lastRectangle = rectangle.intersection(bitmap.bounds)
    self.disposal = disposal
    if disposal == .restore { savedPixels = pixels(in: lastRectangle) }
    defer { isUntouched = false }
    return isUntouched ? bitmap.bounds : undone.union(lastRectangle)
  }

  /// Lays pixels onto one row of the canvas.
  ///
  /// - Parameter paint: Receives the place of a pixel in the row and the colour shown there, and
  ///   gives the colour to show.
  mutating func paintRow(_ y: Int, columns: Range<Int>, paint: (Int, UInt32) -> UInt32) {
    let start = y * bitmap.width
    for x in columns { bitmap.pixels[start + x] = paint(x, bitmap.pixels[start + x]) }
  }

  private mutating func endFrame() -> PixelRect {
    switch disposal {
    case .keep: return .empty
    case .clear: forEachRow { canvas, row, _ in for place in row { canvas[place] = 0 } }
    case .restore:
      let saved = savedPixels
      forEachRow { canvas, row, offset in
        canvas.replaceSubrange(row, with: saved[offset..<(offset + row.count)])
      }
      savedPixels = []
    }
    return lastRectangle
  }

  private mutating func forEachRow(_ body: (inout [UInt32], Range<Int>, Int) -> Void) {
    var offset = 0
    for y in lastRectangle.top..<max(lastRectangle.top, lastRectangle.bottom) {
      let start = y * bitmap.width
      body(&bitmap.pixels, (start + lastRectangle.left)..<(start + lastRectangle.right), offset)
      offset += lastRectangle.width
    }
  }

  private func pixels(in rectangle: PixelRect) -> [UInt32] {
    var copied: [UInt32] = []
    copied.reserveCapacity(rectangle.width * rectangle.height)
    for y in rectangle.top..<max(rectangle.top, rectangle.bottom) {
      let start = y * bitmap.width
      copied += bitmap.pixels[(start + rectangle.left)..<(start + rectangle.right)]
    }
    return copied
  }
}
