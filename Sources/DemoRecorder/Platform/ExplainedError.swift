/// An error that says what it is, what to do about it, and how the program ends with it.
protocol ExplainedError: Error, CustomStringConvertible {
  /// What to do about it, where that is known.
  var hint: String? { get }
  var exitStatus: ExitStatus { get }
}
