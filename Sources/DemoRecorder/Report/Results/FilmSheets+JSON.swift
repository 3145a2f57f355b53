import Scene

extension FilmSheets {
  var json: JSONValue {
    .object([
      .init("files", .array(files.map(JSONValue.string))),
      .init("frames", .array(frames.map(\.json))),
    ])
  }

  init(_ value: ReadValue) throws(ReadValue.Wrong) {
    let files = try value.list("files") { (file) throws(ReadValue.Wrong) in try file.text() }
    let frames = try value.list("frames") { (frame) throws(ReadValue.Wrong) in
      try Frame(frame, sheets: files.count)
    }
    self.init(files: files, frames: frames)
  }
}

extension FilmSheets.Frame {
  fileprivate var json: JSONValue {
    .object([
      .init("start", .seconds(start, decimals: 9)), .init("end", .seconds(end, decimals: 9)),
      .init("expected", expected?.json ?? .null), .init("actual", actual?.json ?? .null),
      .init("pixels", .integer(pixels)),
    ])
  }

  fileprivate init(_ value: ReadValue, sheets: Int) throws(ReadValue.Wrong) {
    func patch(_ name: String) throws(ReadValue.Wrong) -> FilmSheets.Patch? {
      try value.optional(name) { (patch) throws(ReadValue.Wrong) in
        try FilmSheets.Patch(patch, sheets: sheets)
      }
    }
    start = try value.member("start").time()
    end = try value.member("end").time()
    expected = try patch("expected")
    actual = try patch("actual")
    pixels = try value.member("pixels").count()
  }
}

extension FilmSheets.Patch {
  /// The sheet, the place in it, and the left, top, width and height in the film's picture: short,
  /// for a long film has thousands of them.
  fileprivate var json: JSONValue {
    .array(
      [sheet, x, y, rectangle.left, rectangle.top, rectangle.width, rectangle.height]
        .map(JSONValue.integer))
  }

  fileprivate init(_ value: ReadValue, sheets: Int) throws(ReadValue.Wrong) {
    let numbers = try value.pixels(7)
    guard numbers[0] < sheets else { throw value.wrong("a part of one of \(sheets) sheets") }
    self.init(
      sheet: numbers[0], x: numbers[1], y: numbers[2],
      rectangle: PixelRect(
        left: numbers[3], top: numbers[4], width: numbers[5], height: numbers[6]))
  }
}
