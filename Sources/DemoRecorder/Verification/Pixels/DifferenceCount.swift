import Scene

/// Adds up differing pixels one by one.
struct DifferenceCount {
  private var pixels = 0
  private var left = Int.max
  private var top = Int.max
  private var right = 0
  private var bottom = 0
  private var greatest: UInt32 = 0

  var difference: PictureDifference {
    guard pixels > 0 else { return .none }
    return PictureDifference(
      pixels: pixels, bounds: PixelRect(left: left, top: top, right: right, bottom: bottom),
      greatestChannelDifference: Int(greatest))
  }

  /// Adds the pixel at a place.
  @inline(__always)
  mutating func add(x: Int, y: Int, expected: UInt32, actual: UInt32) {
    pixels &+= 1
    left = min(left, x)
    top = min(top, y)
    right = max(right, x &+ 1)
    bottom = max(bottom, y &+ 1)
    greatest = max(greatest, greatestChannelDifference(expected, actual))
  }
}

/// By how much the channel differs that differs most, alpha included; 0 to 255.
@inline(__always)
func greatestChannelDifference(_ first: UInt32, _ second: UInt32) -> UInt32 {
  func difference(_ shift: UInt32) -> UInt32 {
    let (first, second) = (first &>> shift & 255, second &>> shift & 255)
    return first > second ? first &- second : second &- first
  }
  return max(max(difference(0), difference(8)), max(difference(16), difference(24)))
}
