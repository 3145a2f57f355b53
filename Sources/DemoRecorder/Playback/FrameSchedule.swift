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

  /// How long frames stand together, as an exact fraction.
  ///
  /// - Parameters:
  ///   - count: How many frames there are; 1 or more.
  ///   - time: What passes from the first one's beginning to the last one's end.
  ///   - hold: How long the one of them stands that has a time of its own; nil if none has.
  func duration(ofFrames count: Int, over time: Duration, hold: Duration?) -> FrameDuration {
    guard framesPerSecond > Self.greatestRoundedRate else {
      return FrameDuration(centiseconds: Self.centiseconds(time))
    }
    guard let hold else { return FrameDuration(numerator: count, denominator: framesPerSecond) }
    return FrameDuration(numerator: count - 1, denominator: framesPerSecond)
      + FrameDuration(centiseconds: Self.centiseconds(hold))
  }

  /// Above, frame times are no whole hundredths of a second.
  private static let greatestRoundedRate = 50

  /// Whole hundredths of a second, rounded down.
  private static func centiseconds(_ time: Duration) -> Int {
    let (seconds, attoseconds) = time.components
    return Int(seconds * 100 + attoseconds / 10_000_000_000_000_000)
  }

  /// How many frames of a constant rate come nearest to a time; at least one.
  func frameCount(in time: Duration) -> Int {
    let (seconds, attoseconds) = time.components
    let milliseconds = Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    return max(1, (milliseconds * framesPerSecond + 500) / 1_000)
  }

  /// How long the last frame stands: as asked for, rounded half up to 10 ms, at least 20 ms.
  static func hold(forLastFrame duration: Duration) -> Duration {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    return .milliseconds(max(20, (milliseconds + 5) / 10 * 10))
  }
}
