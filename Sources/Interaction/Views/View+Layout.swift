extension View {
  /// Lays out this view and all in it that wait for it, at once: inside a view block, so that the
  /// subviews move to their new places.
  public final func layoutIfNeeded() {
    // A view may ask for a further layout from inside; one that never stops is a mistake.
    var rounds = 0
    while subtreeNeedsLayout {
      layoutSubtree()
      rounds += 1
      precondition(rounds < 100, "a layout asks for itself for ever")
    }
  }

  final func markSubtreeForLayout() {
    var view: View? = self
    while let marked = view, !marked.subtreeNeedsLayout || marked === self {
      marked.subtreeNeedsLayout = true
      view = marked.superview
    }
  }

  private func layoutSubtree() {
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    if needsLayout {
      didLayOut()
      layoutSubviews()
    }
    for subview in subviews { subview.layoutSubtree() }
  }
}
