/// What `verify` found out about one scenario.
struct VerificationResult: Hashable, Sendable {
  /// The name of its outputs below the output folder: `behaviour/x`.
  var name: String
  /// The scenario's path as the user knows it.
  var scenario: String
  var title: String
  var outcome: Outcome
  /// What made the recording and has changed since, in words: `font Inter-Regular.otf: …`. Said
  /// first, for it may explain all else.
  var changedOrigins: [String] = []
  /// In the order in which they matter.
  var findings: [Finding] = []
  /// The files that `accept` puts in the place of the recordings.
  var candidates: [Candidate] = []
  /// How many recorded files were compared.
  var comparedFiles = 0
  /// What playing costs; the whole film, each pixel counted once a frame.
  var paintedPixels = 0
  /// How long it took.
  var time = Duration.zero

  enum Outcome: String, Hashable, Sendable, CaseIterable {
    case passed, failed
    /// By `verify --update`.
    case updated
    /// By `accept` or `reject`, of a result that had failed.
    case accepted, rejected
  }

  /// A file that was played anew and is not what was recorded.
  struct Candidate: Hashable, Sendable {
    /// Below the output folder, and below `actual/` in the report's.
    var file: String
    /// The digest of what was played anew.
    var digest: String
    /// The digest of the recording that it was compared with; nil if there was none.
    var baseline: String?
    /// Of a list of frames, how many there are: those that the recording has beyond are surplus.
    var frameCount: Int?
  }

  /// What the process ends with, of this scenario alone.
  var status: ExitStatus {
    outcome == .failed ? .combined(findings.map(\.status)) : .done
  }
}
