extension JSONReader {
  mutating func number() throws(Malformed) -> JSONValue {
    let start = place
    _ = take("-")
    if !take("0") { try digits() }
    var isWhole = true
    if take(".") {
      isWhole = false
      try digits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else { throw Malformed(offset: start) }
    return .number(number, decimals: 9)
  }

  /// Goes past digits, at least one.
  private mutating func digits() throws(Malformed) {
    let start = place
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { place += 1 }
    guard place > start else { throw malformed }
  }

  mutating func string() throws(Malformed) -> String {
    let start = place
    guard take("\"") else { throw malformed }
    var text: [UInt8] = []
    while true {
      let run = place
      while next >= 0x20, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") { place += 1 }
      text += bytes[run..<place]
      if take("\"") { break }
      guard take("\\") else { throw malformed }
      text += Array(String(try escaped()).utf8)
    }
    guard let string = String(validating: text, as: UTF8.self) else {
      throw Malformed(offset: start)
    }
    return string
  }

  /// What an escape stands for, after its backslash.
  private mutating func escaped() throws(Malformed) -> Unicode.Scalar {
    let letter = next
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalarByNumber()
    default:
      place -= 1
      throw malformed
    }
  }

  private mutating func scalarByNumber() throws(Malformed) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // The first of two surrogates; the second has to follow.
    guard (0xD800...0xDBFF).contains(first), take("\\"), take("u") else { throw malformed }
    let second = try unit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw malformed }
    return scalar
  }

  /// Four hexadecimal digits.
  private mutating func unit() throws(Malformed) -> UInt32 {
    guard bytes.count - place >= 4 else { throw malformed }
    var unit: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw malformed
      }
      unit = unit << 4 | UInt32(digit)
    }
    place += 4
    return unit
  }
}
