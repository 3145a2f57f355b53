import DemoRecorder
import Foundation

/// The coding of a film as APNG.
struct FilmCoding {
  private let stages: RecordingStages

  init(path: String) throws {
    stages = RecordingStages(text: try String(contentsOfFile: path, encoding: .utf8))
  }

  /// The time that making the film as APNG takes more than drawing it, and the bytes.
  func readings() throws -> [Reading] {
    let (drawing, _) = try medianTime(of: 3) { try stages.run(to: .draw) }
    let (recording, files) = try medianTime(of: 3) { try stages.files(in: "apng") }
    let bytes = files.filter { $0.name.hasSuffix(".apng") }.reduce(0) { $0 + $1.bytes.count }
    return [.time("coding", max(recording - drawing, .zero)), .bytes("APNG", bytes)]
  }
}
