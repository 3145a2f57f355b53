import Interaction
import Scene

/// The screen behind the call. It tells when the window has changed its size.
final class HomeView: View {
  /// Called when the view has been laid out with another size than before.
  var onResize: () -> Void = {}
  private var laidOutSize: Size?

  override func layoutSubviews() {
    if let laidOutSize, laidOutSize != bounds.size { onResize() }
    laidOutSize = bounds.size
  }
}
