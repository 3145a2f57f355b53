public import Scene

/// Watches the touches on its view and what lies in it, and tells when they make a gesture.
///
/// Of recognizers that share a touch, the first to recognise makes the others fail, unless
/// `recognizesSimultaneously` allows both. Two that would recognise at the same event are asked in
/// order: those of the innermost view first, on one view the one that was added first. So of two
/// equal taps on one view the first added wins.
///
/// A kind of one's own overrides `touchesBegan` and its sisters, which see only touches that are its
/// own, and calls `become(_:)`; `reset()` prepares it for the next gesture.
open class GestureRecognizer: GestureActing {
  public enum State: Hashable, Sendable {
    /// Nothing is known yet.
    case possible
    /// A continuous gesture began, went on, ended, or was taken away.
    case began, changed, ended, cancelled
    /// The touches turned out to be something else.
    case failed
    /// What a gesture that happens all at once, as a tap, becomes.
    public static let recognized = State.ended
  }

  public required init() {}

  /// While actions are called, the state they are told of; it may have moved on since.
  public final var state: State { toldState ?? currentState }

  final var currentState = State.possible { didSet { noteNews() } }
  private final var toldState: State?
  /// States that its actions have not been told, in order.
  private final var news: [State] = []

  /// The fingers on the glass that take part, in the order in which they came down.
  public internal(set) final var touches: [Touch] = []

  /// Whether a touch that is recognised is taken from the view.
  public final var cancelsTouchesInView = true
  /// Whether the view hears of a touch only after this recognizer failed.
  public final var delaysTouchesBegan = false
  /// Whether the view hears of a touch's end only after this recognizer failed.
  public final var delaysTouchesEnded = true

  /// Asked when the gesture is about to begin; false makes it fail.
  public final var shouldBegin: ((GestureRecognizer) -> Bool)?
  /// Asked for each touch that comes down; false leaves the touch out.
  public final var shouldReceive: ((Touch) -> Bool)?
  /// Asked whether it may recognise together with another; either's true is enough.
  public final var recognizesSimultaneously: ((_ other: GestureRecognizer) -> Bool)?

  /// Switched off, it is cancelled if it was recognising, and gets no further touches.
  public final var isEnabled = true {
    didSet { if !isEnabled { arbiter?.withdraw(self) } }
  }

  weak final var surface: (any TouchSurface)?
  weak final var arbiter: GestureArbiter?
  private final var actions: [(GestureRecognizer) -> Void] = []

  /// All touches since the last reset, those that were lifted included.
  final var sequence: [Touch] = []
  /// What it has asked to become, while others must fail first.
  final var pendingState: State?
  final var failureRequirements: [WeakRecognizer] = []
  /// The mean of the touches' places when one last came down or moved, in window coordinates.
  public internal(set) final var centroid = Point.zero

  /// Calls the action whenever the state becomes one other than possible and failed.
  public final func addUntypedAction(_ action: @escaping (GestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// Holds this recognizer back until the other has failed, and makes it fail if that recognises.
  public final func require(toFail other: GestureRecognizer) {
    failureRequirements.append(WeakRecognizer(recognizer: other))
  }

  public final var numberOfTouches: Int { touches.count }

  // MARK: For kinds of one's own

  open func touchesBegan(_ touches: [Touch]) {}
  open func touchesMoved(_ touches: [Touch]) {}
  /// The touches are no longer among `self.touches`.
  open func touchesEnded(_ touches: [Touch]) {}
  open func touchesCancelled(_ touches: [Touch]) {
    become(state.isRecognizing ? .cancelled : .failed)
  }

  /// Forgets the gesture; called after its last touch was lifted and its actions were called.
  open func reset() {}

  /// The held-back gesture begins only now: others had to fail first.
  open func didBeginLate() {}

  /// Whether it still waits for a finger though none is down, as between two taps.
  open var awaitsFurtherTouches: Bool { false }

  /// Whether its recognition makes the other fail.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Moves to another state, as far as the others allow it.
  ///
  /// From possible to failed, began or recognised; from began and changed to changed, ended or
  /// cancelled. Any other wish does nothing. A wish that waits for its time is forgotten.
  public final func become(_ wish: State) {
    delayedWish?.cancel()
    arbiter?.decide(self, wish: wish)
  }

  /// Moves to another state later, unless `become` is called before or the gesture is over.
  public final func become(_ wish: State, after delay: Duration) {
    delayedWish?.cancel()
    delayedWish = arbiter?.schedule(after: delay) { [weak self] in self?.become(wish) }
  }

  /// The virtual time now; zero before the first touch.
  public final var now: Duration { arbiter?.clock.now ?? .zero }

  private final var delayedWish: DelayedWork?

  /// Returns to possible and forgets the gesture.
  final func startOver() {
    delayedWish?.cancel()
    reset()
    sequence = []
    touches = []
    pendingState = nil
    currentState = .possible
  }

  /// Whether a further finger would be part of its gesture.
  var hasRoomForTouches: Bool { true }

  final var hasNews: Bool { !news.isEmpty }

  final func callActions() {
    let states = news
    news = []
    for state in states {
      toldState = state
      for action in actions { action(self) }
    }
    toldState = nil
  }

  /// Several moves in one event are one change, and a beginning is not also a change.
  private func noteNews() {
    guard currentState.isTold else { return }
    if currentState == .changed, !news.isEmpty { return }
    news.append(currentState)
  }
}

/// Lets each kind of recognizer hand itself to its action by its own type.
public protocol GestureActing: AnyObject {
  init()
  func addUntypedAction(_ action: @escaping (GestureRecognizer) -> Void)
}

extension GestureActing {
  /// A recognizer that calls the action whenever its state becomes one other than possible and
  /// failed.
  public init(action: @escaping (Self) -> Void) {
    self.init()
    addAction(action)
  }

  /// Adds an action, called after those that were added before.
  public func addAction(_ action: @escaping (Self) -> Void) {
    addUntypedAction { recognizer in
      if let recognizer = recognizer as? Self { action(recognizer) }
    }
  }
}

/// A recognizer that is named but not kept.
struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

extension GestureRecognizer.State {
  /// A continuous gesture under way.
  public var isRecognizing: Bool { self == .began || self == .changed }

  /// Nothing more comes of this gesture.
  public var isOver: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether actions are called for it.
  fileprivate var isTold: Bool { self != .possible && self != .failed }
}
