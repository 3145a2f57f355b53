/// With which frame a film begins.
extension ScenarioDecoder {
  /// Reads a time of the film, or a share of it in percent.
  mutating func filmPlace(_ node: YAMLNode) -> Value? {
    let words = ValueType.filmPlace.words
    guard let text = text(node, words) else { return nil }
    guard text.hasSuffix("%") else {
      guard case .time(let time) = time(node) else { return nil }
      return .filmPlace(.time(time))
    }
    guard let percent = NumberText.number(String(text.dropLast())) else {
      report(
        .mismatch(expected: words, found: node.words, hint: "for example 30%"), at: node.location)
      return nil
    }
    guard (0...100).contains(percent) else {
      report(
        .outOfRange(found: DisplayText.quoted(text), allowed: "0% to 100%", reason: nil),
        at: node.location)
      return nil
    }
    return .filmPlace(.percent(percent))
  }

  static func poster(_ output: Fields) -> Poster? {
    guard let place = output.filmPlace("poster"), let location = output.places["poster"]
    else { return nil }
    return Poster(place: place, location: location)
  }

  /// Reports a poster of a film that ends: it would end before it comes back to where it began, and
  /// show the scenario's end in its midst.
  mutating func checkPoster(of output: OutputSettings) {
    guard let poster = output.poster, output.loop != .forever else { return }
    report(
      .unfit(
        "'poster' goes with a film that loops for ever",
        reason: "one that ends would show the scenario's end before its beginning, and stop there"),
      at: poster.location)
  }
}
