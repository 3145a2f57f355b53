public import Scene

/// A film's picture in brightness and two differences of colour, each a plane of bytes of its own, as
/// video formats want it: BT.601's matrix, the full range of a byte, a difference for every pixel.
///
/// It follows a film: only what differs from the picture before is converted. Each value is the one
/// nearest to what the matrix gives; of two as near, the greater.
///
/// Source: ITU-R BT.601, with Kr = 0.299 and Kb = 0.114, in the full-range form of JPEG (JFIF 1.02):
/// Y = 0.299 R + 0.587 G + 0.114 B, Cb = 128 + (B − Y)/1.772, Cr = 128 + (R − Y)/1.402.
public struct YCbCrPicture: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Row by row from the top.
  public private(set) var luma: [UInt8]
  public private(set) var blueDifference: [UInt8]
  public private(set) var redDifference: [UInt8]

  /// A black picture.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    luma = [UInt8](repeating: 0, count: width * height)
    blueDifference = [UInt8](repeating: 128, count: width * height)
    redDifference = blueDifference
  }

  /// Takes over a part of a picture of the same size.
  ///
  /// - Parameter bitmap: Opaque there: the planes have no place for alpha.
  public mutating func update(from bitmap: Bitmap, in area: PixelRect) {
    precondition(bitmap.width == width && bitmap.height == height, "pictures of one size")
    let area = area.intersection(bitmap.bounds)
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      let row = y * width + area.left..<y * width + area.right
      Self.convert(bitmap.pixels.span, in: row, &luma, &blueDifference, &redDifference)
    }
  }

  private static func convert(
    _ pixels: Span<UInt32>, in row: Range<Int>, _ luma: inout [UInt8], _ blue: inout [UInt8],
    _ red: inout [UInt8]
  ) {
    var luma = luma.mutableSpan
    var blue = blue.mutableSpan
    var red = red.mutableSpan
    for place in row {
      let values = values(of: pixels[place])
      luma[place] = values.luma
      blue[place] = values.blue
      red[place] = values.red
    }
  }

  /// One pixel's values. All is multiplied by 1,000, 1,772 and 1,402, so that nothing is rounded before
  /// the division; the differences lie half a step off the byte's ends and are held inside of them.
  @inline(__always)
  private static func values(of pixel: UInt32) -> (luma: UInt8, blue: UInt8, red: UInt8) {
    let red = Int32(truncatingIfNeeded: pixel & 255)
    let green = Int32(truncatingIfNeeded: (pixel &>> 8) & 255)
    let blue = Int32(truncatingIfNeeded: (pixel &>> 16) & 255)
    let luma = (299 &* red &+ 587 &* green &+ 114 &* blue &+ 500) / 1_000
    let blueDifference =
      (886 &* blue &- 299 &* red &- 587 &* green &+ 128 &* 1_772 &+ 886) / 1_772
    let redDifference =
      (701 &* red &- 587 &* green &- 114 &* blue &+ 128 &* 1_402 &+ 701) / 1_402
    return (
      UInt8(truncatingIfNeeded: luma), UInt8(truncatingIfNeeded: min(255, blueDifference)),
      UInt8(truncatingIfNeeded: min(255, redDifference))
    )
  }
}
