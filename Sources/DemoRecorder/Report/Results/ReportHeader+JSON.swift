extension ReportHeader {
  /// By what a results file is known as ours.
  static let format = "demo-recorder results"
  /// Goes up when a reader of the last one could not read it any more.
  static let formatVersion = 1

  var json: JSONValue {
    .object([
      .init("format", .string(Self.format)), .init("formatVersion", .integer(Self.formatVersion)),
      .init("recorder", .string(recorder)), .init("output", .string(output)),
      .init("shard", shard?.json ?? .null), .init("scenarios", .integer(scenarios)),
      .init("recordCommand", .string(recordCommand)),
      .init("acceptCommand", .string(acceptCommand)),
    ])
  }

  init(_ value: ReadValue) throws(ReadValue.Wrong) {
    self.init(
      recorder: try value.member("recorder").text(), output: try value.member("output").text(),
      shard: try value.optional("shard", Shard.init),
      scenarios: try value.member("scenarios").count(),
      recordCommand: try value.member("recordCommand").text(),
      acceptCommand: try value.member("acceptCommand").text())
  }
}

extension Shard {
  /// `2/3`, as on the command line.
  var text: String { "\(index)/\(count)" }

  var json: JSONValue {
    .object([.init("index", .integer(index)), .init("count", .integer(count))])
  }

  fileprivate init(_ value: ReadValue) throws(ReadValue.Wrong) {
    // As many as the command line takes.
    let count = try value.member("count").count(atLeast: 1, atMost: 10_000)
    self.init(index: try value.member("index").count(atLeast: 1, atMost: count), count: count)
  }
}
