extension Layer {
  /// Puts a layer in front of all sublayers, taking it from where it was.
  ///
  /// - Precondition: This layer is not inside it.
  public func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: sublayers.count)
  }

  /// Puts a layer at a place from the back, taking it from where it was.
  ///
  /// - Parameter index: Counted without the layer itself; one past the end means in front.
  /// - Precondition: This layer is not inside it.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    precondition(!isInside(layer), "a layer cannot hold itself")
    layer.leaveParent()
    sublayers.insert(layer, at: min(max(index, 0), sublayers.count))
    layer.superlayer = self
    layer.enter(context)
    appearanceDidChange()
  }

  /// Puts a layer right in front of a sublayer; in front of all if that is not one.
  public func insertSublayer(_ layer: Layer, above sibling: Layer) {
    guard layer !== sibling else { return }
    if layer.superlayer === self { layer.leaveParent() }
    let index = sublayers.firstIndex { $0 === sibling }
    insertSublayer(layer, at: index.map { $0 + 1 } ?? sublayers.count)
  }

  /// Puts a layer right behind a sublayer; behind all if that is not one.
  public func insertSublayer(_ layer: Layer, below sibling: Layer) {
    guard layer !== sibling else { return }
    if layer.superlayer === self { layer.leaveParent() }
    insertSublayer(layer, at: sublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer in the place of a sublayer, which leaves the tree.
  public func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new, sublayers.contains(where: { $0 === old }) else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  /// Takes the layer out of its tree, at once. It and all it holds lose their animations, which
  /// end unfinished.
  public func removeFromSuperlayer() {
    guard superlayer != nil else { return }
    leaveParent()
    enter(nil)
  }

  /// Whether the layer is this one or stands anywhere above it.
  func isInside(_ layer: Layer) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === layer }
  }

  /// The layer that this one is drawn in: as a sublayer, or as its mask.
  var parent: Layer? { superlayer ?? maskedLayer }

  /// Makes this the root of a screen's tree, or lets go of the screen.
  func attach(to context: AnimationContext?) {
    precondition(parent == nil, "only the root of a tree belongs to a screen by itself")
    enter(context)
  }

  func maskDidChange(from old: Layer?) {
    guard old !== mask else { return }
    if let old {
      old.maskedLayer = nil
      old.enter(nil)
    }
    if let mask {
      precondition(!isInside(mask), "a layer cannot mask itself")
      mask.leaveParent()
      mask.maskedLayer = self
      mask.enter(context)
    }
    appearanceDidChange()
  }

  /// Gives up the place in the tree; what belongs to the screen is kept, as it may come back.
  private func leaveParent() {
    if let maskedLayer {
      self.maskedLayer = nil
      maskedLayer.mask = nil
    }
    guard let superlayer else { return }
    superlayer.sublayers.removeAll { $0 === self }
    superlayer.appearanceDidChange()
    self.superlayer = nil
  }

  /// Takes over the screen of the tree it is in now. On a change of screen the animations end.
  private func enter(_ context: AnimationContext?) {
    guard context !== self.context else { return }
    removeAllAnimations()
    self.context = context
    commitsBefore = context?.commit.count ?? 0
    context?.commit.request()
    mask?.enter(context)
    for sublayer in sublayers { sublayer.enter(context) }
  }
}
