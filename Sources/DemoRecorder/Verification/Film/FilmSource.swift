import Codecs

/// The frames of a film in the order and with the delays in which its file holds them.
protocol FilmSource: Sendable {
  var width: Int { get }
  var height: Int { get }
  /// Nil where the file does not speak of it: a still, a folder of frames.
  var loop: LoopCount? { get }

  /// The next frame, nil after the last. The call goes faster if nobody keeps the bitmap of the one
  /// before.
  mutating func next() throws -> StraightFrame?
}
