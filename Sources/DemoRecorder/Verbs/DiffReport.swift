import Scene

/// What `diff` says of two picture files.
struct DiffReport {
  let expected: FilmReader
  let actual: FilmReader
  let difference: FilmDifference?

  /// Whether times say anything: stills have none.
  private var isOfFilms: Bool { expected.loop != nil || actual.loop != nil }

  /// Lines for people.
  var text: String {
    let names = "\(DisplayText.plain(expected.path)) and \(DisplayText.plain(actual.path))"
    guard let difference else { return "\(names) show the same\n" }
    let changes = difference.properties.map {
      "\($0.property.rawValue): \($0.expected) → \($0.actual)"
    }
    let lines = changes + (difference.pixels.map(lines) ?? [])
    return (["\(names) differ"] + lines.map { "  " + $0 }).joined(separator: "\n") + "\n"
  }

  /// For stills of one size `{"differing":143,"ratio":0.0006,"bounds":[x,y,w,h]}`; films say more,
  /// of when and what else. What cannot be counted, or is nowhere, is `null`.
  var json: JSONValue {
    let first = difference?.pixels?.first
    let hasOneSize = expected.bounds == actual.bounds
    var members =
      first?.members ?? [
        .init("differing", hasOneSize ? .integer(0) : .null),
        .init("ratio", hasOneSize ? .integer(0) : .null), .init("bounds", .null),
      ]
    if isOfFilms { members += filmMembers(difference?.pixels) }
    if isOfFilms || !hasOneSize {
      members.append(.init("properties", .array((difference?.properties ?? []).map(\.json))))
    }
    return .object(members)
  }

  private func lines(_ pixels: DifferingPixels) -> [String] {
    guard isOfFilms else { return [text(pixels.first)] }
    var lines = [text(pixels.first, "first ")]
    if pixels.worst != pixels.first { lines.append(text(pixels.worst, "most ")) }
    let spans = pixels.spans.prefix(Self.mostSpans).map {
      "\($0.start.filmText) – \($0.end.filmText)"
    }
    let more = pixels.spans.count - spans.count
    lines.append(
      "in all \(pixels.frames) frame\(pixels.frames == 1 ? "" : "s"): "
        + spans.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
    return lines
  }

  /// As many as are read rather than skipped.
  private static let mostSpans = 5

  private func text(_ frame: DifferingFrame, _ lead: String = "") -> String {
    let place = isOfFilms ? "\(lead)in frame \(frame.frame) at \(frame.time.filmText): " : ""
    let (found, bounds) = (frame.difference, frame.difference.bounds)
    return place + "\(found.pixels) of \(expected.width * expected.height) pixels differ"
      + " (\(Self.percent(frame.ratio))), within \(bounds.width) × \(bounds.height)"
      + " at \(bounds.left), \(bounds.top)"
      + ", a channel by at most \(found.greatestChannelDifference) of 255"
  }

  private static func percent(_ ratio: Double) -> String {
    let percent = DecimalText(ratio * 100, decimals: 2).text
    return percent == "0" ? "less than 0.01 %" : percent + " %"
  }

  private func filmMembers(_ pixels: DifferingPixels?) -> [JSONValue.Member] {
    [
      .init("first", pixels.map { .object($0.first.placeMembers) } ?? .null),
      .init(
        "worst", pixels.map { .object($0.worst.placeMembers + $0.worst.members) } ?? .null),
      .init("frames", .integer(pixels?.frames ?? 0)),
      .init(
        "spans",
        .array(
          (pixels?.spans ?? []).map {
            .array([.seconds($0.start), .seconds($0.end)])
          })),
    ]
  }
}

extension DifferingFrame {
  /// How much of the picture differs.
  fileprivate var members: [JSONValue.Member] {
    let bounds = difference.bounds
    return [
      .init("differing", .integer(difference.pixels)),
      .init("ratio", .number(ratio, decimals: 9)),
      .init(
        "bounds",
        .array([bounds.left, bounds.top, bounds.width, bounds.height].map(JSONValue.integer))),
    ]
  }

  /// When.
  fileprivate var placeMembers: [JSONValue.Member] {
    [
      .init("frame", .integer(frame)), .init("time", .seconds(time)),
      .init("greatest", .integer(difference.greatestChannelDifference)),
    ]
  }
}

extension FilmDifference.PropertyChange {
  fileprivate var json: JSONValue {
    .object([
      .init("property", .string(property.rawValue)), .init("expected", .string(expected)),
      .init("actual", .string(actual)),
    ])
  }
}
