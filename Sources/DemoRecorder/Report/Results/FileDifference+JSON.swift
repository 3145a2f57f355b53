extension FileDifference {
  /// The members that stand beside `kind`.
  var members: [JSONValue.Member] {
    [
      .init("file", .string(file)), .init("expected", comparison.expected.json),
      .init("actual", comparison.actual.json),
      .init("properties", .array(comparison.properties.map(\.json))),
      .init("pixels", comparison.pixels?.json ?? .null),
      .init("elements", .array(elements.map(\.json))), .init("pictures", pictures.json),
    ]
  }

  init(_ value: ReadValue) throws(ReadValue.Wrong) {
    file = try value.member("file").text()
    comparison = FilmDifference(
      expected: try FilmFacts(try value.member("expected")),
      actual: try FilmFacts(try value.member("actual")),
      properties: try value.list("properties", FilmDifference.PropertyChange.init),
      pixels: try value.optional("pixels", DifferingPixels.init))
    elements = try value.list("elements", ElementChange.init)
    pictures = try Pictures(try value.member("pictures"))
  }
}

extension FileDifference.Pictures {
  fileprivate var json: JSONValue {
    .object([
      .init("comparison", .text(comparison)), .init("animation", .text(animation)),
      .init("expected", .text(expected)), .init("actual", .text(actual)),
      .init("frames", frames?.json ?? .null),
    ])
  }

  fileprivate init(_ value: ReadValue) throws(ReadValue.Wrong) {
    func path(_ name: String) throws(ReadValue.Wrong) -> String? {
      try value.optional(name) { (text) throws(ReadValue.Wrong) in try text.text() }
    }
    comparison = try path("comparison")
    animation = try path("animation")
    expected = try path("expected")
    actual = try path("actual")
    frames = try value.optional("frames", FilmSheets.init)
  }
}

extension FilmDifference.PropertyChange {
  fileprivate var json: JSONValue {
    .object([
      .init("property", .string(property.rawValue)), .init("expected", .string(expected)),
      .init("actual", .string(actual)),
    ])
  }

  fileprivate init(_ value: ReadValue) throws(ReadValue.Wrong) {
    property = try value.member("property").choice(of: Property.self)
    expected = try value.member("expected").text()
    actual = try value.member("actual").text()
  }
}

extension ElementChange {
  fileprivate var json: JSONValue {
    .object([
      .init("element", .string(element)), .init("property", .string(property)),
      .init("expected", .string(expected)), .init("actual", .string(actual)),
    ])
  }

  fileprivate init(_ value: ReadValue) throws(ReadValue.Wrong) {
    element = try value.member("element").text()
    property = try value.member("property").text()
    expected = try value.member("expected").text()
    actual = try value.member("actual").text()
  }
}
