import Codecs

/// What became of one scenario that was to be recorded.
struct RecordReport: Sendable {
  var file: ScenarioFile
  var status: ExitStatus
  var summary: RecordingSummary?
  /// What became of each file.
  var changes: [OutputChange] = []
  /// What the scenario expected and did not get.
  var failures: [PlaybackFailure] = []

  /// The film in one line: `demos/x.gif: 750 × 1624, 231 frames, 9.24 s, …`.
  var line: String? {
    guard let summary, let film = changes.first(where: { isFilm($0.path) }) else { return nil }
    return "\(DisplayText.plain(film.path)): " + summary.text
  }

  /// Whether it is the film in the first of its formats, not a still, a frame or the trace.
  private func isFilm(_ path: String) -> Bool {
    let names = OutputNames(file)
    return [names.gif, names.apng, names.png, names.rgba, names.y4m, names.frameList].contains {
      path.hasSuffix("/" + $0)
    }
  }

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("scenario", .string(file.path)),
      .init("variant", file.variant.map(JSONValue.string) ?? .null),
      .init("status", .integer(Int(status.rawValue))),
      .init("failures", .array(failures.map(\.json))),
      .init("files", .array(changes.map(\.json))),
    ]
    if let summary { members += summary.members }
    return .object(members)
  }
}

extension PlaybackFailure {
  fileprivate var json: JSONValue {
    .object([
      .init("file", .string(location.file)), .init("line", .integer(location.line)),
      .init("column", .integer(location.column)), .init("time", .seconds(time)),
      .init("message", .string(message)), .init("hint", hint.map(JSONValue.string) ?? .null),
    ])
  }
}

extension OutputChange {
  /// What became of the file.
  var word: String {
    switch kind {
    case .written: "written"
    case .unchanged: "unchanged"
    case .removed: "removed"
    }
  }

  fileprivate var json: JSONValue {
    .object([.init("path", .string(path)), .init("change", .string(word))])
  }
}

extension RecordingSummary {
  /// Size, frames, seconds, colours, and whether the film is exact.
  var text: String {
    var parts = [
      "\(width) × \(height)", Self.count(frameCount, "frame"),
      DecimalText(seconds: length, decimals: 2).text + " s",
    ]
    if let gif {
      parts.append(Self.count(gif.colors, "colour"))
      parts.append(gif.exactness(of: frameCount))
    }
    return parts.joined(separator: ", ")
  }

  fileprivate var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("width", .integer(width)), .init("height", .integer(height)),
      .init("frames", .integer(frameCount)), .init("changes", .integer(shotCount)),
      .init("seconds", .seconds(length)), .init("paintedPixels", .integer(paintedPixels)),
    ]
    if !missingCharacters.isEmpty {
      let texts = missingCharacters.map { JSONValue.string(String($0)) }
      members.append(.init("missingCharacters", .array(texts)))
    }
    if let gif {
      members += [
        .init("colors", .integer(gif.colors)), .init("exact", .boolean(gif.isExact)),
        .init("approximatedFrames", .integer(gif.approximatedFrames)),
        .init("approximatedPixels", .integer(gif.approximatedPixels)),
        .init("greatestDifference", .integer(gif.greatestDifference)),
      ]
    }
    members.append(.init("films", .array(films.map(\.json))))
    return members
  }

  fileprivate static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension GIFSummary {
  /// `exact`, or how many frames are not, and by how much.
  fileprivate func exactness(of frames: Int) -> String {
    guard !isExact else { return "exact" }
    return "exact \(frames - approximatedFrames) of \(frames) frames; "
      + RecordingSummary.count(approximatedFrames, "frame") + ", "
      + RecordingSummary.count(approximatedPixels, "pixel")
      + " within \(greatestDifference)/255"
  }
}
