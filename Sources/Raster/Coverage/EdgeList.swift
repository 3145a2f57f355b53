import Scene

/// The edges of an outline that reach into a band of rows, sorted by their upper ends.
struct EdgeList {
  private(set) var edges: [Edge] = []

  /// - Parameter rows: The band, in pixels.
  init(outlines: [Polyline], rows: Range<Int>) {
    let band = Subpixels(rows.lowerBound) * onePixel..<Subpixels(rows.upperBound) * onePixel
    for outline in outlines {
      guard var last = outline.points.last else { continue }
      for point in outline.points {
        if let edge = Edge(from: last, to: point), edge.top < band.upperBound,
          edge.bottom > band.lowerBound
        {
          edges.append(edge)
        }
        last = point
      }
    }
    var order = StableOrder<Edge>()
    order.sort(&edges) { $0.top }
  }
}
