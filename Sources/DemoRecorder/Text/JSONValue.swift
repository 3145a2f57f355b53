/// A value of JSON, built to be written: the same value always gives the same text.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case decimal(DecimalText)
  case string(String)
  case array([JSONValue])
  /// Members in the order given, each name once.
  case object([Member])
  /// Members in the order of the bytes of their names.
  case sorted([String: JSONValue])

  struct Member: Hashable, Sendable {
    var name: String
    var value: JSONValue

    init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A finite number, rounded to so many decimals.
  static func number(_ value: Double, decimals: Int = 4) -> JSONValue {
    .decimal(DecimalText(value, decimals: decimals))
  }

  /// A time in seconds, to a millionth unless said otherwise.
  static func seconds(_ time: Duration, decimals: Int = 6) -> JSONValue {
    .decimal(DecimalText(seconds: time, decimals: decimals))
  }

  /// A time in milliseconds, to the nanosecond.
  static func milliseconds(_ time: Duration) -> JSONValue {
    .decimal(DecimalText(seconds: time * 1_000, decimals: 6))
  }
}
