/// What became of a scenario, in one word.
enum ScenarioVerdict: String, Hashable, Sendable, CaseIterable {
  case passed, differs, missing, expectation, unstable, trouble, updated, accepted, rejected

  /// So many scenarios have it: `2 differ`.
  fileprivate func words(for count: Int) -> String {
    let one = count == 1
    return switch self {
    case .passed: "\(count) passed"
    case .differs: "\(count) \(one ? "differs" : "differ")"
    case .missing: "\(count) \(one ? "has" : "have") no recording"
    case .expectation: "\(count) \(one ? "fails an expectation" : "fail expectations")"
    case .unstable: "\(count) \(one ? "plays" : "play") differently each time"
    case .trouble: "\(count) could not be verified"
    case .updated: "\(count) updated"
    case .accepted: "\(count) accepted"
    case .rejected: "\(count) rejected"
    }
  }
}

extension VerificationResult {
  /// The gravest of what was found, if it failed.
  var verdict: ScenarioVerdict {
    switch outcome {
    case .passed: .passed
    case .updated: .updated
    case .accepted: .accepted
    case .rejected: .rejected
    case .failed:
      [.trouble, .expectation, .differs, .unstable]
        .first { verdict in findings.contains { $0.verdict == verdict } } ?? .missing
    }
  }
}

extension Finding {
  fileprivate var verdict: ScenarioVerdict {
    switch self {
    case .expectation: .expectation
    case .missing: .missing
    case .difference: .differs
    case .unstable: .unstable
    case .trouble: .trouble
    }
  }
}

/// How many scenarios have which verdict.
struct ResultCounts: Hashable, Sendable {
  let results: [VerificationResult]

  subscript(_ verdict: ScenarioVerdict) -> Int { results.count { $0.verdict == verdict } }

  /// `41 passed, 2 differ, 1 has no recording`.
  var words: String {
    let words = ScenarioVerdict.allCases.compactMap { verdict in
      self[verdict] == 0 ? nil : verdict.words(for: self[verdict])
    }
    return words.isEmpty ? "no scenarios" : words.joined(separator: ", ")
  }
}
