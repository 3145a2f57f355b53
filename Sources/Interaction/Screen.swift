public import Scene

/// A screen with its window, its clock, and everything that happens on it.
///
/// One screen lives on one thread; many may run side by side. Work of an instant is done in this
/// order: touches, gestures and their actions, the main queue and due timers, endings of animations,
/// layout, the commit that lets new animations begin. Work that is asked for meanwhile for the same
/// instant is done in a further turn. `snapshot()` and `trace(model:)` only read.
///
/// The screen holds its views and they their actions: an action that names the screen or its own
/// view should hold it unowned, or the screen outlives its use.
public final class Screen {
  /// The view that fills the screen and holds all others.
  public let window: View
  /// The parts of the screen that its edges, cut-outs and bars take, in points.
  public private(set) var safeAreaInsets: EdgeInsets
  /// Pixels per point.
  public let scale: Double
  /// What the user has set: appearance, language, text size.
  public let traitCollection: TraitCollection
  /// The first error that measuring a text met; labels keep their size then.
  public private(set) var measuringError: (any Error)?

  private let loop = EventLoop()
  private let animations: AnimationContext
  private let touches: TouchDispatcher
  private let textMeasuring: any TextMeasuring
  private var lastSnapshot: FrameSnapshot?

  /// - Parameters:
  ///   - size: In points.
  ///   - textMeasuring: Tells labels how much room their text takes.
  public init(
    size: Size, scale: Double, safeAreaInsets: EdgeInsets,
    traitCollection: TraitCollection = TraitCollection(), textMeasuring: any TextMeasuring
  ) {
    window = View(frame: Rect(origin: .zero, size: size))
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.traitCollection = traitCollection
    self.textMeasuring = textMeasuring
    animations = AnimationContext(clock: loop.clock, mainQueue: loop.mainQueue)
    touches = TouchDispatcher(root: window, clock: loop.clock, timers: loop.timers)
    window.layer.attach(to: animations)
    window.windowHost = self
    loop.laterStages = [animations.timeline, LayoutStage(window: window), animations.commit]
  }

  public var bounds: Rect { window.bounds }

  /// Gives the screen another size, as a rotation does. The window's subviews are laid out in the next
  /// pass; what they make of the new size is theirs.
  public func resize(to size: Size, safeAreaInsets insets: EdgeInsets) {
    safeAreaInsets = insets
    window.frame = Rect(origin: .zero, size: size)
    window.setNeedsLayout()
    for view in window.subviews { view.setNeedsLayout() }
  }

  /// Virtual time since the scenario began.
  public var now: Duration { loop.clock.now }

  // MARK: Work and animations

  /// Does the work later in this instant, after what waits already.
  public func async(_ work: @escaping () -> Void) { loop.mainQueue.async(work) }

  /// Does the work once, that much later; what falls on one time is done in the order it was asked for.
  /// It cannot be called off.
  public func async(after delay: Duration, _ work: @escaping () -> Void) {
    loop.timers.schedule(after: delay, work)
  }

  /// A timer that is due `start` from now and then at every interval. It is created suspended.
  public func makeTimer(
    start: Duration = .zero, interval: Duration, handler: @escaping () -> Void
  ) -> DispatchTimer {
    loop.makeTimer(start: start, interval: interval, handler: handler)
  }

  /// Runs changes so that views move to them. Their properties have the new values at once.
  ///
  /// - Parameter completion: Called when all has ended: with true if it ran to its end. A block that
  ///   changes nothing completes later in this instant.
  public func animate(
    withDuration duration: Duration, delay: Duration = .zero, options: AnimationOptions = [],
    animations changes: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let block = BlockAnimation(duration: duration, delay: delay, options: options)
    animations.animate(block, animations: changes, completion: completion)
  }

  /// Runs changes so that views spring to them.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; less swings the more.
  ///   - velocity: In shares of the whole way per second.
  public func animate(
    withDuration duration: Duration, delay: Duration = .zero,
    usingSpringWithDamping dampingRatio: Double, initialSpringVelocity velocity: Double,
    options: AnimationOptions = [], animations changes: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let block = BlockAnimation(
      duration: duration, delay: delay, dampingRatio: dampingRatio, initialVelocity: velocity,
      options: options)
    animations.animate(block, animations: changes, completion: completion)
  }

  /// Runs changes that move nothing, inside a block too.
  public func performWithoutAnimation(_ changes: () -> Void) {
    animations.performWithoutAnimation(changes)
  }

  /// Runs changes as one transaction, whose settings `changes` may make.
  public func transaction(_ changes: (Transaction) -> Void) { animations.transaction(changes) }
}

// MARK: Playback

extension Screen {
  /// Works through every instant up to `time` and including it.
  ///
  /// - Precondition: `time` is not before now.
  public func advance(to time: Duration) { loop.advance(to: time) }

  /// Works through every instant before `time`, then the one at `time`, which begins with the
  /// touches: in a further pass if that instant was worked through already.
  ///
  /// - Parameter events: One event of the screen, but for a finger that is in it twice: then several
  ///   that follow each other. What is told of a finger that is not down is ignored.
  /// - Precondition: `time` is not before now.
  public func deliver(_ events: [TouchEvent], at time: Duration) {
    loop.advance(to: time) { touches.deliver(events) }
  }

  /// Whether an animation runs that will end by itself. Endless ones and timers do not count.
  public var isAnimating: Bool { animations.timeline.isMovingTowardsAnEnd }

  /// When something next happens by itself: a timer, the end of an animation, the time-out of a
  /// gesture; `now` if work waits; nil if nothing ever does.
  public var nextEventTime: Duration? { loop.nextEventTime }

  /// Whether no finger is down and no gesture is undecided.
  public var isUntouched: Bool { touches.isIdle }

  /// What the screen shows now. If nothing changed or moved since the last, it is the same storage
  /// again, at almost no cost.
  public func snapshot() -> FrameSnapshot {
    if let lastSnapshot, !window.layer.needsSnapshot { return lastSnapshot }
    let snapshot = FrameSnapshot(
      size: bounds.size, layers: window.layer.snapshot().map { [$0] } ?? [])
    lastSnapshot = snapshot
    return snapshot
  }

  /// The frontmost view in the window with that identifier.
  public func view(identified identifier: String) -> View? {
    window.frontmost { $0.identifier == identifier }
  }

  /// The view that a finger coming down there would touch; nil for none.
  public func view(hitAt point: Point) -> View? { window.hitTest(point) }

  /// The values of every identified view in the window, as drawn now.
  ///
  /// - Parameter model: Whether the values that were set are told as well.
  public func trace(model: Bool = false) -> InteractionTrace {
    InteractionTrace(of: window, at: now, withModel: model)
  }
}

// MARK: For views

extension Screen: ViewHost {
  func size(of block: TextBlock, fitting width: Double?) -> Size? {
    do {
      return try textMeasuring.size(of: block, fitting: width)
    } catch {
      measuringError = measuringError ?? error
      return nil
    }
  }

  func schedule(after delay: Duration, _ work: @escaping () -> Void) -> DelayedWork {
    loop.timers.schedule(after: delay, work)
  }

  func animate(withDuration duration: Duration, _ changes: () -> Void) {
    animate(withDuration: duration, options: .allowUserInteraction, animations: changes)
  }

  func viewDidLeave(_ view: View) { touches.surfaceDidLeave(view) }
}

/// Lays out what asks for it, before the commit.
private final class LayoutStage: InstantStage {
  private let window: View

  init(window: View) { self.window = window }

  var nextDueTime: Duration? { window.subtreeNeedsLayout ? .zero : nil }

  func work(at now: Duration) { window.layoutIfNeeded() }
}
