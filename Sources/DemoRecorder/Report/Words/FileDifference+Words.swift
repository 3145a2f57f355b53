import Scene

extension FileDifference {
  /// The first difference and how much it is, else what differs besides pixels.
  var headline: String {
    guard let first = comparison.pixels?.first else {
      return comparison.properties.first?.words ?? "it differs"
    }
    return isStill ? first.words : "\(first.place): \(first.words)"
  }

  /// What else is known: where the film differs most and when, which values moved, and what differs
  /// besides pixels.
  var details: [String] {
    filmDetails + elementDetails
      + comparison.properties.dropFirst(comparison.pixels == nil ? 1 : 0).map(\.words)
  }

  /// Pictures that take no time; a folder of frames has no loop either, and is a film.
  private var isStill: Bool {
    [comparison.expected, comparison.actual].allSatisfy { $0.loop == nil && $0.length == .zero }
  }

  private var filmDetails: [String] {
    guard !isStill, let pixels = comparison.pixels, pixels.frames > 1 else { return [] }
    var lines = ["\(NumberWords.count(pixels.frames, "frame")) differ, \(pixels.times)"]
    if pixels.worst != pixels.first {
      lines.append("the most, \(pixels.worst.place): \(pixels.worst.words)")
    }
    return lines
  }

  private var elementDetails: [String] {
    let shown = 10
    let rest = elements.count - shown
    return elements.prefix(shown).map(\.words)
      + (rest > 0 ? ["and \(NumberWords.count(rest, "value")) more"] : [])
  }
}

extension DifferingFrame {
  /// `frame 37 at 0.740 s`.
  fileprivate var place: String { "frame \(frame) at \(NumberWords.seconds(time))" }

  /// `1,204 pixels differ (0.10 %), at most by 35 of 255, within 283,100 80×80`.
  fileprivate var words: String {
    let pixels = NumberWords.count(difference.pixels, "pixel")
    let (bounds, verb) = (difference.bounds, difference.pixels == 1 ? "differs" : "differ")
    return "\(pixels) \(verb) (\(NumberWords.percent(ratio)))"
      + ", at most by \(difference.greatestChannelDifference) of 255"
      + ", within \(bounds.left),\(bounds.top) \(bounds.width)×\(bounds.height)"
  }
}

extension DifferingPixels {
  /// `from 0.740 s to 1.200 s`, the first of several.
  fileprivate var times: String {
    let shown = 3
    let texts = spans.prefix(shown).map {
      "\(NumberWords.seconds($0.start)) to \(NumberWords.seconds($0.end))"
    }
    let rest =
      spans.count > shown ? " and \(NumberWords.grouped(spans.count - shown)) times more" : ""
    return "from " + texts.joined(separator: ", ") + rest
  }
}

extension FilmDifference.PropertyChange {
  /// `length 9.24 s → 9.25 s`.
  var words: String {
    "\(name) \(DisplayText.plain(expected)) → \(DisplayText.plain(actual))"
  }

  private var name: String {
    switch property {
    case .size: "size"
    case .frames: "frames"
    case .times: "a frame begins at"
    case .length: "length"
    case .loop: "loop"
    }
  }
}

extension ElementChange {
  /// `` `bubble` center 52,500 → 55,500 ``.
  var words: String {
    let name = "`\(DisplayText.plain(element))`"
    guard property == "exists" else {
      return
        "\(name) \(DisplayText.plain(property)) \(DisplayText.plain(expected)) → \(DisplayText.plain(actual))"
    }
    return actual == "true" ? "\(name) is there, and was not" : "\(name) is not there any more"
  }
}
