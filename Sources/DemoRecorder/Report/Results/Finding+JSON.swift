extension Finding {
  /// What a finding is, as `kind` says it.
  private enum Kind: String, CaseIterable {
    case expectation, missing, difference, unstable, trouble
  }

  var json: JSONValue {
    switch self {
    case .expectation(let failed): Self.object(.expectation, failed.members)
    case .missing(let file): Self.object(.missing, [.init("file", .string(file))])
    case .difference(let difference): Self.object(.difference, difference.members)
    case .unstable(let file, let play):
      Self.object(.unstable, [.init("file", .string(file)), .init("play", .integer(play))])
    case .trouble(let trouble): Self.object(.trouble, trouble.members)
    }
  }

  private static func object(_ kind: Kind, _ members: [JSONValue.Member]) -> JSONValue {
    .object([.init("kind", .string(kind.rawValue))] + members)
  }

  init(_ value: ReadValue) throws(ReadValue.Wrong) {
    switch try value.member("kind").choice(of: Kind.self) {
    case .expectation: self = .expectation(try FailedExpectation(value))
    case .missing: self = .missing(file: try value.member("file").text())
    case .difference: self = .difference(try FileDifference(value))
    case .unstable:
      self = .unstable(
        file: try value.member("file").text(), play: try value.member("play").count())
    case .trouble: self = .trouble(try Trouble(value))
    }
  }
}

extension Finding.FailedExpectation {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("message", .string(message)), .init("hint", .text(hint)), .init("file", .string(file)),
      .init("line", .integer(line)), .init("column", .integer(column)),
      .init("time", .seconds(time, decimals: 9)),
    ]
  }

  fileprivate init(_ value: ReadValue) throws(ReadValue.Wrong) {
    message = try value.member("message").text()
    hint = try value.optional("hint") { (text) throws(ReadValue.Wrong) in try text.text() }
    file = try value.member("file").text()
    line = try value.member("line").count(atLeast: 1)
    column = try value.member("column").count(atLeast: 1)
    time = try value.member("time").time()
  }
}

extension Finding.Trouble {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("message", .string(message)), .init("hint", .text(hint)),
      .init("status", .integer(Int(status.rawValue))), .init("place", place?.json ?? .null),
    ]
  }

  fileprivate init(_ value: ReadValue) throws(ReadValue.Wrong) {
    message = try value.member("message").text()
    hint = try value.optional("hint") { (text) throws(ReadValue.Wrong) in try text.text() }
    let number = try value.member("status")
    guard let code = number.json.integer.flatMap(Int32.init(exactly:)),
      let status = ExitStatus(rawValue: code), [.wrong, .failed].contains(status)
    else { throw number.wrong("2 or 5") }
    self.status = status
    place = try value.optional("place", ScenarioLocation.init)
  }
}

extension ScenarioLocation {
  fileprivate var json: JSONValue {
    .object([
      .init("file", .string(file)), .init("line", .integer(line)),
      .init("column", .integer(column)),
    ])
  }

  fileprivate init(_ value: ReadValue) throws(ReadValue.Wrong) {
    self.init(
      file: try value.member("file").text(), line: try value.member("line").count(atLeast: 1),
      column: try value.member("column").count(atLeast: 1))
  }
}
