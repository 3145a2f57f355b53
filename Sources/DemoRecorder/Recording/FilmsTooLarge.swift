/// Films that are larger than they may be even at the floor of their ladders.
struct FilmsTooLarge: Error {
  /// As they would be at the floor.
  var films: [FilmFile]
  var limit: SizeLimit
  /// At which settings each animated file can be recorded all the same, to be looked at.
  var rungs: [OutputFormat: FilmRung]

  /// What each film is called, how large it would be, and at which settings.
  var failures: [PlaybackFailure] {
    films.map { film in
      PlaybackFailure(
        problem: .tooLarge(file: film.name, words: film.sizeWords, limit: limit.bytes),
        location: limit.location, time: .zero)
    }
  }
}

extension FilmFile {
  /// `3.1 MB large even at 10 fps, scale 1 and 32 colours`.
  fileprivate var sizeWords: String {
    let colors = rung.colors.map { " and \($0) colours" } ?? ""
    let joint = colors.isEmpty ? " and" : ","
    return "\(ByteCountText.words(for: byteCount, roundsUp: true)) large even at \(rung.fps) fps"
      + "\(joint) scale \(NumberText.text(for: rung.scale))\(colors)"
  }
}
