import Codecs

/// Adds up the delays of a film.
///
/// Delays are fractions of a second; their sum is kept to 10⁻¹⁸ s and told in whole nanoseconds, so
/// that a delay and the same delay cut into parts end at the same time, and so that no denominator of
/// a hostile file makes a sum overflow.
struct FilmClock: Sendable {
  private var sum = Duration.zero

  /// Half a nanosecond, and a little that makes up for what the parts of a sum lost when they were
  /// cut off, if it ends halfway between two nanoseconds. No sum of delays with one denominator below
  /// 2^16 comes nearer to halfway than 7,629 · 10⁻¹⁸ s, but for those that are there.
  private static let rounding = Duration(
    secondsComponent: 0, attosecondsComponent: 500_000_000 + 4_000)

  mutating func advance(by delay: FrameDuration) {
    sum += .seconds(delay.numerator / delay.denominator)
    sum += .seconds(delay.numerator % delay.denominator) / delay.denominator
  }

  /// Since the film began, rounded half up to the nanosecond.
  var now: Duration {
    let (seconds, attoseconds) = (sum + Self.rounding).components
    let nanosecond: Int64 = 1_000_000_000
    return Duration(
      secondsComponent: seconds,
      attosecondsComponent: attoseconds / nanosecond * nanosecond)
  }
}
