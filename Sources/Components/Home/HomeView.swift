import Interaction
import Scene

/// The screen at the back, as large as the window. It tells when the window has changed its size.
final class HomeView: View {
  /// Called after the view has taken another size.
  var onResize: () -> Void = {}

  override func layoutSubviews() {
    guard let window = superview, window.bounds != frame else { return }
    frame = window.bounds
    onResize()
  }
}
