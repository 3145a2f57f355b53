import Codecs
import Foundation
import Scene

/// A frame of a film, to be written as PNG.
struct StillPicture {
  private let file: URL
  private let bitmap: Bitmap

  init(path: String) throws {
    file = URL(filePath: path)
    bitmap = try PNGDecoder.decode(Array(Data(contentsOf: file)))
  }

  /// The times and bytes of both efforts, and the number of colours.
  ///
  /// Leaves `NAME.rgba`, its pixels in straight RGBA, and `NAME.small`, the smaller PNG, beside it.
  func readings() throws -> [Reading] {
    let name = file.deletingPathExtension().lastPathComponent
    let (fastTime, fast) = try medianTime(of: 15) { try PNGEncoder.encode(bitmap, effort: .fast) }
    let (smallTime, small) = try medianTime(of: 5) { try PNGEncoder.encode(bitmap) }
    // An opaque picture is the same premultiplied and straight.
    let pixels = bitmap.pixels.flatMap { pixel in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    try Data(pixels).write(to: neighbour(".rgba"))
    try Data(small).write(to: neighbour(".small"))
    return [
      .count("\(name), colours", Set(bitmap.pixels).count),
      .time("\(name), fast", fastTime), .bytes("\(name), fast, size", fast.count),
      .time("\(name), small", smallTime), .bytes("\(name), small, size", small.count),
    ]
  }

  private func neighbour(_ ending: String) -> URL {
    URL(filePath: file.deletingPathExtension().path + ending)
  }
}
