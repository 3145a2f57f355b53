import Scene

/// How touches are marked in the film.
struct TouchSettings: Hashable, Sendable {
  var style: TouchMark
  /// Of the mark; nil for the style's own.
  var color: Color?
  /// The mark's width, in points.
  var size = Self.defaultSize

  /// About a fingertip, and what others' marks have.
  static let defaultSize = 44.0
}

/// What marks a touch.
enum TouchMark: String, Hashable, Sendable, CaseIterable {
  case none
  /// A line round the finger.
  case ring
  /// A disc under the finger.
  case dot
  /// A disc with a tail where the finger came from.
  case trail
}
