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
  /// The path as a trace names it, the same wherever the command ran: `scenarios/behaviour/x.yaml`.
  /// nil if it is no file.
  var portablePath: String?

  /// What standard input gives.
  static let standardInput = ScenarioFile(
    source: .standardInput, path: StandardStream.input.name, outputName: "stdin",
    portablePath: nil)
}
