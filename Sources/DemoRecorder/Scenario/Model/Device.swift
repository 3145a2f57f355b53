import Scene

/// The screen that a scenario is played on.
struct Device: Hashable, Sendable {
  /// The preset's name; nil for a size of one's own.
  var name: String?
  /// In points, already turned where `isLandscape` is set.
  var size: Size
  /// The screen's own pixels per point; the film has a scale of its own.
  var scale: Double
  var safeArea: EdgeInsets
  var isLandscape: Bool
  var look = DeviceLook.plain
}
