import Raster

extension UsedFont {
  /// The font as the first line of a trace names it.
  var json: JSONValue {
    .object([
      .init("file", .string(fileName)), .init("index", .integer(index)),
      .init("version", .string(version)), .init("checksum", .string(hexadecimalChecksum)),
    ])
  }

  private var hexadecimalChecksum: String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
