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
  /// Which of the variants that its matrix makes is meant; nil without a matrix, or for all.
  var variant: String?
  /// The bytes, where they can be read only once and were.
  var contents: [UInt8]?

  /// What standard input gives.
  static let standardInput = ScenarioFile(
    source: .standardInput, path: StandardStream.input.name, outputName: "stdin",
    portablePath: nil)
}

extension ScenarioFile {
  /// One variant of a file, as a scenario with outputs of its own.
  func variant(_ name: String) -> ScenarioFile {
    var file = self
    file.outputName = "\(commonName)-\(name)"
    file.variant = name
    return file
  }

  /// The file with all its variants.
  var withoutVariant: ScenarioFile {
    var file = self
    file.outputName = commonName
    file.variant = nil
    return file
  }

  /// The name without the variant: what the outputs of all variants begin with.
  var commonName: String {
    variant.map { String(outputName.dropLast($0.count + 1)) } ?? outputName
  }

  /// As messages name it: the path, and the variant if there is one.
  var shownName: String { variant.map { "\(path) (\($0))" } ?? path }
}
