extension JSONValue {
  /// Reads a document of JSON; nil for what is none.
  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONReader.value(of: bytes) else { return nil }
    self = value
  }
}

extension JSONValue {
  /// The value of a member; nil if this is no object or has none of that name.
  subscript(_ name: String) -> JSONValue? {
    switch self {
    case .object(let members): members.first { $0.name == name }?.value
    case .sorted(let members): members[name]
    default: nil
    }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }

  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  var integer: Int? { if case .integer(let value) = self { value } else { nil } }

  /// A number, whole or not.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): Double(value.text)
    default: nil
    }
  }

  /// A time written in seconds, to the nanosecond; nil also for one of more than 250 years.
  var seconds: Duration? {
    guard let number, number.magnitude < 8e9 else { return nil }
    return .nanoseconds(Int64((number * 1e9).rounded()))
  }

  var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The members in the order in which they stand.
  var members: [Member]? {
    switch self {
    case .object(let members): members
    case .sorted(let members):
      members.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .map { Member($0, members[$0] ?? .null) }
    default: nil
    }
  }
}
