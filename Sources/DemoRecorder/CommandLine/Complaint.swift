import Raster

/// What went wrong, for people and for scripts.
struct Complaint: Hashable, Sendable {
  var message: String
  /// What to do about it, where that is known.
  var hint: String?
  var status: ExitStatus

  /// - Parameter scenario: The path of the scenario in which it happened; nil outside of any.
  init(about error: any Error, in scenario: String? = nil) {
    let lead = scenario.map { $0 + ": " } ?? ""
    switch error {
    case let error as UsageError:
      self.init(error.description, hint: error.hint, .wrong)
    case let error as WalkError:
      self.init(error.description, hint: error.hint, error.exitStatus)
    case let error as FontError:
      self.init(lead + error.message, hint: error.hint, .wrong)
    case let error as any ExplainedError:
      self.init(error.description, hint: error.hint, error.exitStatus)
    case let error as FileError:
      self.init(error.description, hint: nil, .failed)
    default:
      self.init(lead + "\(error)", hint: nil, .failed)
    }
  }

  private init(_ message: String, hint: String?, _ status: ExitStatus) {
    self.message = message
    self.hint = hint
    self.status = status
  }
}

extension Console {
  /// Says what went wrong, and tells the status that it ends with.
  ///
  /// - Parameter scenario: The path of the scenario in which it happened; nil outside of any.
  func complain(about error: any Error, in scenario: String? = nil) -> ExitStatus {
    let complaint = Complaint(about: error, in: scenario)
    complain(error: complaint.message, hint: complaint.hint)
    return complaint.status
  }
}
