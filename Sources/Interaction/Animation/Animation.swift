/// Something that can be added to a layer to move what it draws, and never its own values.
public protocol Animation<Value> {
  associatedtype Value: Interpolatable

  var property: AnimatableProperty<Value> { get }
  var timing: MediaTiming { get set }
  /// Called when the animation begins.
  var didStart: (() -> Void)? { get set }
  /// Called once when it ends: with true at its natural end, with false if it was removed or
  /// replaced, or if its layer left the tree.
  var didStop: ((_ finished: Bool) -> Void)? { get set }

  /// The value shown at a place of a play.
  ///
  /// - Parameter underlying: What would be shown without this animation.
  func value(at moment: AnimationMoment, over underlying: Value) -> Value

  /// Whether there is a way from its start to its end; where there is none it switches halfway.
  ///
  /// - Parameter underlying: What would be shown without this animation.
  func canInterpolate(over underlying: Value) -> Bool
}

extension Animation {
  public var duration: Duration {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  public var beginTime: Duration? {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  public var repeatCount: RepeatCount {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  public var fillMode: FillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  public var isRemovedOnCompletion: Bool {
    get { timing.isRemovedOnCompletion }
    set { timing.isRemovedOnCompletion = newValue }
  }
}
