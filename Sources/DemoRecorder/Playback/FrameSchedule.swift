import Codecs

/// When the frames of a film are taken and shown.
///
/// Up to 50 frames per second frame n stands at n / fps rounded half up to 10 ms, so that a GIF can
/// show it and no delay drifts. Above that, where no GIF is written, it stands at n / fps, rounded
/// down to the nanosecond.
struct FrameSchedule: Hashable, Sendable {
  /// From 1.
  let framesPerSecond: Int

  func time(ofFrame index: Int) -> Duration {
    if let delays = try? FrameDelays(framesPerSecond: framesPerSecond) {
      return .milliseconds(10 * delays.start(ofFrame: index))
    }
    return .nanoseconds(Int64(index) * 1_000_000_000 / Int64(framesPerSecond))
  }

  /// How long the last frame stands: as asked for, rounded half up to 10 ms, at least 20 ms.
  static func hold(forLastFrame duration: Duration) -> Duration {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    return .milliseconds(max(20, (milliseconds + 5) / 10 * 10))
  }
}
