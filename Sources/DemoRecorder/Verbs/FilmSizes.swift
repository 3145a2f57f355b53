/// What is to be said of a recording's files beside the film in a line.
struct FilmSizes {
  let scenario: Scenario
  let films: [FilmFile]
  var pages: [PageFile] = []
  let place: OutputPlace

  /// Larger files load slowly on a page. In bytes.
  static let noteworthy = 5_000_000

  /// Says what films have given up to be small, and warns of large ones that nobody has asked for.
  func say(on console: Console) {
    for page in pages {
      console.say(
        StyledText(
          "\(shown(page.name)): \(page.width) × \(page.height), \(page.count) "
            + "picture\(page.count == 1 ? "" : "s")"))
    }
    for film in films {
      if let line = film.sacrifice(of: scenario.output) {
        console.say(StyledText("\(shown(film.name)): \(line)"))
      } else if scenario.output.maxSize == nil, film.byteCount > Self.noteworthy {
        console.say(
          StyledText("warning:", .strong)
            + StyledText(
              " \(shown(film.name)) is \(ByteCountText.words(for: film.byteCount)) large, and slow to load "
                + "on a page\n")
            + StyledText("hint:", .hint)
            + StyledText(
              " 'maxSize: 2MB' in 'output' keeps it small; so do a lower 'fps' and a smaller 'scale'"
            ))
      }
    }
  }

  /// What the user calls the file.
  private func shown(_ name: String) -> String {
    switch place {
    case .folder(let folder): DisplayText.plain(FilePath.joined(folder, name))
    case .standardOutput: DisplayText.plain(name)
    }
  }
}

extension FilmFile {
  /// `12 fps instead of 25, scale 1 instead of 2 to stay below 2 MB: 1.9 MB`; nil where nothing was given
  /// up.
  func sacrifice(of asked: OutputSettings) -> String? {
    guard let limit = asked.maxSize, rung != asked.rung, byteCount <= limit.bytes else {
      return nil
    }
    var parts: [String] = []
    if rung.fps != asked.fps { parts.append("\(rung.fps) fps instead of \(asked.fps)") }
    if rung.scale != asked.scale {
      let scales = [rung.scale, asked.scale].map(NumberText.text)
      parts.append("scale \(scales[0]) instead of \(scales[1])")
    }
    if let colors = rung.colors { parts.append("\(colors) colours in all") }
    return parts.joined(separator: ", ") + " to stay below "
      + ByteCountText.words(forLimit: limit.bytes) + ": " + ByteCountText.words(for: byteCount)
  }

  var json: JSONValue {
    .object([
      .init("file", .string(name)), .init("bytes", .integer(byteCount)),
      .init("fps", .integer(rung.fps)), .init("scale", .number(rung.scale)),
      .init("colors", rung.colors.map(JSONValue.integer) ?? .null),
    ])
  }
}
