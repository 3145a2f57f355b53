import Foundation
import Scene

/// Programs of others that decode our files, where they are installed.
enum Oracle {
  static let hasPillow = (try? run("/usr/bin/python3", ["-c", "import PIL"]))?.status == 0
  static let hasFFmpeg = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")
  static let hasGifsicle = FileManager.default.isExecutableFile(atPath: "/usr/bin/gifsicle")

  struct Frame: Equatable {
    var milliseconds: Int
    /// Straight RGBA, row by row.
    var pixels: [UInt8]
  }

  /// The frames as Pillow shows them, each with its duration rounded to milliseconds.
  static func pillow(_ bytes: [UInt8]) throws -> [Frame] {
    let script = """
      import sys, struct
      from PIL import Image, ImageSequence
      picture = Image.open(sys.argv[1])
      for frame in ImageSequence.Iterator(picture):
          pixels = frame.convert("RGBA").tobytes()
          milliseconds = round(float(frame.info.get("duration", 0)))
          sys.stdout.buffer.write(struct.pack("<II", milliseconds, len(pixels)) + pixels)
      """
    let output = try withFile(bytes) { try run("/usr/bin/python3", ["-c", script, $0]).output }
    var frames: [Frame] = []
    var rest = output[...]
    func number(_ bytes: ArraySlice<UInt8>) -> Int {
      bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    while rest.count >= 8 {
      let milliseconds = number(rest.prefix(4))
      let count = number(rest.dropFirst(4).prefix(4))
      frames.append(
        Frame(milliseconds: milliseconds, pixels: Array(rest.dropFirst(8).prefix(count))))
      rest = rest.dropFirst(8 + count)
    }
    return frames
  }

  /// The pixels of all frames as ffmpeg shows them, one after another, in straight RGBA.
  static func ffmpeg(_ bytes: [UInt8]) throws -> [UInt8] {
    try withFile(bytes) { path in
      try run(
        "/usr/bin/ffmpeg",
        [
          "-v", "error", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt",
          "rgba", "-",
        ]
      ).output
    }
  }

  /// A file as ffmpeg converts it, with arguments that say how.
  static func converted(_ bytes: [UInt8], to suffix: String, _ arguments: [String]) throws
    -> [UInt8]
  {
    try withFile(bytes) { path in
      let result = path + "." + suffix
      defer { try? FileManager.default.removeItem(atPath: result) }
      _ = try run("/usr/bin/ffmpeg", ["-v", "error", "-y", "-i", path] + arguments + [result])
      return try Array(Data(contentsOf: URL(fileURLWithPath: result)))
    }
  }

  /// What gifsicle complains of; empty for a sound file.
  static func gifsicleComplaints(_ bytes: [UInt8]) throws -> String {
    try withFile(bytes) { path in
      let result = try run("/usr/bin/gifsicle", ["--info", path])
      return result.complaints + (result.status == 0 ? "" : " status \(result.status)")
    }
  }

  private static func withFile<Result>(
    _ bytes: [UInt8], _ body: (String) throws -> Result
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("codecs-oracle-\(UUID().uuidString)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  private static func run(
    _ program: String, _ arguments: [String]
  ) throws -> (status: Int32, output: [UInt8], complaints: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let (output, complaints) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
    let text = String(
      decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, bytes, text)
  }
}

/// Straight RGBA of a picture whose pixels are opaque or transparent.
func straightBytes(of bitmap: Bitmap) -> [UInt8] {
  bitmap.pixels.flatMap {
    [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255), UInt8($0 >> 24)]
  }
}
