extension Double {
  /// The nearest multiple of 1/65,536, halves away from zero, never −0.
  ///
  /// Everything that leaves the layer tree passes through here, so that pixels and traces do not
  /// depend on the last bits of the C library's functions.
  ///
  /// - Precondition: It is a finite number.
  public var onGrid: Double {
    precondition(isFinite, "a layer's value is not a number")
    return (self * 65_536).rounded() / 65_536 + 0
  }
}

extension Point {
  public var onGrid: Point { Point(x: x.onGrid, y: y.onGrid) }
}

extension Size {
  public var onGrid: Size { Size(width: width.onGrid, height: height.onGrid) }
}

extension Rect {
  public var onGrid: Rect { Rect(origin: origin.onGrid, size: size.onGrid) }
}

extension AffineTransform {
  public var onGrid: AffineTransform {
    AffineTransform(
      a: a.onGrid, b: b.onGrid, c: c.onGrid, d: d.onGrid, tx: tx.onGrid, ty: ty.onGrid)
  }
}

extension Color {
  public var onGrid: Color {
    Color(red: red.onGrid, green: green.onGrid, blue: blue.onGrid, alpha: alpha.onGrid)
  }
}

extension Path {
  public var onGrid: Path { Path(elements: elements.map { $0.mapPoints(\.onGrid) }) }
}

extension StrokeStyle {
  public var onGrid: StrokeStyle {
    StrokeStyle(
      width: width.onGrid, cap: cap, join: join, miterLimit: miterLimit.onGrid,
      dashPattern: dashPattern.map(\.onGrid), dashPhase: dashPhase.onGrid)
  }
}

extension TextBlock {
  public var onGrid: TextBlock {
    var block = self
    block.font.size = font.size.onGrid
    block.color = color.onGrid
    return block
  }
}
