/// How long a frame stands: an exact fraction of a second, always in lowest terms.
public struct FrameDuration: Hashable, Sendable {
  public let numerator: Int
  public let denominator: Int

  /// - Precondition: `numerator` is not negative, `denominator` is positive.
  public init(numerator: Int, denominator: Int) {
    precondition(numerator >= 0 && denominator > 0, "a duration is not negative")
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  public init(centiseconds: Int) { self.init(numerator: centiseconds, denominator: 100) }

  public static let zero = FrameDuration(numerator: 0, denominator: 1)

  /// The exact sum.
  public static func + (first: FrameDuration, second: FrameDuration) -> FrameDuration {
    FrameDuration(
      numerator: first.numerator * second.denominator + second.numerator * first.denominator,
      denominator: first.denominator * second.denominator)
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
  }
}
