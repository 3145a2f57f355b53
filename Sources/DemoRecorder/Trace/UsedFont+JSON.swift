import Raster

extension UsedFont {
  /// The font as the first line of a trace names it.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("file", .string(fileName)), .init("index", .integer(index)),
      .init("version", .string(version)), .init("checksum", .string(hexadecimalChecksum)),
    ]
    if isOwn { members.append(.init("own", .boolean(true))) }
    return .object(members)
  }

  /// Reads what `json` gives; nil for anything else.
  init?(_ json: JSONValue) {
    guard let file = json["file"]?.string, let index = json["index"]?.integer, index >= 0,
      let version = json["version"]?.string, let digits = json["checksum"]?.string,
      digits.isHexadecimal(digits: 8), let checksum = UInt32(digits, radix: 16)
    else { return nil }
    self.init(
      fileName: file, index: index, version: version, checksum: checksum,
      isOwn: json["own"] == .boolean(true))
  }

  private var hexadecimalChecksum: String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
