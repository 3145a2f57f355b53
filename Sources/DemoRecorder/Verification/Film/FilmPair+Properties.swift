extension FilmPair {
  /// What both films, played to their ends, differ in.
  ///
  /// Frames and times alone are no difference: only what is seen counts. Where something does
  /// differ, they are said, for they often explain it.
  ///
  /// - Returns: Nil if they agree.
  func difference(pixels: DifferingPixels?) -> FilmDifference? {
    let (one, other) = (expected.facts, actual.facts)
    let deciding = [
      Self.change(.size, one.sizeText, other.sizeText),
      Self.change(.length, one.length.filmText, other.length.filmText),
      // Nothing is known of the loop of a still or a folder of frames.
      one.loop.flatMap { loop in
        other.loop.flatMap { Self.change(.loop, loop.words, $0.words) }
      },
    ].compactMap(\.self)
    guard pixels != nil || !deciding.isEmpty else { return nil }
    let explaining = [
      Self.change(.frames, String(one.frames), String(other.frames)),
      differingStarts.flatMap {
        Self.change(.times, $0.expected.filmText, $0.actual.filmText)
      },
    ].compactMap(\.self)
    let order = FilmDifference.PropertyChange.Property.allCases
    return FilmDifference(
      expected: one, actual: other,
      properties: order.flatMap { property in
        (deciding + explaining).filter { $0.property == property }
      },
      pixels: pixels)
  }

  private static func change(
    _ property: FilmDifference.PropertyChange.Property, _ expected: String, _ actual: String
  ) -> FilmDifference.PropertyChange? {
    expected == actual ? nil : .init(property: property, expected: expected, actual: actual)
  }
}
