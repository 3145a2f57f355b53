/// What the program knows of the world it was started in, read once and passed on as a value.
struct Environment: Hashable, Sendable {
  /// The variables that mean something to us, those that are set.
  var variables: [String: String] = [:]
  var outputIsTerminal = false
  var errorIsTerminal = false
  /// Columns of the terminal on standard error.
  var terminalWidth = 80
  /// Processors that this process may use; at least 1.
  var processors = 1
  var processID: Int32 = 1

  /// The variables that are read at all.
  static let names = ["CI", "GITHUB_STEP_SUMMARY", "NO_COLOR", "TERM"]

  /// Whether a service for continuous integration runs us: `CI` is set, and not to an empty word,
  /// `0` or `false`.
  var isContinuousIntegration: Bool {
    !["", "0", "false"].contains(variables["CI"] ?? "")
  }

  /// Whether the user asks all programs for text without colour (no-color.org: set, not empty).
  var refusesColor: Bool { !(variables["NO_COLOR"] ?? "").isEmpty }

  /// Whether the terminal on standard error can move its cursor and show colours.
  var errorIsCapableTerminal: Bool {
    errorIsTerminal && variables["TERM"] != "dumb"
  }
}
