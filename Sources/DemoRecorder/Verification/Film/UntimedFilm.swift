import Codecs

/// A film without any delay, which viewers play at a speed of their own, ten frames a second: what
/// browsers show of GIF files that leave their delays at 0.
enum UntimedFilm {
  static let delay = FrameDuration(numerator: 1, denominator: 10)

  /// What each frame of a film has to stand; nil if its own delays hold. The only frame of a film
  /// needs no delay.
  static func delay(insteadOf delays: some Collection<FrameDuration>) -> FrameDuration? {
    delays.count > 1 && delays.allSatisfy { $0 == .zero } ? delay : nil
  }
}
