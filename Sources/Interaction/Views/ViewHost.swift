import Scene

/// What a screen does for the views in its window.
protocol ViewHost: AnyObject {
  /// Pixels per point.
  var scale: Double { get }

  /// What the user has set.
  var traitCollection: TraitCollection { get }

  /// The room a text takes; nil where it cannot be measured.
  func size(of block: TextBlock, fitting width: Double?) -> Size?

  /// Does something later in virtual time.
  func schedule(after delay: Duration, _ work: @escaping () -> Void) -> DelayedWork

  /// Moves what the block changes, with its view open to touches.
  func animate(withDuration duration: Duration, _ changes: () -> Void)

  /// Called when a view with all it holds has left the window.
  func viewDidLeave(_ view: View)
}
