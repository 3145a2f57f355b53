import Foundation

/// Programs of others that do the same work, run by the Python of `scripts/setup bench`.
enum Peer {
  struct Result {
    var milliseconds: Double
    /// What it found, to be held against what we found.
    var count: Int
  }

  /// What a script in `peers/` prints, by name.
  ///
  /// - Returns: Nothing where the interpreter or a package is missing.
  static func results(of script: String, _ arguments: [String]) throws -> [String: Result] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.deletingLastPathComponent()
      .appending(path: ".build/peers/bin/python")
    process.arguments = [folder.appending(path: "peers/\(script)").path] + arguments
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { return [:] }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var results: [String: Result] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let time = Double(words[1]), let count = Int(words[2]) else {
        continue
      }
      results[String(words[0])] = Result(milliseconds: time, count: count)
    }
    return results
  }
}
