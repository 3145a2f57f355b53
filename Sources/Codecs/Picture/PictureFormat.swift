/// The kinds of picture files this program reads, told apart by their first bytes, never by a name.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  case png
  case apng
  case gif

  /// The format that the bytes begin as, or `nil`. An APNG is a PNG with an `acTL` chunk before its
  /// first `IDAT`; that the rest is sound is left to the reader.
  public init?(of bytes: [UInt8]) {
    if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if bytes.starts(with: Self.pngSignature) {
      self = Self.announcesAnimation(bytes) ? .apng : .png
    } else {
      return nil
    }
  }

  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func announcesAnimation(_ bytes: [UInt8]) -> Bool {
    var position = pngSignature.count
    while position + 8 <= bytes.count {
      let name = bytes[(position + 4)..<(position + 8)]
      if name.elementsEqual("acTL".utf8) { return true }
      if name.elementsEqual("IDAT".utf8) { return false }
      let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      position += length + 12
    }
    return false
  }
}
