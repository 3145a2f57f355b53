/// A writing system, by its four letters of ISO 15924.
struct Script: Hashable, Sendable {
  /// The letters, the first in the highest byte.
  var tag: UInt32

  /// - Parameter name: Four letters, the first a capital.
  init(name: String) {
    tag = name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  var name: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}
