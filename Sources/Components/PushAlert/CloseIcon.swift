import Scene

extension Image {
  /// A thin X, 20 × 20 points, drawn as a path. It fills the middle 80 of 128 parts.
  static func closeCross(_ color: Color) -> Image {
    Image(
      size: Size(width: 20, height: 20),
      shapes: [
        FilledPath(
          path: .cross(in: Rect(x: 3.75, y: 3.75, width: 12.5, height: 12.5), thickness: 1),
          color: color)
      ])
  }
}

extension Path {
  /// The two diagonals of a square as bars of one thickness, their ends cut square within it.
  fileprivate static func cross(in square: Rect, thickness: Double) -> Path {
    // From a diagonal's middle to a bar's edge, along the square's side.
    let reach = thickness * 0.5.squareRoot()
    let middle = square.center
    let corner = square.width / 2
    // A quarter of the outline, from one inner corner to just before the next; then turned.
    let quarter = [
      Point(x: 0, y: -reach), Point(x: corner - reach, y: -corner),
      Point(x: corner, y: -corner + reach),
    ]
    var points: [Point] = []
    var turned = quarter
    for _ in 0..<4 {
      points += turned
      turned = turned.map { Point(x: -$0.y, y: $0.x) }
    }
    var path = Path()
    path.move(to: middle + points[0])
    for point in points.dropFirst() { path.addLine(to: middle + point) }
    path.close()
    return path
  }
}
