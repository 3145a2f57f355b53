import Interaction

/// Counts whole seconds down to zero, then says so once. It stands still while it is paused.
///
/// It ticks at once and then every second, and each tick takes a second off. Ticks missed in a pause
/// are made up for by a single one at its end, after which the old rhythm goes on. So a pause between
/// two ticks costs nothing, and a long one makes the end later.
final class Countdown {
  /// When the count is over.
  enum End {
    /// At the first tick that finds no time left.
    case noTimeLeft
    /// At the tick that finds zero exactly, so never for a delay that is not whole seconds: the source
    /// document's.
    case exactlyZero
  }

  /// No delay is shorter.
  private static let shortest = Duration.seconds(1)
  /// Nor longer, where the count ends for want of time: a scenario lasts no longer either.
  private static let longest = Duration.seconds(3600)

  private let end: End
  private let didEnd: () -> Void
  private var remaining: Duration
  private var timer: DispatchTimer?

  /// A countdown that runs.
  init(_ delay: Duration, on screen: Screen, endingAt end: End, didEnd: @escaping () -> Void) {
    self.end = end
    self.didEnd = didEnd
    remaining = max(delay, Self.shortest)
    if end == .noTimeLeft { remaining = min(remaining, Self.longest) }
    let timer = screen.makeTimer(interval: .seconds(1)) { [unowned self] in tick() }
    self.timer = timer
    timer.resume()
  }

  /// Nests.
  func pause() { timer?.suspend() }

  /// Takes back one pause; nothing where there is none.
  func resume() {
    if timer?.isSuspended == true { timer?.resume() }
  }

  /// Ends it without a word.
  func cancel() {
    timer?.cancel()
    timer = nil
  }

  private func tick() {
    let isOver =
      switch end {
      case .noTimeLeft: remaining <= .zero
      case .exactlyZero: remaining == .zero
      }
    remaining -= .seconds(1)
    guard isOver else { return }
    cancel()
    didEnd()
  }
}
