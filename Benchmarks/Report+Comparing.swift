import DemoRecorder
import Foundation

/// How fast pictures are compared, and how fast others compare them in the same run.
func reportComparisons() throws {
  print("compare: two pictures of \(PicturePair.width) × \(PicturePair.height) in memory")
  let moved = PicturePair.moved()
  try report("identical, exact", .identical(), against: ["numpy-words", "numpy-bytes"]) {
    $0.differingPixels()
  }
  try report("moved cards, exact", moved, against: ["numpy-words", "numpy-bytes"]) {
    $0.differingPixels()
  }
  for (name, pair) in [("moved cards, YIQ", moved), ("noise, YIQ", .noise())] {
    try report(name, pair, against: ["pixelmatch-fast"]) { $0.differingPixels(threshold: 0.1) }
  }
}

private func report(
  _ name: String, _ pair: PicturePair, against peers: [String], _ count: (TimedComparison) -> Int
) throws {
  let comparison = TimedComparison(
    width: PicturePair.width, height: PicturePair.height, expected: pair.first,
    actual: pair.second)
  let clock = ContinuousClock()
  var found = 0
  let time = (0..<30).map { _ in clock.measure { found = count(comparison) } }.min() ?? .zero
  print("  \(name): \(microseconds(time)), \(found) pixels differ")
  let results = try withFiles(of: pair) { files in
    try Peer.results(
      of: "compare.py", ["\(PicturePair.width)", "\(PicturePair.height)"] + peers + files)
  }
  for peer in peers {
    guard let result = results[peer] else {
      print("    \(peer) is not installed: run 'scripts/setup bench'")
      continue
    }
    let theirs = Duration.milliseconds(result.milliseconds)
    let tenths = Int((theirs / time * 10).rounded())
    print(
      "    \(peer) \(microseconds(theirs)): \(tenths / 10).\(tenths % 10) times as long"
        + (result.count == found ? "" : ", and finds \(result.count)"))
  }
}

private func withFiles<Result>(
  of pair: PicturePair, _ body: ([String]) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "compare-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let files = ["expected", "actual"].map { folder.appending(path: "\($0).rgba") }
  for (file, picture) in zip(files, [pair.first, pair.second]) {
    let bytes = picture.flatMap { pixel in [0, 8, 16, 24].map { UInt8(pixel >> $0 & 255) } }
    try Data(bytes).write(to: file)
  }
  return try body(files.map(\.path))
}

private func microseconds(_ time: Duration) -> String {
  "\(Int((time / .microseconds(1)).rounded())) µs"
}
