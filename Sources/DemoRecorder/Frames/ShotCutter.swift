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
    open = nil  // Keeps the times from being copied.
    shot.end = frame.filmTime
    guard shot.snapshot == frame.snapshot else {
      open = Self.shot(of: frame)
      return shot
    }
    shot.filmTimes.append(frame.filmTime)
    shot.scenarioTimes.append(frame.scenarioTime)
    open = shot
    return nil
  }

  /// Has the frame that came last stand for its hold: it was the last that was taken.
  mutating func hold(for hold: Duration) {
    guard let last = open?.filmTimes.count else { return }
    open?.held = last - 1
    stand(for: hold)
  }

  /// Has the frame that came last stand so long, in case that none follows.
  mutating func stand(for duration: Duration) { open?.end += duration }

  /// The last shot; nil for a film without frames.
  mutating func finish() -> FilmShot? {
    defer { open = nil }
    return open
  }

  /// A shot of one frame; it ends, until more is known, where its last frame begins.
  private static func shot(of frame: FilmFrame) -> FilmShot {
    FilmShot(
      snapshot: frame.snapshot, firstFrame: frame.index, end: frame.filmTime,
      filmTimes: [frame.filmTime], scenarioTimes: [frame.scenarioTime])
  }
}
