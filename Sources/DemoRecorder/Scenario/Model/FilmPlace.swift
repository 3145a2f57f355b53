/// A place in a film, as scenarios write it: `3s` or `30%`.
enum FilmPlace: Hashable, Sendable {
  /// Since the film began.
  case time(Duration)
  /// Of the film's length, from 0 to 100.
  case percent(Double)

  /// As a scenario writes it.
  var text: String {
    switch self {
    case .time(let time): TimeText.text(for: time)
    case .percent(let percent): NumberText.text(for: percent) + "%"
    }
  }
}

/// The frame with which a film that loops begins.
struct Poster: Hashable, Sendable {
  /// In the film as it would be without a poster.
  var place: FilmPlace
  /// Where the scenario names it.
  var location: ScenarioLocation
}
