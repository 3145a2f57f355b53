import Scene

/// What a view must be like at one instant; what is nil is not looked at. One thing at least is.
struct Expectation: Hashable, Sendable {
  var identifier: String
  /// Whether a view with the identifier is in the window.
  var exists: Bool?
  var isVisible: Bool?
  /// In window coordinates, in points.
  var frame: Rect?
  /// In window coordinates, in points.
  var center: Point?
  var alpha: Double?
  var text: String?
  /// Reads model values instead of presentation values.
  var readsModel: Bool
  /// The greatest allowed difference of each number of `frame` and `center`, in points.
  var pointTolerance: Double
  /// The greatest allowed difference of `alpha`.
  var alphaTolerance: Double
}
