public import Scene

/// A rectangle on the screen that is drawn, holds other views, and takes touches.
///
/// It is a thin hull round its `layer`, which holds geometry and looks. Reading a property gives the
/// model, what was set last; what is drawn while animations run is `layer.presentation`.
open class View {
  public let layer: Layer
  /// The name by which scenarios and traces find the view.
  public final var identifier: String?

  /// From back to front.
  public internal(set) final var subviews: [View] = []
  public internal(set) weak final var superview: View?
  /// In the order in which they are asked.
  public internal(set) final var gestureRecognizers: [GestureRecognizer] = []

  /// Without it neither this view nor any in it takes touches; what lies behind gets them.
  public final var isUserInteractionEnabled = true
  /// Whether it is told of a second finger while the first is down. Recognizers always are.
  public final var isMultipleTouchEnabled = false

  /// What the view does where the language is written from right to left.
  public final var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { traitsDidChange() } }
  }

  /// The screen, if this is its window.
  weak final var windowHost: (any ViewHost)?
  private(set) final var needsLayout = true
  /// Whether this view or one in it waits for its layout.
  final var subtreeNeedsLayout = true

  /// - Parameters:
  ///   - frame: In the coordinates of the view that will hold it, in points.
  ///   - layer: For a view that draws with another kind of layer, as a `ShapeLayer`.
  /// - Precondition: The layer is in no tree.
  public init(frame: Rect = .zero, layer: Layer = Layer()) {
    precondition(layer.superlayer == nil && !layer.isViewBacked, "a layer has one view at most")
    self.layer = layer
    layer.isViewBacked = true
    layer.frame = frame
  }

  // MARK: Layout

  /// Places the subviews. Called before the instant's commit if `setNeedsLayout()` was called or the
  /// size changed, and once for a new view.
  open func layoutSubviews() {}

  /// Asks for `layoutSubviews()` later in this instant.
  public final func setNeedsLayout() {
    needsLayout = true
    markSubtreeForLayout()
  }

  final func didLayOut() { needsLayout = false }

  /// The size that suits the view, for one that may take `size`; its own size unless overridden.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  // MARK: Touches

  /// The frontmost view in this one that takes a touch at the point, in this view's coordinates; nil
  /// where the touch falls through.
  ///
  /// Goes by model values: a view that fades to nothing takes no touch from the start. Masks and
  /// round corners do not matter, and what sticks out of a parent cannot be touched.
  open func hitTest(_ point: Point) -> View? {
    guard takesTouches, self.point(inside: point) else { return nil }
    for subview in subviews.reversed() {
      guard let inward = layer.transform(to: subview.layer) else { continue }
      if let hit = subview.hitTest(point.applying(inward)) { return hit }
    }
    return self
  }

  /// Whether the point, in this view's coordinates, is in the view: the left and top edge are, the
  /// right and bottom ones are not.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// Asked before a recognizer, of this view or of one it lies in, begins on a touch of this view.
  open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// What a view does not handle goes to the view that holds it.
  open func touchesBegan(_ touches: [Touch]) { superview?.touchesBegan(touches) }
  open func touchesMoved(_ touches: [Touch]) { superview?.touchesMoved(touches) }
  open func touchesEnded(_ touches: [Touch]) { superview?.touchesEnded(touches) }
  /// The touches were taken away: by a recognizer, by the system, or because a view left the window.
  open func touchesCancelled(_ touches: [Touch]) { superview?.touchesCancelled(touches) }

  // MARK: Window

  /// Called when the view has come to a screen, or has left one, before `didMoveToWindow()`; and when
  /// its direction has changed.
  func traitsDidChange() {}

  /// Called when the view with all it lies in has come to a window, or has left one.
  open func didMoveToWindow() {}

  /// What the view says, for traces and expectations; nil for a view that says nothing.
  open var displayedText: String? { nil }
}
