import Scene

/// Gives the frames that a camera keeps their places in the film.
///
/// Frames taken while a `hide` holds are left out; the n-th that is kept is frame n, and stands where
/// the film's order puts it.
struct FilmReel {
  let order: FilmOrder
  /// The frames that are filmed in this play, by the order in which they are taken.
  let filmed: Range<Int>
  /// How many frames were on camera so far, filmed or not.
  private(set) var count = 0

  init(order: FilmOrder, filming filmed: Range<Int> = 0..<Int.max) {
    self.order = order
    self.filmed = filmed
  }

  /// Whether no further frame is filmed.
  var isFull: Bool { count >= filmed.upperBound }

  /// The frame for a moment; nil while off camera, and where it is not filmed.
  ///
  /// - Parameter snapshot: Asked for what is filmed.
  mutating func frame(at moment: Moment, of snapshot: () -> FrameSnapshot) -> FilmFrame? {
    guard !moment.isOffCamera else { return nil }
    defer { count += 1 }
    guard filmed.contains(count) else { return nil }
    return FilmFrame(
      index: order.place(ofFrame: count), filmTime: order.start(ofFrame: count),
      scenarioTime: moment.time, snapshot: snapshot())
  }
}
