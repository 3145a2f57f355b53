import DemoRecorder
import Foundation

/// A recording taken apart: what each stage costs beside the one before.
struct FilmStages {
  private let stages: RecordingStages

  init(path: String) throws {
    stages = RecordingStages(text: try String(contentsOfFile: path, encoding: .utf8))
  }

  /// Times by the stages' names, and the film's numbers.
  func readings() throws -> [Reading] {
    var readings: [Reading] = []
    var previous = Duration.zero
    var work = RecordingStages.Work()
    for stage in RecordingStages.Stage.allCases {
      let (time, done) = try medianTime(of: 7) { try stages.run(to: stage) }
      readings.append(.time(stage.rawValue, max(time - previous, .zero)))
      previous = time
      work = done
    }
    return readings + [
      .count("frames", work.frames), .count("pictures", work.pictures),
      .count("painted pixels", work.paintedPixels), .bytes("GIF", work.bytes),
    ]
  }
}
