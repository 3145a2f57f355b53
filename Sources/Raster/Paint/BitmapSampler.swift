import Scene

/// Reads a bitmap under an affine map, averaged over what one screen pixel sees of it.
///
/// The mean over a box of one texel is bilinear interpolation, over a greater one a box filter
/// (`TexelAxis`). Weights are integers, and what a pixel reads depends on the map and on the pixel
/// alone.
struct BitmapSampler {
  private let bitmap: Bitmap
  private let across: TexelAxis
  private let down: TexelAxis

  /// - Parameter placement: From texels to screen pixels. Nil is the answer where the picture is
  ///   empty, squashed to nothing, or shrunk beyond measure.
  init?(_ bitmap: Bitmap, placement: AffineTransform) {
    guard let back = placement.inverted,
      let across = TexelAxis(
        alongX: back.a, alongY: back.c, origin: back.tx, count: bitmap.width),
      let down = TexelAxis(alongX: back.b, alongY: back.d, origin: back.ty, count: bitmap.height)
    else { return nil }
    self.bitmap = bitmap
    self.across = across
    self.down = down
  }

  /// Paints the pixels of `area`, multiplied by what `mask` covers, if given, and by `opacity`/255.
  func paint(_ area: PixelRect, mask: CoverageMask?, opacity: UInt8, on surface: inout Surface) {
    let area = area.intersection(mask?.bounds ?? area).intersection(surface.bounds)
    guard !area.isEmpty else { return }
    // An upright picture has the same columns in every row.
    let columns =
      across.ignoresY ? (area.left..<area.right).map { across.texels(x: $0, y: 0) } : []
    // Where each pixel is one texel, rows are laid over as they are.
    let single = columns.allSatisfy { $0.count == 1 } ? columns.map { $0[0].index } : []
    surface.forEachRow(of: area) { pixels, start, part, y in
      let row = down.ignoresX ? down.texels(x: 0, y: y) : []
      if mask == nil, !single.isEmpty, row.count == 1 {
        let first = row[0].index * bitmap.width
        let texels = (part.left..<part.right).map { bitmap.pixels[first + single[$0 - area.left]] }
        compositeRow(texels.span, opacity: UInt32(opacity), over: &pixels, from: start)
        return
      }
      for x in part.left..<part.right {
        let covered = mask.map { $0.values[$0.index(x: x, y: y)] } ?? 255
        if covered == 0 { continue }
        let color = mean(
          columns.isEmpty ? across.texels(x: x, y: y) : columns[x - area.left],
          row.isEmpty ? down.texels(x: x, y: y) : row)
        let source = multiplied(multiplied(color, by: UInt32(opacity)), by: UInt32(covered))
        let index = start + x - part.left
        pixels[index] = composite(source, over: pixels[index])
      }
    }
  }

  /// The weighted mean of a box of texels, rounded to nearest in each part.
  private func mean(_ columns: [WeightedTexel], _ rows: [WeightedTexel]) -> UInt32 {
    if columns.count == 1, rows.count == 1 {
      return bitmap.pixels[rows[0].index * bitmap.width + columns[0].index]
    }
    var parts = SIMD4<UInt64>(repeating: 0)
    var total: UInt64 = 0
    for row in rows {
      for column in columns {
        let pixel = bitmap.pixels[row.index * bitmap.width + column.index]
        let weight = row.weight &* column.weight
        let bytes = SIMD4<UInt32>(pixel, pixel &>> 8, pixel &>> 16, pixel &>> 24) & 255
        parts = parts &+ SIMD4<UInt64>(truncatingIfNeeded: bytes) &* weight
        total &+= weight
      }
    }
    let rounded = (parts &+ total / 2) / SIMD4<UInt64>(repeating: total)
    return UInt32(rounded.x) | UInt32(rounded.y) << 8 | UInt32(rounded.z) << 16
      | UInt32(rounded.w) << 24
  }
}
