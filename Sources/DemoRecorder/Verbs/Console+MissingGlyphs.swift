extension Console {
  /// Warns of characters for which boxes stand in a film; without any, says nothing.
  ///
  /// - Parameter scenario: The path of the scenario.
  func warn(ofMissing characters: [Character], in scenario: String) {
    guard !characters.isEmpty else { return }
    let count = characters.count == 1 ? "one character" : "\(characters.count) characters"
    say(
      StyledText("\(DisplayText.plain(scenario)): ") + StyledText("warning:", .warning)
        + StyledText(
          " no font has \(count), a box stands for each: \(CharacterWords.of(characters))"))
  }
}
