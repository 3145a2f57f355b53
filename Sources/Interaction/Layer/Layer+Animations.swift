import Scene

extension Layer {
  /// Adds an animation to what is drawn; it begins with the commit of this instant.
  ///
  /// On a layer that no screen shows nothing moves: `didStop(false)` is called at once.
  ///
  /// - Parameter key: Under which it can be found; an animation that has the key already ends
  ///   unfinished.
  /// - Precondition: The layer has such a property.
  public func add<A: Animation>(_ animation: A, forKey key: String? = nil) {
    precondition(has(animation.property.name), "a layer of this kind has no such property")
    guard let context else {
      animation.didStop?(false)
      return
    }
    context.add(animation, forKey: key, over: drawnOutline(animation.property), to: self)
  }

  /// The outline that is drawn of a property that is one; nil for other properties.
  private func drawnOutline<Value>(_ property: AnimatableProperty<Value>) -> Value? {
    let outline: Path?
    switch property.name {
    case .path: outline = presentation.path ?? Path()
    case .shadowPath: outline = presentation.shadowPath ?? Path()
    default: outline = nil
    }
    return outline as? Value
  }

  /// Ends the animation unfinished; `didStop` hears of it on the main queue. Nothing if there is
  /// none.
  public func removeAnimation(forKey key: String) {
    for run in runs where run.key == key { context?.timeline.stop(run) }
  }

  /// Ends all animations unfinished, those of view blocks too.
  public func removeAllAnimations() {
    for run in runs { context?.timeline.stop(run) }
  }

  public func animation(forKey key: String) -> (any Animation)? {
    runs.first { $0.key == key }?.animation
  }

  /// The keys of the animations that have one, in the order they were added.
  public var animationKeys: [String] { runs.compactMap(\.key) }

  /// Whether a view block without `allowUserInteraction` moves this layer: its view, with all it
  /// holds, then takes no touches.
  var isInteractionBlocked: Bool { runs.contains { $0.isActive && $0.blocksInteraction } }
}

extension Layer: AnimationOwner {
  func appearanceDidChange() {
    var layer: Layer? = self
    while let dirty = layer, !dirty.needsSnapshot {
      dirty.needsSnapshot = true
      layer = dirty.parent
    }
  }

  var hasBeenCommitted: Bool { (context?.commit.count ?? 0) > commitsBefore }

  /// Tells drawing of a changed value that never moves.
  func didSwap<Value: Equatable>(from old: Value, to new: Value) {
    if old != new { appearanceDidChange() }
  }

  /// Tells drawing and animations of a changed model value.
  func didChange<Value: AdditivelyInterpolatable>(
    _ property: AnimatableProperty<Value>, from old: Value, to new: Value
  ) {
    guard old != new else { return }
    appearanceDidChange()
    context?.propertyDidChange(property, from: old, to: new, of: self)
  }

  /// No colour moves as clear does.
  func didChange(_ property: AnimatableProperty<Color>, from old: Color?, to new: Color?) {
    if old == nil || new == nil { appearanceDidChange() }
    didChange(property, from: old ?? .clear, to: new ?? .clear)
  }
}
