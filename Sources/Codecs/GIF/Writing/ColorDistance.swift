/// How far apart two opaque colours are.
enum ColorDistance {
  /// The sum of the squared differences of red, green and blue.
  static func squared(_ first: UInt32, _ second: UInt32) -> Int32 {
    func difference(_ shift: UInt32) -> Int32 {
      Int32(truncatingIfNeeded: (first &>> shift) & 255)
        &- Int32(truncatingIfNeeded: (second &>> shift) & 255)
    }
    let (red, green, blue) = (difference(0), difference(8), difference(16))
    return red &* red &+ green &* green &+ blue &* blue
  }

  /// The greatest difference of one channel.
  static func greatest(_ first: UInt32, _ second: UInt32) -> Int {
    func difference(_ shift: UInt32) -> Int {
      abs(
        Int(truncatingIfNeeded: (first &>> shift) & 255)
          &- Int(truncatingIfNeeded: (second &>> shift) & 255))
    }
    return max(difference(0), difference(8), difference(16))
  }
}
