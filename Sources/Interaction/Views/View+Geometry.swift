public import Scene

/// Where the view lies and how it looks; all of it is the layer's.
extension View {
  /// The smallest rectangle round the view, in its superview's coordinates.
  public final var frame: Rect {
    get { layer.frame }
    set { resizing { layer.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates.
  public final var bounds: Rect {
    get { layer.bounds }
    set { resizing { layer.bounds = newValue } }
  }

  /// In the superview's coordinates.
  public final var center: Point {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// Applied about the centre.
  public final var transform: AffineTransform {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// From 0, invisible, to 1, of the view with all it holds.
  public final var alpha: Double {
    get { layer.opacity }
    set { layer.opacity = min(max(newValue, 0), 1) }
  }

  public final var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  public final var backgroundColor: Color? {
    get { layer.backgroundColor }
    set { layer.backgroundColor = newValue }
  }

  /// Whether what the view holds ends at its bounds.
  public final var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Gives the view the size that suits it, its origin kept.
  public final func sizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    frame = Rect(origin: frame.origin, size: fitting)
  }

  /// Converts a point of this view to another one's coordinates, or to the window's.
  public final func convert(_ point: Point, to view: View?) -> Point {
    layer.convert(point, to: view?.layer)
  }

  /// Converts a point of another view, or of the window, to this one's coordinates.
  public final func convert(_ point: Point, from view: View?) -> Point {
    layer.convert(point, from: view?.layer)
  }

  /// Converts a rectangle of this view: the smallest round its four mapped corners.
  public final func convert(_ rect: Rect, to view: View?) -> Rect {
    layer.convert(rect, to: view?.layer)
  }

  /// Converts a rectangle of another view, or of the window: the smallest round its four mapped
  /// corners.
  public final func convert(_ rect: Rect, from view: View?) -> Rect {
    layer.convert(rect, from: view?.layer)
  }

  private func resizing(_ change: () -> Void) {
    let old = bounds
    change()
    if bounds != old { setNeedsLayout() }
  }
}
