/// The times at which a film's frames begin, on the grid of 10 ms that GIF can tell.
///
/// Frame n begins at n/fps seconds, rounded half up to 10 ms; a delay is the difference of two such
/// times. So delays never drift: after any number of frames the film is within 5 ms of the true time.
public struct FrameDelays: Hashable, Sendable {
  /// Why a GIF cannot have a frame rate.
  public enum Refusal: Error, Hashable, Sendable {
    case notPositive(framesPerSecond: Int)
    /// Frames would follow each other in less than 20 ms, and viewers play delays below that as
    /// 100 ms.
    case tooFast(framesPerSecond: Int, greatest: Int)
  }

  public static let greatestFramesPerSecond = 50

  public let framesPerSecond: Int

  public init(framesPerSecond: Int) throws(Refusal) {
    guard framesPerSecond > 0 else { throw .notPositive(framesPerSecond: framesPerSecond) }
    guard framesPerSecond <= Self.greatestFramesPerSecond else {
      throw .tooFast(
        framesPerSecond: framesPerSecond, greatest: Self.greatestFramesPerSecond)
    }
    self.framesPerSecond = framesPerSecond
  }

  /// When frame `number`, counted from 0, begins; in 1/100 s.
  public func start(ofFrame number: Int) -> Int {
    precondition(number >= 0, "frames are counted from 0")
    return (200 * number + framesPerSecond) / (2 * framesPerSecond)
  }

  /// How long frame `number` stands until the next one; in 1/100 s, at least 2.
  public func delay(ofFrame number: Int) -> Int {
    start(ofFrame: number + 1) - start(ofFrame: number)
  }
}
