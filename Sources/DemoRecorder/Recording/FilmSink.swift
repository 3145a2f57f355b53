import Codecs

/// A form in which a film is written: it takes the film's shots in order, each already drawn.
protocol FilmSink {
  mutating func append(_ shot: FilmShot, _ picture: FilmPicture) throws
  /// Called once, after the last shot, with that shot's picture.
  mutating func finish(after last: FilmPicture) throws
  /// What is known of the GIF, by the one that writes it.
  var gifSummary: GIFSummary? { get }
  /// How large the file is that was made, where it is one that moves.
  var byteCount: Int? { get }
}

extension FilmSink {
  var gifSummary: GIFSummary? { nil }
  var byteCount: Int? { nil }
}
