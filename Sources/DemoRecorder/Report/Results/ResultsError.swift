/// Why the results of an earlier run cannot be read.
struct ResultsError: Error, Hashable, Sendable {
  enum Problem: Hashable, Sendable {
    /// The folder has no results.
    case missing
    /// Another program's file.
    case foreign
    case otherVersion
    /// Counted from 1.
    case noJSON(line: Int, byte: Int)
    case wrong(line: Int, ReadValue.Wrong)
    case cutOff(found: Int, expected: Int)
    /// Two lines of one scenario.
    case twice(String)
  }

  /// The file, as the user knows it.
  var path: String
  var problem: Problem
}

extension ResultsError: ExplainedError {
  var description: String { "\(DisplayText.plain(path)): \(words)" }

  private var words: String {
    switch problem {
    case .missing: "there is no report here"
    case .foreign: "these are not the results of a verify"
    case .otherVersion: "another version of demo-recorder has written these results"
    case .noJSON(let line, let byte): "line \(line) is not JSON from byte \(byte) on"
    case .wrong(let line, let value) where value.expected == "there":
      "line \(line): '\(value.place)' is missing"
    case .wrong(let line, let value) where value.place.isEmpty:
      "line \(line) is not \(value.expected)"
    case .wrong(let line, let value): "line \(line): '\(value.place)' is not \(value.expected)"
    case .cutOff(let found, let expected):
      "it has the results of \(found) scenarios, its first line says \(expected)"
    case .twice(let name): "it has two results of \(DisplayText.quoted(name))"
    }
  }

  var hint: String? {
    switch problem {
    case .missing: "run 'demo-recorder verify' first, or name the report's folder with --report"
    case .foreign: "name the report's folder with --report"
    case .otherVersion, .noJSON, .wrong, .cutOff, .twice: "run 'demo-recorder verify' again"
    }
  }

  var exitStatus: ExitStatus {
    switch problem {
    case .missing, .foreign: .wrong
    case .otherVersion, .noJSON, .wrong, .cutOff, .twice: .failed
    }
  }
}
