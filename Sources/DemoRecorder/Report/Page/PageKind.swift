/// What the page's list shows and filters results by.
enum PageKind: String, Hashable, Sendable {
  case trouble, expectation, differ, missing
  /// It had failed, and was updated, accepted or rejected since.
  case settled
  case passed

  /// All that hold for a result, the gravest first; never empty.
  static func of(_ result: VerificationResult) -> [PageKind] {
    switch result.outcome {
    case .passed: return [.passed]
    case .updated, .accepted, .rejected: return [.settled]
    case .failed:
      let found = Set(result.findings.map(Self.init))
      let kinds = [PageKind.trouble, .expectation, .differ, .missing].filter(found.contains)
      return kinds.isEmpty ? [.trouble] : kinds
    }
  }

  private init(_ finding: Finding) {
    switch finding {
    case .expectation: self = .expectation
    case .missing: self = .missing
    case .difference, .unstable: self = .differ
    case .trouble: self = .trouble
    }
  }
}
