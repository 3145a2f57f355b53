import Scene

/// Lines and bands of a chart as layers of its page.
enum ChartShape {
  static func line(_ path: Path, _ color: Color, _ stroke: StrokeStyle) -> LayerSnapshot {
    LayerSnapshot(
      bounds: path.controlBounds.onGrid,
      contents: .shape(
        ShapeSnapshot(path: path.onGrid, fillColor: nil, strokeColor: color, stroke: stroke)))
  }

  /// The time between two instants, with a line at each.
  static func band(_ rect: Rect) -> [LayerSnapshot] {
    var edges = Path()
    for x in [rect.minX, rect.maxX] {
      edges.move(to: Point(x: x, y: rect.minY))
      edges.addLine(to: Point(x: x, y: rect.maxY))
    }
    return [
      LayerSnapshot(bounds: rect.onGrid, backgroundColor: ChartStyle.band),
      line(edges, ChartStyle.bandEdge, StrokeStyle(width: 1)),
    ]
  }

  /// The parts of a line of points that lie in a rectangle.
  static func polylines(through points: [Point], within frame: Rect) -> [Path] {
    var paths: [Path] = []
    var isOpen = false
    for point in points {
      let isInside = point.y >= frame.minY && point.y <= frame.maxY
      if isInside {
        if isOpen {
          paths[paths.count - 1].addLine(to: point)
        } else {
          var path = Path()
          path.move(to: point)
          paths.append(path)
        }
      }
      isOpen = isInside
    }
    return paths.filter { $0.elements.count > 1 }
  }
}
