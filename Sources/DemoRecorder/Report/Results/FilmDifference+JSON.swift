import Codecs
import Scene

extension FilmFacts {
  var json: JSONValue {
    .object([
      .init("width", .integer(width)), .init("height", .integer(height)),
      .init("frames", .integer(frames)), .init("seconds", .seconds(length, decimals: 9)),
      .init("loop", loop?.json ?? .null),
    ])
  }

  init(_ value: ReadValue) throws(ReadValue.Wrong) {
    width = try value.member("width").count()
    height = try value.member("height").count()
    frames = try value.member("frames").count()
    length = try value.member("seconds").time()
    loop = try value.optional("loop") { (loop) throws(ReadValue.Wrong) in
      loop.json == LoopCount.forever.json ? .forever : .plays(try loop.count())
    }
  }
}

extension DifferingPixels {
  var json: JSONValue {
    .object([
      .init("first", first.json), .init("worst", worst.json), .init("frames", .integer(frames)),
      .init("spans", .array(spans.map(\.json))),
    ])
  }

  init(_ value: ReadValue) throws(ReadValue.Wrong) {
    first = try DifferingFrame(try value.member("first"))
    worst = try DifferingFrame(try value.member("worst"))
    frames = try value.member("frames").count()
    spans = try value.list("spans", TimeSpan.init)
  }
}

extension DifferingFrame {
  fileprivate var json: JSONValue {
    .object([
      .init("frame", .integer(frame)), .init("time", .seconds(time, decimals: 9)),
      .init("pixels", .integer(difference.pixels)), .init("ratio", .number(ratio, decimals: 9)),
      .init("bounds", difference.bounds.json),
      .init("greatestChannelDifference", .integer(difference.greatestChannelDifference)),
    ])
  }

  fileprivate init(_ value: ReadValue) throws(ReadValue.Wrong) {
    frame = try value.member("frame").count()
    time = try value.member("time").time()
    ratio = try value.member("ratio").share()
    difference = PictureDifference(
      pixels: try value.member("pixels").count(),
      bounds: try PixelRect(try value.member("bounds")),
      greatestChannelDifference: try value.member("greatestChannelDifference").count(atMost: 255))
  }
}

extension PixelRect {
  /// Left, top, width and height.
  fileprivate var json: JSONValue {
    .array([left, top, width, height].map(JSONValue.integer))
  }

  fileprivate init(_ value: ReadValue) throws(ReadValue.Wrong) {
    let numbers = try value.pixels(4)
    self.init(left: numbers[0], top: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension TimeSpan {
  /// Start and end.
  fileprivate var json: JSONValue {
    .array([.seconds(start, decimals: 9), .seconds(end, decimals: 9)])
  }

  fileprivate init(_ value: ReadValue) throws(ReadValue.Wrong) {
    let times = try value.elements { (time) throws(ReadValue.Wrong) in try time.time() }
    guard times.count == 2 else { throw value.wrong("two times") }
    self.init(start: times[0], end: times[1])
  }
}
