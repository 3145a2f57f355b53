/// Tells two files apart by their bytes: a hash and the length.
struct FileDigest: Hashable, Sendable {
  private let hash: UInt64
  private let length: Int

  init(_ bytes: [UInt8]) {
    hash = FNV1a.hash(bytes)
    length = bytes.count
  }

  /// The length in bytes, then sixteen hexadecimal digits at most.
  var text: String { "\(length)-" + String(hash, radix: 16) }
}
