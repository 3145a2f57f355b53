@testable import DemoRecorder
import Testing

@Suite struct PageKindTests {
  private let missing = Finding.missing(file: "x.gif")
  private let unstable = Finding.unstable(file: "x.gif", play: 2)
  private let expectation = Finding.expectation(
    .init(message: "", file: "x.yaml", line: 1, column: 1, time: .zero))
  private let trouble = Finding.trouble(.init(message: "", status: .wrong))

  @Test func theGravestStandsFirstAndEachOnce() {
    let result = VerificationResult.failed("x", missing, unstable, expectation, missing, trouble)

    #expect(PageKind.of(result) == [.trouble, .expectation, .differ, .missing])
    #expect(PageKind.of(.failed("x", missing, unstable)) == [.differ, .missing])
  }

  @Test(arguments: VerificationResult.Outcome.allCases)
  func onlyWhatFailedCountsAsFailure(outcome: VerificationResult.Outcome) {
    var result = VerificationResult.failed("x", missing)
    result.outcome = outcome

    let expected: PageKind =
      switch outcome {
      case .passed: .passed
      case .failed: .missing
      case .updated, .accepted, .rejected: .settled
      }
    #expect(PageKind.of(result) == [expected])
  }
}
