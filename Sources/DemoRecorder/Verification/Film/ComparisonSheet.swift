import Codecs
import Scene

/// Three pictures side by side — expected, difference, actual — on neutral ground, perhaps smaller
/// by a whole factor.
struct ComparisonSheet {
  enum Panel: Int, CaseIterable {
    case expected, difference, actual
  }

  /// Pixels between two panels.
  static let gap = 16
  private static let ground: UInt32 = 0xFF80_8080

  private(set) var bitmap: Bitmap
  private let factor: Int
  private let panelWidth: Int

  /// - Parameters:
  ///   - width: Of one panel, in pixels of the pictures.
  ///   - factor: How many of a picture's pixels, along each side, become one of the sheet's.
  init(width: Int, height: Int, factor: Int = 1) {
    self.factor = factor
    panelWidth = Self.shrunk(width, by: factor)
    bitmap = Bitmap(
      width: Self.width(ofPanels: width, factor: factor),
      height: Self.shrunk(height, by: factor), filledWith: .init(packed: Self.ground))
  }

  /// The smallest factor by which a sheet is at most so wide, and no larger than a picture may be.
  static func factor(
    forPanels width: Int, _ height: Int,
    widest limit: Int = PictureLimits.standard.greatestSide
  ) -> Int {
    func fits(_ factor: Int) -> Bool {
      let sheetWidth = Self.width(ofPanels: width, factor: factor)
      return sheetWidth <= limit
        && sheetWidth * shrunk(height, by: factor) <= PictureLimits.standard.greatestArea
    }
    return (1..<max(2, width)).first(where: fits) ?? max(1, width)
  }

  /// Draws a part of a picture, at the place where it belongs in a panel.
  ///
  /// Where several pixels become one, it is their mean; in the difference the most colourful of
  /// them, so that a single differing pixel is still seen.
  ///
  /// - Returns: What of the sheet may have changed.
  @discardableResult
  mutating func draw(
    _ picture: StraightBitmap, in panel: Panel, part: PixelRect
  ) -> PixelRect {
    let part = part.intersection(picture.bounds)
    guard !part.isEmpty else { return .empty }
    let left = panel.rawValue * (panelWidth + Self.gap)
    let target = PixelRect(
      left: part.left / factor, top: part.top / factor,
      right: Self.shrunk(part.right, by: factor), bottom: Self.shrunk(part.bottom, by: factor))
    let source = picture.pixels.span
    let (width, factor) = (bitmap.width, factor)
    var shown = bitmap.pixels.mutableSpan
    for y in target.top..<target.bottom {
      for x in target.left..<target.right {
        let box = PixelRect(left: x * factor, top: y * factor, width: factor, height: factor)
          .intersection(picture.bounds)
        shown[y * width + left + x] =
          panel == .difference
          ? Self.mostColorful(in: box, of: source, width: picture.width)
          : Self.mean(of: box, of: source, width: picture.width)
      }
    }
    return PixelRect(
      left: left + target.left, top: target.top, right: left + target.right, bottom: target.bottom)
  }

  private static func width(ofPanels width: Int, factor: Int) -> Int {
    3 * shrunk(width, by: factor) + 2 * gap
  }

  private static func shrunk(_ side: Int, by factor: Int) -> Int { (side + factor - 1) / factor }

  private static func mean(of box: PixelRect, of pixels: Span<UInt32>, width: Int) -> UInt32 {
    var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for y in box.top..<box.bottom {
      for place in (y * width + box.left)..<(y * width + box.right) {
        let color = onGround(pixels[place])
        red &+= color & 255
        green &+= color >> 8 & 255
        blue &+= color >> 16 & 255
      }
    }
    let count = UInt32(box.width * box.height)
    func mean(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
    return 0xFF00_0000 | mean(blue) << 16 | mean(green) << 8 | mean(red)
  }

  private static func mostColorful(
    in box: PixelRect, of pixels: Span<UInt32>, width: Int
  ) -> UInt32 {
    var (best, bestSpread) = (ground, -1)
    for y in box.top..<box.bottom {
      for place in (y * width + box.left)..<(y * width + box.right) {
        let color = onGround(pixels[place])
        let (red, green, blue) = (Int(color & 255), Int(color >> 8 & 255), Int(color >> 16 & 255))
        let spread = max(red, green, blue) - min(red, green, blue)
        if spread > bestSpread { (best, bestSpread) = (color, spread) }
      }
    }
    return best
  }

  /// A straight colour as it looks on the ground.
  private static func onGround(_ color: UInt32) -> UInt32 {
    let alpha = color >> 24
    if alpha == 255 { return color }
    return [UInt32(0), 8, 16].reduce(0xFF00_0000) { sum, shift in
      let mixed = (color >> shift & 255) * alpha + (ground >> shift & 255) * (255 - alpha)
      return sum | ((mixed * 2 + 255) / 510) << shift
    }
  }
}
