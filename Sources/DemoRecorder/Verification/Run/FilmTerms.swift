/// How the pictures of a film lie on the screen and in the scenario's time.
struct FilmTerms {
  /// Pixels per point.
  var scale: Double
  var moments: FilmMoments
}
