import Scene

/// What the system's marks are drawn in.
enum Ink: Hashable, Sendable {
  case black, white

  var color: Color { self == .black ? .black : .white }

  /// Black where what lies below is brighter than this, on average. Above the middle, as the system's:
  /// white is kept on the mid tones of coloured screens.
  private static let brightest = 0.6
  /// How many points are looked at, across and down.
  private static let points = (across: 5, down: 2)

  /// The ink for marks in a rectangle of the screen.
  ///
  /// One average for all of it: while an edge passes below, more and more points change sides, so the
  /// ink changes once and at once.
  init(over rect: Rect, of backdrop: Backdrop) {
    var total = 0.0
    for row in 0..<Self.points.down {
      for column in 0..<Self.points.across {
        let point = Point(
          x: rect.minX + rect.width * (Double(column) + 0.5) / Double(Self.points.across),
          y: rect.minY + rect.height * (Double(row) + 0.5) / Double(Self.points.down))
        total += backdrop.color(at: point).luma
      }
    }
    let mean = total / Double(Self.points.across * Self.points.down)
    self = mean > Self.brightest ? .black : .white
  }
}
