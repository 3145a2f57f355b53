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
///
/// What a pixel's colours mean, premultiplied or straight, is known to who paints it; transparent
/// black is 0 in either.
struct FrameCanvas {
  let width: Int
  let height: Int
  /// Row by row from the top. An array handed out and given up again costs nothing; one that is kept
  /// costs a copy of the picture with the next frame.
  var pixels: [UInt32]
  private var disposal = FrameDisposal.keep
  private var lastRectangle = PixelRect.empty
  private var savedPixels: [UInt32] = []
  private var isUntouched = true

  /// A transparent canvas, as browsers begin, whatever background colour a GIF names.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  /// Ends the frame before, and gets ready for the next, which is then painted over `pixels`.
  ///
  /// - Parameters:
  ///   - rectangle: Where the next frame will paint; parts beyond the canvas are cut off.
  ///   - disposal: What will become of it afterwards.
  /// - Returns: What will differ at most from the frame before.
  mutating func beginFrame(in rectangle: PixelRect, disposal: FrameDisposal) -> PixelRect {
    let undone = endFrame()
    lastRectangle = rectangle.intersection(bounds)
    self.disposal = disposal
    if disposal == .restore { savedPixels = pixels(in: lastRectangle) }
    defer { isUntouched = false }
    return isUntouched ? bounds : undone.union(lastRectangle)
  }

  private mutating func endFrame() -> PixelRect {
    switch disposal {
    case .keep: return .empty
    case .clear:
      for row in rows(of: lastRectangle) {
        pixels.replaceSubrange(row, with: repeatElement(0, count: row.count))
      }
    case .restore:
      var offset = 0
      for row in rows(of: lastRectangle) {
        pixels.replaceSubrange(row, with: savedPixels[offset..<(offset + row.count)])
        offset += row.count
      }
      savedPixels = []
    }
    return lastRectangle
  }

  private func pixels(in rectangle: PixelRect) -> [UInt32] {
    var copied: [UInt32] = []
    copied.reserveCapacity(rectangle.width * rectangle.height)
    for row in rows(of: rectangle) { copied += pixels[row] }
    return copied
  }

  /// Where the rows of a rectangle inside the canvas stand in `pixels`.
  private func rows(of rectangle: PixelRect) -> some Sequence<Range<Int>> {
    let width = width
    return (rectangle.top..<max(rectangle.top, rectangle.bottom)).lazy.map { y in
      (y * width + rectangle.left)..<(y * width + rectangle.right)
    }
  }
}
