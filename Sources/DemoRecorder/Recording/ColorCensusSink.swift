import Codecs

/// Counts a film's colours and writes nothing.
struct ColorCensusSink: FilmSink {
  /// A census for the one who has made the sink, too.
  final class Count {
    var census = FilmColorCensus()
  }

  let count: Count

  func append(_ shot: FilmShot, _ picture: FilmPicture) {
    count.census.count(picture.bitmap, changed: picture.damage)
  }

  func finish(after last: FilmPicture) {}
}
