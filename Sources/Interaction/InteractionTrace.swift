public import Scene

/// The values of every identified view in a window at one instant, rounded to 1/65,536.
public struct InteractionTrace: Hashable, Sendable {
  /// One view's values in one set, the drawn ones or the model's.
  public struct Values: Hashable, Sendable {
    /// The smallest rectangle round the view, in window coordinates.
    public var frame: Rect
    /// Of the view's anchor point, in window coordinates.
    public var center: Point
    /// The view's own, from 0 to 1.
    public var alpha: Double
    /// Not hidden and of an alpha of a hundredth at least; so all that it lies in.
    public var isVisible: Bool
    /// What a label, a button or the like says.
    public var text: String?
    /// The bounds of the outline that masks the view, in window coordinates: of the curves
    /// themselves, not of their control points. nil for a view without such a mask.
    public var mask: Rect?
    /// Whether a button looks pressed; nil for other views.
    public var isHighlighted: Bool?
    /// nil for the identity.
    public var transform: AffineTransform?
  }

  public struct TracedView: Hashable, Sendable {
    public var identifier: String
    public var presentation: Values
    /// nil unless asked for.
    public var model: Values?
  }

  /// Since the scenario began.
  public var time: Duration
  /// In the order of their identifiers' Unicode scalars. Of two views with one identifier the
  /// frontmost is here.
  public var elements: [TracedView]

  public subscript(_ identifier: String) -> TracedView? {
    elements.first { $0.identifier == identifier }
  }
}

extension InteractionTrace {
  init(of window: View, at time: Duration, withModel: Bool) {
    self.time = time
    var found: [String: TracedView] = [:]
    window.forEachFromBackToFront { view in
      guard let identifier = view.identifier else { return }
      found[identifier] = TracedView(
        identifier: identifier, presentation: Values(of: view, .presentation),
        model: withModel ? Values(of: view, .model) : nil)
    }
    elements = found.values.sorted {
      $0.identifier.unicodeScalars.lexicographicallyPrecedes($1.identifier.unicodeScalars)
    }
  }
}

extension InteractionTrace.Values {
  init(of view: View, _ values: LayerValues) {
    let geometry = view.layer.geometry(values)
    let parent = view.superview?.layer
    let toWindow = parent?.transform(to: nil, values: values) ?? .identity
    let whole = geometry.transformToParent.concatenating(toWindow)
    frame = geometry.bounds.applying(whole).onGrid
    center = geometry.position.applying(toWindow).onGrid
    alpha = view.layer.drawnAlpha(values).onGrid
    isVisible = view.isVisible(values)
    text = view.displayedText
    mask = view.layer.mask?.outline(values).map { outline in
      outline.path.applying(outline.toMasked.concatenating(whole)).bounds.onGrid
    }
    isHighlighted = (view as? Control)?.isHighlighted
    transform = geometry.transform.isIdentity ? nil : geometry.transform.onGrid
  }
}

extension View {
  /// Calls `body` for this view and all in it, a view before those it holds.
  fileprivate func forEachFromBackToFront(_ body: (View) -> Void) {
    body(self)
    for subview in subviews { subview.forEachFromBackToFront(body) }
  }

  /// The first view that suits, from front to back.
  func frontmost(where suits: (View) -> Bool) -> View? {
    for subview in subviews.reversed() {
      if let found = subview.frontmost(where: suits) { return found }
    }
    return suits(self) ? self : nil
  }

  fileprivate func isVisible(_ values: LayerValues) -> Bool {
    sequence(first: self, next: \.superview).allSatisfy { view in
      !view.isHidden && view.layer.drawnAlpha(values) >= 0.01
    }
  }
}

extension Layer {
  fileprivate func drawnAlpha(_ values: LayerValues) -> Double {
    let opacity = values == .model ? opacity : presentation.opacity
    return min(max(opacity, 0), 1)
  }

  /// The outline of a shape layer and the map from its coordinates to the masked layer's.
  fileprivate func outline(_ values: LayerValues) -> (path: Path, toMasked: AffineTransform)? {
    let shape = self as? ShapeLayer
    let path = values == .model ? shape?.path : presentation.path
    return path.map { ($0, geometry(values).transformToParent) }
  }
}
