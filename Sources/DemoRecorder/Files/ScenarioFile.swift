/// A scenario to be read, and what its outputs are called.
struct ScenarioFile: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case file
    case standardInput
  }

  var source: Source
  /// As errors name it; `standard input` if it is no file.
  var path: String
  /// The name of its outputs below the output folder, without extension: `behaviour/x`.
  var outputName: String

  /// What standard input gives.
  static let standardInput = ScenarioFile(
    source: .standardInput, path: StandardStream.input.name, outputName: "stdin")
}
