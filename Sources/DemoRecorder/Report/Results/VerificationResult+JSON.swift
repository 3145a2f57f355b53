// What `results.jsonl` and the reporter `json` say of a scenario, and back.

extension VerificationResult {
  var json: JSONValue {
    .object([
      .init("name", .string(name)), .init("scenario", .string(scenario)),
      .init("title", .string(title)), .init("outcome", .string(outcome.rawValue)),
      .init("status", .integer(Int(status.rawValue))),
      .init("changedOrigins", .array(changedOrigins.map(JSONValue.string))),
      .init("findings", .array(findings.map(\.json))),
      .init("candidates", .array(candidates.map(\.json))),
      .init("comparedFiles", .integer(comparedFiles)),
      .init("paintedPixels", .integer(paintedPixels)),
      .init("seconds", .seconds(time, decimals: 9)),
    ])
  }

  init(_ value: ReadValue) throws(ReadValue.Wrong) {
    self.init(
      name: try value.member("name").text(), scenario: try value.member("scenario").text(),
      title: try value.member("title").text(),
      outcome: try value.member("outcome").choice(of: Outcome.self))
    changedOrigins = try value.list("changedOrigins") { (origin) throws(ReadValue.Wrong) in
      try origin.text()
    }
    findings = try value.list("findings", Finding.init)
    candidates = try value.list("candidates", Candidate.init)
    comparedFiles = try value.member("comparedFiles").count()
    paintedPixels = try value.member("paintedPixels").count()
    time = try value.member("seconds").time()
  }
}

extension VerificationResult.Candidate {
  var json: JSONValue {
    .object([
      .init("file", .string(file)), .init("digest", .string(digest)),
      .init("baseline", .text(baseline)),
      .init("frameCount", frameCount.map(JSONValue.integer) ?? .null),
    ])
  }

  init(_ value: ReadValue) throws(ReadValue.Wrong) {
    file = try value.member("file").text()
    digest = try value.member("digest").text()
    baseline = try value.optional("baseline") { (text) throws(ReadValue.Wrong) in
      try text.text()
    }
    frameCount = try value.optional("frameCount") { (count) throws(ReadValue.Wrong) in
      try count.count()
    }
  }
}

extension JSONValue {
  /// A text, or null where there is none.
  static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}
