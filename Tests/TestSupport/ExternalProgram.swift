import Foundation

/// A program of another package, which a test compares with.
public struct ExternalProgram: Sendable {
  /// A program that is not there, or that ended with an error, and what it said.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  /// The path of the program.
  public var path: String

  public init(path: String) { self.path = path }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - arguments: `INPUT` stands for the path of a file with the input.
  /// - Returns: What it wrote to standard output.
  public func run(_ arguments: [String], input: String) throws -> String {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure(description: "\(path) is not there; run 'scripts/setup test'")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Both streams go through files, so that no pipe can fill up.
    let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments.map { $0.replacing("INPUT", with: files[0].path) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }
    return String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }
}
