import Raster

extension Console {
  /// Says what went wrong, and tells the status that it ends with.
  ///
  /// - Parameter scenario: The path of the scenario in which it happened; nil outside of any.
  func complain(about error: any Error, in scenario: String? = nil) -> ExitStatus {
    let lead = scenario.map { $0 + ": " } ?? ""
    switch error {
    case let error as UsageError:
      complain(error: error.description, hint: error.hint)
      return .wrong
    case let error as WalkError:
      complain(error: error.description, hint: error.hint)
      return error.exitStatus
    case let error as FontError:
      complain(error: lead + error.message, hint: error.hint)
      return .wrong
    case let error as any ExplainedError:
      complain(error: error.description, hint: error.hint)
      return error.exitStatus
    case let error as FileError:
      complain(error: error.description, hint: nil)
      return .failed
    default:
      complain(error: lead + "\(error)", hint: nil)
      return .failed
    }
  }
}

extension FontError {
  fileprivate var message: String {
    switch self {
    case .familyMissing(let family, _): "the font family '\(family)' is not installed"
    case .glyphMissing(let character): "no font has the character '\(character)'"
    case .fileUnusable(let file, let operation, let status):
      "the font file \(file) cannot be used (\(operation): \(status))"
    case .libraryFailed(let operation, let status): "\(operation) failed with \(status)"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .familyMissing(_, let package?): "install it with 'apt-get install \(package)'"
    case .glyphMissing: "the fonts looked at are those that 'demo-recorder list fonts' names"
    case .familyMissing, .fileUnusable, .libraryFailed: nil
    }
  }
}
