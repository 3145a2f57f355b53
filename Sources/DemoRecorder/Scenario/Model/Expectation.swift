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
  /// How soon after a finger last lifted the view must have come to rest.
  var settlesWithin: Duration?
  /// Whether the view must not have left the safe area since a finger last lifted.
  var staysInsideSafeArea = false
  /// How far the view must have gone beyond its present place since a finger last lifted, in points.
  var overshoot: Double?
  /// Reads model values instead of presentation values.
  var readsModel: Bool
  /// The greatest allowed difference of each number of `frame` and `center`, in points.
  var pointTolerance: Double
  /// The greatest allowed difference of `alpha`.
  var alphaTolerance: Double

  /// Whether it asks how the view has moved, not only how it is now.
  var looksBack: Bool { settlesWithin != nil || staysInsideSafeArea || overshoot != nil }
}

/// How often something must have happened to a component since the scenario began.
struct EventExpectation: Hashable, Sendable {
  var name: String
  var count: Int
}
