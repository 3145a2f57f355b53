import Interaction
import Scene

/// The shape that a call screen is cut to while it shrinks to the bubble or grows from it.
struct MaskMorph {
  static let duration = Duration.milliseconds(500)

  /// Both ends have corners of half the bubble's side: the bubble's end is a circle.
  var bubbleFrame: Rect
  var screenBounds: Rect

  var bubblePath: Path {
    BezierPath(roundedRect: bubbleFrame, cornerRadius: bubbleFrame.height / 2).path
  }

  var screenPath: Path {
    BezierPath(roundedRect: screenBounds, cornerRadius: bubbleFrame.width / 2).path
  }

  /// Masks `view`, from now on with the path `to`, and moves the mask there from the path `from`.
  func animate(
    _ view: View, from: Path, to: Path, didStop: @escaping (_ finished: Bool) -> Void
  ) {
    let mask = ShapeLayer()
    mask.path = to
    view.layer.mask = mask
    var morph = BasicAnimation(.path, from: from, to: to)
    morph.duration = Self.duration
    morph.timingFunction = .easeInEaseOut
    morph.didStop = didStop
    mask.add(morph, forKey: "path")
  }
}
