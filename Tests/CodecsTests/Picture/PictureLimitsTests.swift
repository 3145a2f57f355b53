import Codecs
import Testing

@Suite struct PictureLimitChecks {
  private let limits = PictureLimits.standard

  @Test(arguments: [(1, 1), (65_535, 1), (1, 65_535), (10_000, 10_000), (65_535, 1525)])
  func sizesUpToTheLimitsPass(width: Int, height: Int) {
    #expect(throws: Never.self) { try limits.check(width: width, height: height) }
  }

  @Test(arguments: [
    (0, 1), (1, 0), (-1, 1), (65_536, 1), (1, 65_536), (10_000, 10_001), (65_535, 65_535),
    (65_535, 1526), (Int.max, Int.max),
  ])
  func sizesBeyondAreRefused(width: Int, height: Int) {
    #expect(throws: PictureLimits.Violation.self) {
      try limits.check(width: width, height: height)
    }
  }
}
