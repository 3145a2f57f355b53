/// Reads one document of JSON, strictly by RFC 8259.
///
/// Besides what the RFC refuses, so are a member's name that stands twice, half of a pair of
/// surrogates, and anything deeper than 64 levels. Time and memory are linear in the text.
struct JSONReader {
  /// Where the text ceases to be JSON, as the number of bytes before it.
  struct Malformed: Error, Hashable, Sendable {
    var offset: Int
  }

  /// How deep values may stand in one another: they are read by recursion.
  private static let depthLimit = 64

  let bytes: [UInt8]
  var place = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func value(of bytes: [UInt8]) throws(Malformed) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.place == bytes.count else { throw reader.malformed }
    return value
  }

  var malformed: Malformed { Malformed(offset: place) }

  /// The next byte, which stays; 0 at the end, where no byte of JSON is 0.
  var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// Goes past the next byte if it is this one.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte), place < bytes.count else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(Malformed) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { (reader) throws(Malformed) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(Malformed) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    default: return try number()
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(Malformed) -> JSONValue
  ) throws(Malformed) -> JSONValue {
    guard depth < Self.depthLimit else { throw malformed }
    depth += 1
    place += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Malformed) -> JSONValue {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      let name = try string()
      guard names.insert(name).inserted else { throw malformed }
      skipSpace()
      guard take(":") else { throw malformed }
      members.append(JSONValue.Member(name, try value()))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw malformed }
    }
  }

  private mutating func array() throws(Malformed) -> JSONValue {
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      values.append(try value())
      skipSpace()
      if take("]") { return .array(values) }
      guard take(",") else { throw malformed }
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Malformed) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw malformed }
    place += word.utf8.count
    return value
  }

  private mutating func skipSpace() {
    while next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { place += 1 }
  }
}
