import Scene

@testable import Interaction

/// A root layer on a clock of its own: the least that animations need.
struct AnimatedTree {
  let loop = EventLoop()
  let context: AnimationContext
  let root = Layer()

  init() {
    context = AnimationContext(clock: loop.clock, mainQueue: loop.mainQueue)
    loop.laterStages = [context.timeline, context.commit]
    root.isViewBacked = true
    root.attach(to: context)
  }

  /// A layer of a view, in front of all others.
  func addView(frame: Rect = Rect(x: 0, y: 0, width: 100, height: 100)) -> Layer {
    let layer = Layer(frame: frame)
    layer.isViewBacked = true
    root.addSublayer(layer)
    return layer
  }

  /// A layer without a view, in front of all others, committed.
  func addLayer() -> Layer {
    let layer = Layer(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.addSublayer(layer)
    loop.advance(to: loop.clock.now)
    return layer
  }

  func advance(to time: Duration) { loop.advance(to: time) }

  func animate(
    _ duration: Duration, delay: Duration = .zero, options: AnimationOptions = [],
    _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    context.animate(
      BlockAnimation(duration: duration, delay: delay, options: options), animations: changes,
      completion: completion)
  }

  func animate(
    _ duration: Duration, damping: Double, velocity: Double, _ changes: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = BlockAnimation(
      duration: duration, dampingRatio: damping, initialVelocity: velocity)
    context.animate(block, animations: changes, completion: completion)
  }
}

/// What happened, in order; closures of a test write into it.
final class Log {
  var entries: [String] = []
}

func isClose(_ value: Double, _ expected: Double, within tolerance: Double) -> Bool {
  abs(value - expected) <= tolerance
}
