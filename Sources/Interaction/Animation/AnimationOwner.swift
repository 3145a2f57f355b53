/// The layer that animations belong to, as far as they need to know it.
protocol AnimationOwner: AnyObject {
  /// Whether it is the layer of a view: then it moves by itself only inside view blocks.
  var isViewBacked: Bool { get }

  /// Whether it was in the tree at a commit already.
  var hasBeenCommitted: Bool { get }

  /// Its animations in the order in which they were added.
  var runs: [AnimationRun] { get set }

  /// Called when what it draws may have changed by an animation's coming or going.
  func appearanceDidChange()
}
