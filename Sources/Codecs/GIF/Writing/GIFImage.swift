import Scene

/// One way to write a frame's pixels: the bytes from the image descriptor on, and the palette used.
struct GIFImage {
  var bytes: [UInt8]
  var palette: FramePalette
  /// The colours that it paints.
  var colors: ArraySlice<UInt32>

  /// The smallest of the ways to write the pixels; of equals the first tried.
  ///
  /// Unchanged pixels are left transparent, or painted again where the palette has their colours:
  /// either may compress better.
  static func smallest(
    of pixels: PaintedPixels, palettes: SharedPalettes
  ) throws(LibGIF.Failure) -> GIFImage {
    var best: GIFImage?
    for style in Style.possible(for: pixels) {
      let palette = palettes.palette(
        for: style.colors(of: pixels), hasTransparent: style == .leaveUnchanged)
      let image = try GIFImage(pixels, style: style, palette: palette)
      if image.bytes.count < best?.bytes.count ?? .max { best = image }
    }
    guard let best else { preconditionFailure("a frame of at most 256 colours can be written") }
    return best
  }

  /// What becomes of pixels that already show their colour.
  private enum Style {
    case leaveUnchanged
    case paintAll

    static func possible(for pixels: PaintedPixels) -> [Style] {
      var styles: [Style] = []
      if pixels.hasUnchanged, pixels.paintedCount <= 255 { styles.append(.leaveUnchanged) }
      if pixels.canPaintAll { styles.append(.paintAll) }
      return styles
    }

    func colors(of pixels: PaintedPixels) -> ArraySlice<UInt32> {
      switch self {
      case .leaveUnchanged: pixels.colors.prefix(pixels.paintedCount)
      case .paintAll: pixels.colors[...]
      }
    }
  }

  private init(
    _ pixels: PaintedPixels, style: Style, palette: FramePalette
  ) throws(LibGIF.Failure) {
    var indices = Self.indices(of: pixels, palette: palette)
    bytes = GIFBlocks.imageDescriptor(pixels.rectangle, palette: palette)
    try LibGIF.compress(
      &indices, width: pixels.rectangle.width, height: pixels.rectangle.height,
      depth: palette.depth, into: &bytes)
    self.palette = palette
    colors = style.colors(of: pixels)
  }

  private static func indices(of pixels: PaintedPixels, palette: FramePalette) -> [UInt8] {
    let codes = pixels.codes.span
    var indices = [UInt8](repeating: palette.transparentIndex ?? 0, count: codes.count)
    let leavesUnchanged = palette.transparentIndex != nil
    let ofColor = palette.indices.span
    var output = indices.mutableSpan
    for place in codes.indices {
      let code = codes[place]
      if leavesUnchanged, code & PaintedPixels.unchanged != 0 { continue }
      output[place] = ofColor[Int(code & ~PaintedPixels.unchanged)]
    }
    return indices
  }
}
