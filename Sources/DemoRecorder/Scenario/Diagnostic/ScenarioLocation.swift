/// A place in a text file, as editors count it.
struct ScenarioLocation: Hashable, Sendable {
  /// The path under which the file was read.
  var file: String
  /// From 1; lines end with LF, CR or both.
  var line: Int
  /// From 1, in Unicode scalars.
  var column: Int
}

extension ScenarioLocation: CustomStringConvertible {
  /// `FILE:LINE:COL`, the form that editors jump to.
  var description: String { "\(file):\(line):\(column)" }
}
