extension FilmFile {
  /// What the trace says of the file; nil where it is as it was asked for.
  func reduced(from asked: OutputSettings) -> ReducedFilm? {
    rung == asked.rung ? nil : ReducedFilm(file: name, rung: rung)
  }
}
