/// A repeating timer with the rules of a dispatch timer source on the main queue.
///
/// - It is due at `start`, `start + interval`, `start + 2·interval` …, counted from its creation:
///   it never drifts.
/// - It is created suspended; `resume()` balances each `suspend()` and the creation.
/// - Expiries missed while suspended give one call at once after the resume; later calls keep the
///   original phase.
/// - Cancelled, or released by its owner, it never calls again. Unlike its model it may be released
///   while suspended.
public final class DispatchTimer {
  private let queue: TimerQueue
  private let clock: VirtualClock
  private let firstExpiry: Duration
  private let interval: Duration
  /// Let go of when the timer is cancelled, with all that it holds.
  private var handler: (() -> Void)?
  /// The number of the next expiry that no call has covered yet.
  private var nextExpiry = 0
  private var suspensions = 1
  private var scheduled: DelayedWork?

  public private(set) var isCancelled = false

  /// How many expiries the running or latest call of the handler covers; 0 before the first.
  public private(set) var expirationCount = 0

  /// - Precondition: The interval is longer than nothing.
  init(
    queue: TimerQueue, clock: VirtualClock, start: Duration, interval: Duration,
    handler: @escaping () -> Void
  ) {
    precondition(interval > .zero, "a timer without an interval would never let time pass")
    self.queue = queue
    self.clock = clock
    firstExpiry = clock.now + start
    self.interval = interval
    self.handler = handler
  }

  deinit { scheduled?.cancel() }

  public var isSuspended: Bool { suspensions > 0 }

  /// Holds back all calls until a balancing `resume()`. Nests.
  public func suspend() {
    suspensions += 1
    scheduled?.cancel()
    scheduled = nil
  }

  /// Takes back one suspension.
  ///
  /// - Precondition: There is one to take back.
  public func resume() {
    precondition(suspensions > 0, "a timer was resumed more often than it was suspended")
    suspensions -= 1
    scheduleNextCall()
  }

  /// Ends the timer for good, suspended or not. A second call does nothing.
  public func cancel() {
    isCancelled = true
    handler = nil
    scheduled?.cancel()
    scheduled = nil
  }

  private func scheduleNextCall() {
    guard !isSuspended, !isCancelled, scheduled == nil else { return }
    let expiry = firstExpiry + interval * nextExpiry
    scheduled = queue.schedule(at: max(expiry, clock.now)) { [weak self] in self?.expire() }
  }

  private func expire() {
    scheduled = nil
    let elapsed = (clock.now - firstExpiry).inAttoseconds
    let latest = Int(elapsed / interval.inAttoseconds)
    expirationCount = latest - nextExpiry + 1
    nextExpiry = latest + 1
    handler?()
    scheduleNextCall()
  }
}
