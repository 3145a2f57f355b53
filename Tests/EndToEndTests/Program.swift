import Foundation

/// What a finished process left behind.
struct Outcome {
  var status: Int32
  var output: Data
  var errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs programs to their end, the recorder that was built beside these tests first of all.
enum Program {
  /// The recorder's executable stands in the same folder as the test bundle.
  static var recorder: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "demo-recorder")
  }

  /// Runs the recorder in a folder.
  static func record(
    _ arguments: [String], in folder: URL, input: Data? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(recorder, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a program by its path. Both streams go through files, so that no pipe can fill up.
  static func run(
    _ executable: URL, _ arguments: [String], in folder: URL, input: Data? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let streams = try TemporaryFolder()
    let output = streams.url.appending(path: "output")
    let errors = streams.url.appending(path: "errors")
    let source = streams.url.appending(path: "input")
    for file in [output, errors] { try Data().write(to: file) }
    try (input ?? Data()).write(to: source)

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try Data(contentsOf: output),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// A folder of its own for one test, removed with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "demo-recorder-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a text file, and the folders it stands in.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  func read(_ path: String) throws -> Data {
    try Data(contentsOf: url.appending(path: path))
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: path).path)
  }

  /// The paths of all files below the folder, sorted.
  func files() throws -> [String] {
    let enumerator = FileManager.default.enumerator(atPath: url.path)
    let paths = (enumerator?.allObjects as? [String]) ?? []
    return paths.filter {
      (try? url.appending(path: $0).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true
    }.sorted()
  }
}
