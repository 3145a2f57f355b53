import DemoRecorder
import Foundation

extension PicturePair {
  /// The times of comparing each pair, and how many pixels differ.
  ///
  /// - Parameter folder: Receives `NAME-expected.rgba` and `NAME-actual.rgba` of each pair.
  static func readings(leavingPicturesIn folder: String) throws -> [Reading] {
    let pairs = [("identical", identical()), ("moved", moved()), ("noise", noise())]
    for (name, pair) in pairs { try pair.write(to: URL(filePath: folder), as: name) }
    return pairs.flatMap { name, pair -> [Reading] in
      let comparison = TimedComparison(
        width: width, height: height, expected: pair.first, actual: pair.second)
      let exact = medianTime(of: 30) { comparison.differingPixels() }
      let seen = medianTime(of: 10) { comparison.differingPixels(threshold: 0.1) }
      return [
        .time("\(name), exact", exact.time), .count("\(name), exact, found", exact.result),
        .time("\(name), YIQ", seen.time), .count("\(name), YIQ, found", seen.result),
      ]
    }
  }

  private func write(to folder: URL, as name: String) throws {
    for (side, picture) in [("expected", first), ("actual", second)] {
      let bytes = picture.flatMap { pixel in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
      try Data(bytes).write(to: folder.appending(path: "\(name)-\(side).rgba"))
    }
  }
}
