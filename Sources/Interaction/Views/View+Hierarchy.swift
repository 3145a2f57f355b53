/// How views hold each other.
extension View {
  /// Puts a view in front of all subviews, taking it from where it was.
  ///
  /// A view that stays in the same window keeps its touches and animations.
  ///
  /// - Precondition: This view is not inside it, and it is no window.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view at a place from the back, taking it from where it was.
  ///
  /// - Parameter index: Counted without the view itself; one past the end means in front.
  public final func insertSubview(_ view: View, at index: Int) {
    precondition(!isInside(view), "a view cannot hold itself")
    precondition(view.windowHost == nil, "a window is in no other view")
    let before = view.host
    view.superview?.subviews.removeAll { $0 === view }
    let place = min(max(index, 0), subviews.count)
    if place < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[place].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: place)
    view.superview = self
    if view.subtreeNeedsLayout { markSubtreeForLayout() }
    setNeedsLayout()
    view.hostDidChange(from: before)
  }

  /// Puts a view right in front of a subview; in front of all if that is not one.
  public final func insertSubview(_ view: View, aboveSubview sibling: View) {
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    insertSubview(view, at: index.map { $0 + 1 } ?? others.count)
  }

  /// Puts a view right behind a subview; behind all if that is not one.
  public final func insertSubview(_ view: View, belowSubview sibling: View) {
    insertSubview(view, at: subviews.filter { $0 !== view }.firstIndex { $0 === sibling } ?? 0)
  }

  /// Takes the view out of its superview, at once. Touches on it and in it are cancelled, and their
  /// animations end unfinished.
  public final func removeFromSuperview() {
    guard let superview else { return }
    let before = host
    layer.removeFromSuperlayer()
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    hostDidChange(from: before)
  }

  public final func bringSubviewToFront(_ view: View) {
    if view.superview === self { addSubview(view) }
  }

  public final func sendSubviewToBack(_ view: View) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Whether the view is this one or lies anywhere in it.
  public final func isDescendant(of view: View) -> Bool { isInside(view) }

  /// The view at the top of the tree, if a screen shows it.
  public final var window: View? {
    let root = topmost
    return root.windowHost == nil ? nil : root
  }

  /// The screen that shows the view.
  final var host: (any ViewHost)? { topmost.windowHost }

  private var topmost: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  private func isInside(_ view: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  private func hostDidChange(from before: (any ViewHost)?) {
    guard before !== host else { return }
    before?.viewDidLeave(self)
    tellOfWindow()
  }

  private func tellOfWindow() {
    traitsDidChange()
    didMoveToWindow()
    for subview in subviews { subview.tellOfWindow() }
  }
}
