public import Scene

extension Layer {
  /// Converts a point of this layer to another one's coordinates, or to the root's.
  ///
  /// The point is `zero` where the other layer is squashed, so that nothing leads into it.
  public func convert(
    _ point: Point, to layer: Layer?, values: LayerValues = .model
  ) -> Point {
    transform(to: layer, values: values).map(point.applying) ?? .zero
  }

  /// Converts a point of another layer, or of the root, to this one's coordinates.
  public func convert(
    _ point: Point, from layer: Layer?, values: LayerValues = .model
  ) -> Point {
    (layer ?? root).convert(point, to: self, values: values)
  }

  /// Converts a rectangle of this layer: the smallest round its four mapped corners.
  public func convert(_ rect: Rect, to layer: Layer?, values: LayerValues = .model) -> Rect {
    transform(to: layer, values: values).map(rect.applying) ?? .zero
  }

  /// Converts a rectangle of another layer, or of the root, to this one's coordinates.
  public func convert(_ rect: Rect, from layer: Layer?, values: LayerValues = .model) -> Rect {
    (layer ?? root).convert(rect, to: self, values: values)
  }

  /// The map from this layer's coordinates to another one's, or to the root's; nil where the other
  /// layer is squashed.
  ///
  /// - Precondition: Both are in one tree.
  public func transform(to layer: Layer?, values: LayerValues = .model) -> AffineTransform? {
    guard let target = layer else { return transform(toAncestor: root, values: values) }
    let shared = sequence(first: target, next: \.parent).first { isInside($0) }
    guard let shared else { preconditionFailure("layers of two trees share no coordinates") }
    let up = transform(toAncestor: shared, values: values)
    if shared === target { return up }
    let down = target.transform(toAncestor: shared, values: values).inverted
    return down.map(up.concatenating)
  }

  /// The topmost layer of the tree.
  var root: Layer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  func geometry(_ values: LayerValues) -> LayerGeometry {
    values == .model ? geometry : presentation.geometry
  }

  private func transform(toAncestor ancestor: Layer, values: LayerValues) -> AffineTransform {
    var map = AffineTransform.identity
    var layer = self
    while layer !== ancestor, let parent = layer.parent {
      map = map.concatenating(layer.geometry(values).transformToParent)
      layer = parent
    }
    return map
  }
}
