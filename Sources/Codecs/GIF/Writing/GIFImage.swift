import Scene

/// One way to write a frame's pixels: the bytes from the image descriptor on, and the palette used.
struct GIFImage {
  var bytes: [UInt8]
  var palette: FramePalette
  /// The colours of its palette that are its own need.
  var colors: [UInt32]
}

/// Writes frames' pixels as images, each in the style that makes it small. One is kept for a whole film,
/// so that its memory is asked for once.
struct GIFImageCoder {
  /// Styles are compared in images of at most so many pixels. In larger ones a run grown is never
  /// more than a thousandth longer than the best of the three, and counting would take as long as coding.
  private static let greatestCompared = 120_000

  private var table = IndexTable()
  private var length = LZWLength()
  private var indices: [UInt8] = []

  /// An image of the pixels as planned.
  mutating func image(
    of pixels: NumberedPixels, _ plan: PaintPlan, palettes: SharedPalettes
  ) throws(LibGIF.Failure) -> GIFImage {
    if indices.count < pixels.count { indices = [UInt8](repeating: 0, count: pixels.count) }
    let candidate = best(for: pixels, plan, palettes)
    write(candidate, pixels, plan)
    let palette = candidate.palette
    var bytes = GIFBlocks.imageDescriptor(pixels.rectangle, palette: palette)
    try LibGIF.compress(
      &indices, width: pixels.rectangle.width, height: pixels.rectangle.height,
      depth: palette.depth, into: &bytes)
    return GIFImage(bytes: bytes, palette: palette, colors: candidate.image.colors)
  }

  private struct Candidate {
    var style: PaintStyle
    var image: PaintColors
    var palette: FramePalette
  }

  private func candidate(
    _ style: PaintStyle, _ plan: PaintPlan, of pixels: NumberedPixels, _ palettes: SharedPalettes
  ) -> Candidate? {
    guard let image = PaintColors(style, plan, of: pixels) else { return nil }
    let palette = palettes.palette(for: image.colors[...], hasTransparent: image.leavesSome)
    return Candidate(style: style, image: image, palette: palette)
  }

  private mutating func best(
    for pixels: NumberedPixels, _ plan: PaintPlan, _ palettes: SharedPalettes
  ) -> Candidate {
    let isLarge = pixels.count > Self.greatestCompared
    let styles: [PaintStyle] =
      !pixels.hasUnchanged ? [.paint] : isLarge ? [.grow, .paint] : PaintStyle.allCases
    let candidates = styles.compactMap { candidate($0, plan, of: pixels, palettes) }
    guard var best = candidates.first else {
      preconditionFailure("a frame of at most 256 colours can be written")
    }
    guard !isLarge, candidates.count > 1 else { return best }
    var least = Int.max
    for candidate in candidates {
      write(candidate, pixels, plan)
      let others = 8 * palettes.addedBytes(for: candidate.palette)
      guard
        let bits = length.bits(
          of: indices, count: pixels.count, depth: candidate.palette.depth,
          below: least == .max ? .max : least - others)
      else { continue }
      (best, least) = (candidate, bits + others)
    }
    return best
  }

  /// Fills the indices.
  private mutating func write(
    _ candidate: Candidate, _ pixels: NumberedPixels, _ plan: PaintPlan
  ) {
    table.set(plan, candidate.image, in: candidate.palette)
    guard let transparent = candidate.palette.transparentIndex else {
      return table.paint(pixels, into: &indices)
    }
    switch candidate.style {
    case .paint: table.paint(pixels, into: &indices)
    case .grow: table.grow(pixels, transparent: transparent, into: &indices)
    case .leave: table.leave(pixels, transparent: transparent, into: &indices)
    }
  }
}
