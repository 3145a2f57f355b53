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
  private var runs = IndexRuns()
  private var length = LZWLength()

  /// An image of a frame's pixels as planned.
  mutating func image(
    of frame: FrameColors, _ plan: PaintPlan, palettes: SharedPalettes
  ) throws(LibGIF.Failure) -> GIFImage {
    let (width, height) = (frame.rectangle.width, frame.rectangle.height)
    let best = best(for: frame, plan, palettes)
    write(best, frame, plan)
    var bytes = GIFBlocks.imageDescriptor(frame.rectangle, palette: best.palette)
    try LibGIF.compress(
      runs.runs, width: width, height: height, depth: best.palette.depth, into: &bytes)
    return GIFImage(bytes: bytes, palette: best.palette, colors: best.image.colors)
  }

  private struct Candidate {
    var style: PaintStyle
    var image: PaintColors
    var palette: FramePalette
  }

  private func candidate(
    _ style: PaintStyle, _ plan: PaintPlan, of frame: FrameColors, _ palettes: SharedPalettes
  ) -> Candidate? {
    guard let image = PaintColors(style, plan, of: frame) else { return nil }
    let palette = palettes.palette(for: image.colors[...], hasTransparent: image.leavesSome)
    return Candidate(style: style, image: image, palette: palette)
  }

  /// The styles that may be best.
  ///
  /// Measured on the reference film: where hardly any pixel is unchanged, growing is the best by far or
  /// within a thousandth of the best, and leaving all is best only where nearly all are unchanged. To
  /// compare all three for each frame takes a quarter longer and saves a thousandth.
  private func candidates(
    for frame: FrameColors, _ plan: PaintPlan, _ palettes: SharedPalettes
  ) -> [Candidate] {
    let count = frame.rectangle.width * frame.rectangle.height
    let unchanged = frame.unchangedCount
    let styles: [PaintStyle] =
      unchanged == 0 ? [.paint] : unchanged > count * 3 / 4 ? PaintStyle.allCases : [.grow, .paint]
    let possible = styles.compactMap { candidate($0, plan, of: frame, palettes) }
    return unchanged < count / 50 ? Array(possible.prefix(1)) : possible
  }

  private mutating func best(
    for frame: FrameColors, _ plan: PaintPlan, _ palettes: SharedPalettes
  ) -> Candidate {
    let candidates = candidates(for: frame, plan, palettes)
    guard var best = candidates.first else {
      preconditionFailure("a frame of at most 256 colours can be written")
    }
    guard candidates.count > 1 else { return best }
    var least = Int.max
    for candidate in candidates {
      write(candidate, frame, plan)
      let others = 8 * palettes.addedBytes(for: candidate.palette)
      guard
        let bits = length.bits(
          of: runs.runs, depth: candidate.palette.depth,
          below: least == .max ? .max : least - others)
      else { continue }
      (best, least) = (candidate, bits + others)
    }
    return best
  }

  private mutating func write(_ candidate: Candidate, _ frame: FrameColors, _ plan: PaintPlan) {
    IndexTable(plan, candidate.image, in: candidate.palette)
      .write(frame, candidate.style, into: &runs)
  }
}
