import Scene

/// Joins frames that look the same, so that what repeats is drawn and coded once.
struct ShotCutter {
  private var open: FilmShot?

  /// Takes the next frame of the film.
  ///
  /// - Returns: The shot that ends where the frame begins, if it looks different.
  mutating func append(_ frame: FilmFrame) -> FilmShot? {
    guard var shot = open else {
      open = Self.shot(of: frame)
      return nil
    }
    if shot.snapshot == frame.snapshot {
      open = nil  // Keeps the times from being copied.
      shot.scenarioTimes.append(frame.scenarioTime)
      shot.end = frame.filmTime
      open = shot
      return nil
    }
    shot.end = frame.filmTime
    open = Self.shot(of: frame)
    return shot
  }

  /// The last shot, which stands `hold` from its last frame on; nil for a film without frames.
  mutating func finish(holdingFor hold: Duration) -> FilmShot? {
    guard var shot = open else { return nil }
    open = nil
    shot.end += hold
    return shot
  }

  /// A shot of one frame; it ends, until more is known, where its last frame begins.
  private static func shot(of frame: FilmFrame) -> FilmShot {
    FilmShot(
      snapshot: frame.snapshot, firstFrame: frame.index, start: frame.filmTime,
      end: frame.filmTime, scenarioTimes: [frame.scenarioTime])
  }
}
