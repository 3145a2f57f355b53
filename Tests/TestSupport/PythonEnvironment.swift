import Foundation

/// The Python that `scripts/setup test` makes: with Debian's packages, and those of PyPI that the
/// tests compare against.
public enum PythonEnvironment {
  /// Its interpreter; Debian's own where there is none, which has Debian's packages.
  public static let interpreter: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appending(path: ".build/python/bin/python").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : "/usr/bin/python3"
  }()

  /// For a test that needs what is not there.
  public static let absence =
    "a Python package is missing; with a network, run 'scripts/setup test'"

  /// A program that ended with an error, and what it said.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  /// Whether a module can be imported.
  public static func has(_ module: String) -> Bool {
    (try? run("import \(module)")) != nil
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: Its text.
  ///   - input: What it finds in a file whose path is its first argument.
  /// - Returns: What it wrote to standard output.
  /// - Throws: ``Failure`` if it ends with an error; also if there is no interpreter.
  @discardableResult
  public static func run(_ program: String, input: [UInt8] = []) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "python-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
    try Data(input).write(to: files[0])
    // Both streams go through files, so that no pipe can fill up.
    for file in files[1...] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: interpreter)
    process.arguments = ["-c", program, files[0].path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }
    return try Array(Data(contentsOf: files[1]))
  }
}
