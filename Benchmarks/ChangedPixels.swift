import Foundation

/// A film of bare pixels, as `--format rgba` writes it, of which those are counted that change.
struct ChangedPixels {
  private let path: String
  /// Bytes of a frame.
  private let length: Int

  /// - Parameter arguments: The file, and a frame's width and height in pixels.
  init(_ arguments: [String]) throws {
    guard arguments.count == 3, let width = Int(arguments[1]), let height = Int(arguments[2]),
      (1...65_535).contains(width), (1...65_535).contains(height)
    else { throw Measurement.WrongArguments() }
    path = arguments[0]
    length = width * height * 4
  }

  /// Pixels that differ from the frame before; all of the first frame.
  func reading() throws -> Reading {
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    defer { try? file.close() }
    var shown = Data()
    var changed = 0
    while let frame = try file.read(upToCount: length), frame.count == length {
      if frame != shown { changed += Self.differences(shown, frame) }
      shown = frame
    }
    return .count("changed pixels", changed)
  }

  private static func differences(_ old: Data, _ new: Data) -> Int {
    guard !old.isEmpty else { return new.count / 4 }
    return unsafe old.withUnsafeBytes { old in
      unsafe new.withUnsafeBytes { new in
        let (old, new) = unsafe (old.bindMemory(to: UInt32.self), new.bindMemory(to: UInt32.self))
        var count = 0
        for index in new.indices where unsafe old[index] != new[index] { count += 1 }
        return count
      }
    }
  }
}
