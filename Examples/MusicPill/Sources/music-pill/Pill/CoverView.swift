import Interaction
import Scene

/// A round cover that turns for as long as it is on a screen.
final class CoverView: ImageView {
  private let turn: Duration

  /// - Parameter turn: How long it takes to turn once.
  init(frame: Rect, turn: Duration) {
    self.turn = turn
    super.init(frame: frame)
    image = .nightDrive
    clipsToBounds = true
  }

  override func layoutSubviews() { layer.cornerRadius = bounds.width / 2 }

  /// What is on no screen cannot be animated, so the turning begins here.
  override func didMoveToWindow() {
    guard window != nil else { return }
    var turning = BasicAnimation(.rotation, from: 0, to: 2 * .pi, duration: turn)
    turning.repeatCount = .forever
    layer.add(turning, forKey: "turning")
  }
}
