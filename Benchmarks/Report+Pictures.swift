import Codecs
import DemoRecorder
import Foundation
import Scene

/// How fast frames of the reference film are written as PNG and the film as APNG, how large they
/// become, and how others fare with the same frames.
func reportPictures() throws {
  let scenario = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "reference.yaml")
  let stages = RecordingStages(text: try String(contentsOf: scenario, encoding: .utf8))
  let frames = try stages.files(in: "frames").filter { $0.name.hasSuffix(".png") }
  let folder = FileManager.default.temporaryDirectory.appending(path: "frames-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (number, frame) in frames.enumerated() {
    let name = String(1_000_000 + number).dropFirst()
    try Data(frame.bytes).write(to: folder.appending(path: "\(name).png"))
  }
  print("pictures: frames of the reference film, the least of five runs")
  // The call screen, the bubble at rest, and one on the way between them.
  for number in [0, 100, 470] where number < frames.count {
    try reportPicture(number, PNGDecoder.decode(frames[number].bytes), in: folder)
  }
  try reportFilm(stages, in: folder)
}

private func reportPicture(_ number: Int, _ bitmap: Bitmap, in folder: URL) throws {
  let colors = Set(bitmap.pixels).count
  let (fastTime, fast) = try least { try PNGEncoder.encode(bitmap, effort: .fast) }
  let (smallTime, small) = try least { try PNGEncoder.encode(bitmap) }
  print("  frame \(number), \(bitmap.width) × \(bitmap.height), \(colors) colours")
  print("    fast  \(milliseconds(fastTime)), \(fast.count) bytes")
  print("    small \(milliseconds(smallTime)), \(small.count) bytes")
  let raw = folder.appending(path: "\(number).rgba")
  // An opaque picture is the same premultiplied and straight.
  try Data(bitmap.pixels.flatMap { pixel in [0, 8, 16, 24].map { UInt8(pixel >> $0 & 255) } })
    .write(to: raw)
  let file = folder.appending(path: "\(number).file")
  try Data(small).write(to: file)
  let theirs = try Peer.results(
    of: "libpng_level1.py", ["\(bitmap.width)", "\(bitmap.height)", raw.path])
  compare(
    "libpng, RGB, level 1", theirs["\(number)"], with: fastTime, fast.count,
    advice: "scripts/setup bench")
  let optimised = try Peer.results(of: "optimise_png.py", [file.path])
  compare(
    "oxipng -o2", optimised["\(number)"], with: smallTime, small.count,
    advice: "scripts/setup bench")
}

private func reportFilm(_ stages: RecordingStages, in folder: URL) throws {
  let (drawTime, _) = try least { try stages.run(to: .draw) }
  let (time, files) = try least { try stages.files(in: "apng") }
  let bytes = files.first { $0.name.hasSuffix(".apng") }?.bytes.count ?? 0
  let codingTime = max(time - drawTime, .zero)
  print("  the film as APNG")
  print("    coding alone \(milliseconds(codingTime)), \(bytes) bytes")
  let theirs = try Peer.results(of: "assemble_film.py", [folder.path, "50"])
  compare(
    "apngasm -z0", theirs["apngasm-z0"], with: codingTime, bytes,
    advice: "apt-get install apngasm")
}

private func compare(
  _ name: String, _ theirs: Peer.Result?, with time: Duration, _ bytes: Int, advice: String
) {
  guard let theirs else {
    print("    \(name) is not installed: \(advice)")
    return
  }
  let timeRatio = time / .milliseconds(1) / theirs.milliseconds
  let byteRatio = Double(bytes) / Double(theirs.count)
  print(
    "    \(name) \(milliseconds(.milliseconds(theirs.milliseconds))), \(theirs.count) bytes: "
      + "ours \(thousandths(timeRatio)) of its time, \(thousandths(byteRatio)) of its bytes")
}

private func least<Result>(_ body: () throws -> Result) throws -> (Duration, Result) {
  let clock = ContinuousClock()
  var result = try body()
  var least = Duration.seconds(3600)
  for _ in 0..<5 { least = min(least, try clock.measure { result = try body() }) }
  return (least, result)
}

private func thousandths(_ ratio: Double) -> String {
  let number = Int((ratio * 1000).rounded())
  return "\(number / 1000)." + String(1000 + number % 1000).dropFirst()
}

private func milliseconds(_ time: Duration) -> String {
  let hundredths = Int((time / .milliseconds(1) * 100).rounded())
  return "\(hundredths / 100)." + String(100 + hundredths % 100).dropFirst() + " ms"
}
