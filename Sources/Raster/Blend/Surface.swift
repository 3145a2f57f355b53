import Scene

/// Pixels of a rectangle of the screen, premultiplied, to be painted on.
///
/// Every operation ends at the surface's own bounds.
struct Surface {
  let bounds: PixelRect
  /// Row by row from the top, each from the left, as in `Bitmap`.
  private(set) var pixels: [UInt32]
  /// Where it may be painted on, if not everywhere.
  var region: PixelRegion?

  /// A transparent surface.
  init(bounds: PixelRect) {
    self.bounds = bounds
    pixels = [UInt32](repeating: 0, count: bounds.width * bounds.height)
  }

  /// A surface that shows what it is given.
  ///
  /// - Precondition: There is one pixel for each of `bounds`.
  init(bounds: PixelRect, pixels: consuming [UInt32]) {
    precondition(pixels.count == bounds.width * bounds.height, "one pixel for each place")
    self.bounds = bounds
    self.pixels = pixels
  }

  /// Replaces what is in `rect`.
  mutating func clear(_ rect: PixelRect, to color: PremultipliedRGBA8) {
    forEachRow(of: rect) { pixels, start, area, _ in
      for index in start..<start + area.width { pixels[index] = color.packed }
    }
  }

  /// Lays a colour over all of `rect`.
  mutating func fill(_ rect: PixelRect, with color: PremultipliedRGBA8) {
    guard color.packed != 0 else { return }
    forEachRow(of: rect) { pixels, start, area, _ in
      compositeRow(color: color.packed, count: area.width, over: &pixels, from: start)
    }
  }

  /// Lays a colour over what the mask covers.
  mutating func fill(_ mask: CoverageMask, with color: PremultipliedRGBA8) {
    guard color.packed != 0 else { return }
    forEachRow(of: mask.bounds) { pixels, start, area, y in
      let first = mask.index(x: area.left, y: y)
      compositeRow(
        color: color.packed, coverage: mask.values.span.extracting(first..<first + area.width),
        over: &pixels, from: start)
    }
  }

  /// Lays another surface over this one, multiplied by `opacity`/255.
  mutating func composite(_ other: Surface, opacity: UInt8 = 255) {
    composite(other, in: other.bounds, opacity: opacity)
  }

  /// The same for a part of it.
  mutating func composite(_ other: Surface, in rect: PixelRect, opacity: UInt8 = 255) {
    forEachRow(of: other.bounds.intersection(rect)) { pixels, start, area, y in
      let first = other.index(x: area.left, y: y)
      compositeRow(
        other.pixels.span.extracting(first..<first + area.width), opacity: UInt32(opacity),
        over: &pixels, from: start)
    }
  }

  /// Takes away what the mask does not cover; nil covers nothing.
  mutating func multiply(by mask: CoverageMask?) {
    let kept = (mask?.bounds ?? .empty).intersection(bounds)
    for y in bounds.top..<bounds.bottom where y < kept.top || y >= kept.bottom {
      eraseRow(y, columns: bounds.left..<bounds.right)
    }
    guard let mask, !kept.isEmpty else { return }
    for y in kept.top..<kept.bottom {
      eraseRow(y, columns: bounds.left..<kept.left)
      eraseRow(y, columns: kept.right..<bounds.right)
    }
    forEachRow(of: kept) { pixels, start, area, y in
      let first = mask.index(x: area.left, y: y)
      multiplyRow(
        &pixels, from: start, by: mask.values.span.extracting(first..<first + area.width))
    }
  }

  /// How opaque each pixel is.
  var alpha: CoverageMask {
    var mask = CoverageMask(bounds: bounds)
    var values = mask.values.mutableSpan
    for index in pixels.indices { values[index] = UInt8(truncatingIfNeeded: pixels[index] >> 24) }
    return mask
  }

  /// The rectangle round all pixels in `rect` that painting can change.
  func paintedBounds(in rect: PixelRect) -> PixelRect {
    let inside = rect.intersection(bounds)
    return region?.intersection(inside).bounds ?? inside
  }

  /// The same picture elsewhere.
  func movedBy(x: Int, y: Int) -> Surface {
    Surface(bounds: bounds.offsetBy(x: x, y: y), pixels: pixels)
  }

  /// The place of a pixel in `pixels`; it must lie in `bounds`.
  func index(x: Int, y: Int) -> Int { (y - bounds.top) * bounds.width + x - bounds.left }

  /// Calls `body` for each row of the surface inside `rect`, with all pixels, where the row begins
  /// in them, the part of `rect` that is inside, and the row's y; for each part of the region anew.
  mutating func forEachRow(
    of rect: PixelRect, _ body: (inout MutableSpan<UInt32>, Int, PixelRect, Int) -> Void
  ) {
    let whole = rect.intersection(bounds)
    guard !whole.isEmpty else { return }
    let parts = region?.parts ?? [whole]
    let (origin, stride) = (bounds, bounds.width)
    var span = pixels.mutableSpan
    for part in parts {
      let area = part.intersection(whole)
      guard !area.isEmpty else { continue }
      let offset = (area.top - origin.top) * stride + area.left - origin.left
      for y in area.top..<area.bottom {
        body(&span, offset + (y - area.top) * stride, area, y)
      }
    }
  }

  private mutating func eraseRow(_ y: Int, columns: Range<Int>) {
    let start = index(x: columns.lowerBound, y: y)
    for index in start..<start + columns.count { pixels[index] = 0 }
  }
}
