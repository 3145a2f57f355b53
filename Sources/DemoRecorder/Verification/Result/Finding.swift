/// One thing that is not as it should be.
enum Finding: Hashable, Sendable {
  /// The scenario did not do what it expects.
  case expectation(FailedExpectation)
  /// There is no recording of this file, named as below the output folder.
  case missing(file: String)
  case difference(FileDifference)
  /// Played again, this file had other bytes. Plays are counted from 1.
  case unstable(file: String, play: Int)
  /// The scenario could not be verified at all.
  case trouble(Trouble)

  var status: ExitStatus {
    switch self {
    case .expectation, .difference, .unstable: .different
    case .missing: .baselineMissing
    case .trouble(let trouble): trouble.status
    }
  }

  /// An expectation that failed, in words and with its place in the scenario.
  struct FailedExpectation: Hashable, Sendable {
    var message: String
    var hint: String?
    var file: String
    /// From 1.
    var line: Int
    var column: Int
    /// Since the scenario began.
    var time: Duration
  }

  struct Trouble: Hashable, Sendable {
    var message: String
    var hint: String?
    /// `wrong` or `failed`.
    var status: ExitStatus
    /// What of a scenario is wrong; nil for all other trouble.
    var place: ScenarioLocation?
  }
}
