import Scene

/// Where a layer lies in its parent, in one set of values, its own or the drawn ones.
struct LayerGeometry: Hashable {
  var bounds = Rect.zero
  /// Of the anchor point, in the parent's coordinates.
  var position = Point.zero
  /// In shares of the bounds; (0.5, 0.5) is the middle.
  var anchorPoint = Point(x: 0.5, y: 0.5)
  /// About the anchor point.
  var transform = AffineTransform.identity

  /// From the layer's own coordinates to its parent's.
  var transformToParent: AffineTransform {
    let anchor = anchorInBounds
    if transform.isIdentity {
      return .translation(x: position.x - anchor.x, y: position.y - anchor.y)
    }
    return AffineTransform.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(.translation(x: position.x, y: position.y))
  }

  /// The smallest rectangle round the layer, in the parent's coordinates.
  ///
  /// Setting it moves the position, and the size of the bounds so that under a transform without a
  /// turn the layer fills the rectangle.
  var frame: Rect {
    get {
      guard transform.isIdentity else { return bounds.applying(transformToParent) }
      let anchor = anchorInBounds - bounds.origin
      return Rect(origin: position - anchor, size: bounds.size)
    }
    set {
      bounds.size = untransformed(newValue.size)
      guard transform.isIdentity else {
        position = position + (newValue.origin - frame.origin)
        return
      }
      position = newValue.origin + (anchorInBounds - bounds.origin)
    }
  }

  private var anchorInBounds: Point {
    Point(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The size whose rectangle the inverse transform makes of `size`; `size` itself where there is
  /// no inverse.
  private func untransformed(_ size: Size) -> Size {
    guard !transform.isIdentity, let inverse = transform.inverted else { return size }
    return Rect(origin: .zero, size: size).applying(inverse).size
  }
}
