import Foundation
import Testing

/// A folder with small scenarios, and what was recorded of them.
struct RecordedSuite {
  let folder: TemporaryFolder

  /// Films of four frames, the last two alike, and a snapshot that stays as it is whatever the button
  /// of the first frames says.
  ///
  /// - Parameters:
  ///   - call: What stands on the button.
  ///   - output: Added to the settings of the output, from a comma on.
  ///   - steps: Added to the steps, likewise.
  ///   - more: Further lines.
  static func scenario(
    call: String = "GO", output: String = "", steps: String = "", more: String = ""
  ) -> String {
    """
    component: { name: call-bubble, texts: { call: \(call) } }
    device: { size: [120, 160], scale: 1 }
    output: { fps: 5, scale: 0.5, lastFrame: 200ms\(output) }
    steps: [wait: 200ms, tapOn: start-call, wait: 200ms, snapshot: end\(steps)]
    \(more)

    """
  }

  /// - Parameter scenarios: Their texts by their output names.
  init(_ scenarios: [String: String], recordedWith arguments: [String] = []) throws {
    folder = try TemporaryFolder()
    for (name, text) in scenarios { try write(text, as: name) }
    let outcome = try run(["record", "--quiet"] + arguments)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  /// One scenario, called `x`.
  init(_ text: String = scenario(), recordedWith arguments: [String] = []) throws {
    try self.init(["x": text], recordedWith: arguments)
  }

  func write(_ scenario: String, as name: String) throws {
    try folder.write(scenario, to: "scenarios/\(name).yaml")
  }

  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    try Program.record(arguments, in: folder.url, environment: environment)
  }

  func verify(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(["verify"] + arguments, environment: environment)
  }

  /// The recordings' bytes, by their paths below the folder.
  func recordings() throws -> [String: Data] { try contents(below: "demos") }

  func contents(below name: String) throws -> [String: Data] {
    let paths = try folder.files().filter { $0.hasPrefix(name + "/") }
    return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try folder.read($0)) })
  }

  /// The file that stands behind a path, and when it was written last: both stay if nobody writes it.
  func identity(_ path: String) throws -> [FileAttributeKey: AnyHashable] {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.url.appending(path: path).path)
    return [FileAttributeKey.systemFileNumber, .modificationDate].reduce(into: [:]) { all, key in
      all[key] = attributes[key] as? AnyHashable
    }
  }
}
