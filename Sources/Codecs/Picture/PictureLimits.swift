/// How large a picture may be, checked before anything is allocated for it.
public struct PictureLimits: Hashable, Sendable {
  /// In pixels, for width and height alike. Formats cannot name more than 65,535 (GIF) at any rate.
  public var greatestSide: Int
  /// Width × height, in pixels.
  public var greatestArea: Int

  public init(greatestSide: Int = 65_535, greatestArea: Int = 100_000_000) {
    precondition(greatestSide > 0 && greatestSide <= 65_535, "a side fits in 16 bits")
    precondition(greatestArea > 0, "a picture has pixels")
    self.greatestSide = greatestSide
    self.greatestArea = greatestArea
  }

  /// 65,535 pixels a side and 100 million in all.
  public static let standard = PictureLimits()

  /// Why a size cannot be had.
  public enum Violation: Error, Hashable, Sendable {
    case noPixels(width: Int, height: Int)
    case sideTooLong(width: Int, height: Int, greatest: Int)
    case areaTooLarge(width: Int, height: Int, greatest: Int)
  }

  /// Lets a size pass that has pixels and stays within the limits.
  ///
  /// The area is computed in 64 bits from two sides that are known to fit in 16, so it never wraps.
  public func check(width: Int, height: Int) throws(Violation) {
    guard width > 0, height > 0 else { throw .noPixels(width: width, height: height) }
    guard max(width, height) <= greatestSide else {
      throw .sideTooLong(width: width, height: height, greatest: greatestSide)
    }
    guard Int64(width) * Int64(height) <= Int64(greatestArea) else {
      throw .areaTooLarge(width: width, height: height, greatest: greatestArea)
    }
  }
}
