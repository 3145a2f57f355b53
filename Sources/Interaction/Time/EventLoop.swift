/// Leads the virtual clock from one event to the next and lets each instant's work run in order.
///
/// An instant is worked through in turns. In each turn come main-queue work, due timers, then the
/// stages that were plugged in. Turns follow until nothing is due; then, and only then, the clock
/// may move on. It jumps: an hour in which nothing happens costs nothing.
final class EventLoop {
  /// Turns of one instant after which something is taken to call itself for ever.
  static let mostTurns = 10_000

  let clock = VirtualClock()
  let mainQueue = MainQueue()
  let timers: TimerQueue
  /// The stages after main queue and timers, in their order within a turn.
  var laterStages: [any InstantStage] = [] {
    didSet { stages = [mainQueue, timers] + laterStages }
  }
  private var stages: [any InstantStage]
  private var isAtWork = false

  init() {
    timers = TimerQueue(clock: clock)
    stages = [mainQueue, timers]
  }

  /// When something next happens by itself: `now` if something is due, nil if nothing ever is.
  var nextEventTime: Duration? {
    stages.lazy.compactMap(\.nextDueTime).min().map { max($0, clock.now) }
  }

  /// Works through every instant up to `time` and including it; the clock then shows `time`.
  ///
  /// - Precondition: `time` is not before now, and no instant's work asks for this.
  func advance(to time: Duration) {
    while let next = nextEventTime, next <= time { workThrough(instant: next) }
    clock.advance(to: time)
  }

  /// Works through every instant before `time`, then the one at `time`, which begins with
  /// `delivery` — in a further pass if that instant was worked through already.
  ///
  /// - Precondition: `time` is not before now, and no instant's work asks for this.
  func advance(to time: Duration, delivering delivery: () -> Void) {
    while let next = nextEventTime, next < time { workThrough(instant: next) }
    workThrough(instant: time, beginningWith: delivery)
  }

  private func workThrough(instant: Duration, beginningWith delivery: () -> Void = {}) {
    precondition(!isAtWork, "an instant's work cannot move the clock that it runs by")
    isAtWork = true
    defer { isAtWork = false }
    clock.advance(to: instant)
    delivery()
    var turns = 0
    repeat {
      for stage in stages { stage.work(at: instant) }
      turns += 1
      precondition(turns < Self.mostTurns, "the work of one instant calls for itself for ever")
    } while nextEventTime == instant
  }
}

extension EventLoop {
  /// A timer that is due `start` from now and then at every interval; created suspended.
  func makeTimer(
    start: Duration = .zero, interval: Duration, handler: @escaping () -> Void
  ) -> DispatchTimer {
    DispatchTimer(
      queue: timers, clock: clock, start: start, interval: interval, handler: handler)
  }
}
