import Scene

/// Where a touch goes.
enum Target: Hashable, Sendable {
  /// A place in the presentation frame of the view with this identifier, as a fraction of its width
  /// and height; (0.5, 0.5) is its centre.
  case view(identifier: String, at: Point)
  /// A place on the screen, in points.
  case point(Point)
  /// A place on the screen as a fraction of its width and height, each from 0 to 1.
  case screenFraction(Point)

  /// The middle of a frame or a screen, as a fraction.
  static let middle = Point(x: 0.5, y: 0.5)
}
