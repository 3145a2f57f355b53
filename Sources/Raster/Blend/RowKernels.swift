// Kernels over one row of packed premultiplied pixels. `start` is where the row begins in the span
// that is written; spans that are read begin with the row.

/// Lays one colour over a row.
func compositeRow(
  color: UInt32, count: Int, over backdrop: inout MutableSpan<UInt32>, from start: Int
) {
  precondition(start >= 0 && count >= 0 && start + count <= backdrop.count, "a row inside the span")
  if color >= 0xff00_0000 {
    for index in start..<start &+ count { backdrop[index] = color }
  } else if color != 0 {
    for index in start..<start &+ count {
      backdrop[index] = composite(color, over: backdrop[index])
    }
  }
}

/// Lays one colour over a row as far as each pixel is covered.
func compositeRow(
  color: UInt32, coverage: Span<UInt8>, over backdrop: inout MutableSpan<UInt32>, from start: Int
) {
  precondition(start >= 0 && start + coverage.count <= backdrop.count, "a row inside the span")
  let isOpaque = color >= 0xff00_0000
  for index in coverage.indices {
    let covered = UInt32(coverage[index])
    if covered == 0 { continue }
    if covered == 255, isOpaque {
      backdrop[start &+ index] = color
    } else {
      let source = multiplied(color, by: covered)
      backdrop[start &+ index] = composite(source, over: backdrop[start &+ index])
    }
  }
}

/// Lays a row of pixels over another, multiplied by `opacity`/255.
func compositeRow(
  _ source: Span<UInt32>, opacity: UInt32, over backdrop: inout MutableSpan<UInt32>, from start: Int
) {
  precondition(start >= 0 && start + source.count <= backdrop.count, "a row inside the span")
  for index in source.indices {
    let pixel = opacity == 255 ? source[index] : multiplied(source[index], by: opacity)
    if pixel == 0 { continue }
    backdrop[start &+ index] = composite(pixel, over: backdrop[start &+ index])
  }
}

/// Multiplies a row of pixels by how far each is covered.
func multiplyRow(_ pixels: inout MutableSpan<UInt32>, from start: Int, by coverage: Span<UInt8>) {
  precondition(start >= 0 && start + coverage.count <= pixels.count, "a row inside the span")
  for index in coverage.indices where coverage[index] != 255 {
    pixels[start &+ index] = multiplied(pixels[start &+ index], by: UInt32(coverage[index]))
  }
}
