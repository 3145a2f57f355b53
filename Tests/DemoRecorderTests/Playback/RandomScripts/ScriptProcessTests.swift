import Foundation
import Testing

@testable import DemoRecorder

/// A script is played alike by two processes with hash seeds and environments of their own.
@Suite struct ScriptProcessTests {
  @Test(arguments: ScriptedComponent.allCases)
  func twoProcessesTraceTheSame(_ component: ScriptedComponent) throws {
    let folder = try TemporaryFolder()
    for seed in 0..<5 as Range<UInt64> {
      let file = folder.path + "/\(seed).yaml"
      try RandomScript(component, seed: seed).text.write(
        toFile: file, atomically: true, encoding: .utf8)

      let first = try Self.trace(file, into: folder.path + "/a", environment: ["TZ": "UTC"])
      let second = try Self.trace(
        file, into: folder.path + "/b",
        environment: ["TZ": "Asia/Shanghai", "SWIFT_DETERMINISTIC_HASHING": "1"])

      #expect(!first.isEmpty)
      #expect(first == second, "seed \(seed)")
    }
  }

  /// What the recorder that was built beside these tests writes of a file.
  private static func trace(
    _ file: String, into output: String, environment: [String: String]
  ) throws -> Data {
    try Data().write(to: URL(filePath: output))
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "demo-recorder")
    process.arguments = ["trace", file, "--every", "50ms", "--model"]
    process.environment = environment
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try Data(contentsOf: URL(filePath: output))
  }
}
