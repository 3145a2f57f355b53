import Codecs
import Scene

/// A folder with a PNG for every frame time, and the list of their times.
struct FrameFolderFilm: FilmSource {
  /// Gives the bytes of a file in the folder.
  typealias ReadingFrame = @Sendable (_ name: String) throws -> [UInt8]

  let width: Int
  let height: Int
  private let entries: [FrameList.Entry]
  private let readFrame: ReadingFrame
  private var nextEntry = 0
  private var shown: (file: [UInt8], picture: StraightBitmap)?

  /// Why the pictures are no film.
  enum Problem: Error, Hashable, CustomStringConvertible {
    case frameSize(name: String, width: Int, height: Int)
    case frame(name: String, UnreadablePicture)

    var description: String {
      switch self {
      case .frameSize(let name, let width, let height):
        "\(name) is \(width) × \(height), not as large as the first frame"
      case .frame(_, let error): "\(error)"
      }
    }
  }

  init(list: [UInt8], readFrame: @escaping ReadingFrame) throws {
    entries = try FrameList(list).entries
    self.readFrame = readFrame
    let name = entries[0].file
    let first = try readFrame(name)
    do {
      (width, height) = try PNGDecoder.size(of: first)
    } catch {
      throw Problem.frame(name: name, UnreadablePicture(path: name, error: error))
    }
  }

  var loop: LoopCount? { nil }

  mutating func next() throws -> StraightFrame? {
    guard nextEntry < entries.count else { return nil }
    let entry = entries[nextEntry]
    nextEntry += 1
    let duration = FrameDuration(numerator: entry.nanoseconds, denominator: 1_000_000_000)
    let file = try readFrame(entry.file)
    if let shown, shown.file == file {
      return StraightFrame(bitmap: shown.picture, duration: duration, changed: .empty)
    }
    let picture = try decoded(file, entry.file)
    shown = (file, picture)
    return StraightFrame(bitmap: picture, duration: duration, changed: picture.bounds)
  }

  private func decoded(_ file: [UInt8], _ name: String) throws -> StraightBitmap {
    let picture: StraightBitmap
    do {
      picture = try PNGDecoder.decodeStraight(file)
    } catch {
      throw Problem.frame(name: name, UnreadablePicture(path: name, error: error))
    }
    guard picture.width == width, picture.height == height else {
      throw Problem.frameSize(name: name, width: picture.width, height: picture.height)
    }
    return picture
  }
}
