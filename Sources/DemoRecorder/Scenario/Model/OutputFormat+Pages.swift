extension OutputFormat {
  /// Whether it is one picture of several moments, not the film.
  var isPage: Bool { self == .strip || self == .sheet }
}
