import Scene

/// Where and how much two pictures of one size differ.
struct PictureDifference: Hashable, Sendable {
  /// How many pixels differ, by the rule of the comparison.
  var pixels = 0
  /// The smallest rectangle round them; empty if there are none.
  var bounds = PixelRect.empty
  /// The greatest difference of one channel among them, 0 to 255.
  var greatestChannelDifference = 0

  static let none = PictureDifference()
}
