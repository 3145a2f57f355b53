/// The text of one line with the direction of each part of it: all that shaping must know.
struct LineText: Hashable {
  /// Without line breaks.
  var string: String
  /// The embedding level of each character, odd from right to left; empty where all are 0.
  var levels: [UInt8] = []

  /// In UTF-8 bytes.
  var length: Int { string.utf8.count }
}
