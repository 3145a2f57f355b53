/// From when a call's seconds are counted, and what the bubble reads at a given time.
struct CallClock {
  /// When the call connects; nil until that is known.
  var connection: Duration?
  var format: CallDurationText
  /// What is read until the call has connected.
  var connectingText: String

  func text(at now: Duration) -> String {
    guard let connection, connection <= now else { return connectingText }
    return format.text(for: now - connection)
  }

  /// How long from `now` until the first tick: a tick falls on the connection and on every whole
  /// second after it. `zero` where one is due now.
  func delayToFirstTick(from now: Duration) -> Duration {
    guard let connection else { return .zero }
    guard connection < now else { return connection - now }
    let second = Duration.seconds(1)
    let elapsed = now - connection
    let intoSecond = elapsed - second * Int(elapsed.components.seconds)
    return intoSecond == .zero ? .zero : second - intoSecond
  }
}
