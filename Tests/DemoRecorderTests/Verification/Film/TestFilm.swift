import Codecs
import Scene
import TestSupport

@testable import DemoRecorder

/// A film as plain values: what the file of one would hold, frame by frame.
struct TestFilm: CustomStringConvertible {
  struct Frame: Equatable {
    var pixels: [UInt32]
    /// In 1/100 s.
    var delay: Int
  }

  var width = 3
  var height = 2
  var loop: LoopCount? = .forever
  var frames: [Frame]

  var description: String {
    frames.map { "\($0.delay): \($0.pixels.map { String($0, radix: 16) })" }.joined(separator: "\n")
  }

  /// Films of few colours and short delays, so that much in them is equal by chance.
  static func random(
    width: Int = 3, height: Int = 2, using random: inout SeededGenerator
  ) -> TestFilm {
    var film = TestFilm(width: width, height: height, frames: [])
    let count = width * height
    for _ in 0..<Int.random(in: 1...7, using: &random) {
      var pixels = film.frames.last?.pixels ?? [UInt32](repeating: 0xFF00_0000, count: count)
      for _ in 0..<Int.random(in: 0...count / 2, using: &random) {
        pixels[Int.random(in: 0..<count, using: &random)] =
          [0xFF00_0000, 0xFF00_00FF, 0xFFFF_FFFE].randomElement(using: &random) ?? 0
      }
      film.frames.append(Frame(pixels: pixels, delay: Int.random(in: 0...3, using: &random)))
    }
    film.frames[0].delay += 1
    return film
  }

  /// Changes one thing, or nothing that is seen.
  mutating func mutate(using random: inout SeededGenerator) {
    let place = Int.random(in: 0..<frames.count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: frames.insert(frames[place], at: place)
    case 1 where frames.count > 1: frames.remove(at: place)
    case 2 where place > 0: frames.swapAt(place, place - 1)
    case 3: frames[place].delay += 1
    case 4: frames[place].pixels[Int.random(in: 0..<(width * height), using: &random)] ^= 1
    case 5:  // cut in two, which nobody sees
      let part = Int.random(in: 0...frames[place].delay, using: &random)
      frames.insert(Frame(pixels: frames[place].pixels, delay: part), at: place)
      frames[place + 1].delay -= part
    default: break
    }
    if frames.allSatisfy({ $0.delay == 0 }) { frames[0].delay = 1 }
  }

  /// What is seen at 0, 10 ms, 20 ms …
  var ticks: [[UInt32]] { frames.flatMap { Array(repeating: $0.pixels, count: $0.delay) } }

  var reader: FilmReader { FilmReader(source: Source(film: self), path: "test") }

  /// For each tick the number of its picture, equal neighbours counted as one.
  static func numbers(of ticks: [[UInt32]]) -> [Int] {
    var numbers: [Int] = []
    for (place, tick) in ticks.enumerated() {
      let last = numbers.last ?? 0
      numbers.append(place > 0 && tick != ticks[place - 1] ? last + 1 : last)
    }
    return numbers
  }

  private struct Source: FilmSource {
    let film: TestFilm
    private var place = 0

    init(film: TestFilm) { self.film = film }

    var width: Int { film.width }
    var height: Int { film.height }
    var loop: LoopCount? { film.loop }

    mutating func next() -> StraightFrame? {
      guard place < film.frames.count else { return nil }
      defer { place += 1 }
      let frame = film.frames[place]
      return StraightFrame(
        bitmap: StraightBitmap(width: width, height: height, pixels: frame.pixels),
        duration: FrameDuration(centiseconds: frame.delay), changed: changed)
    }

    /// The smallest rectangle round what differs from the frame before.
    private var changed: PixelRect {
      guard place > 0 else { return PixelRect(left: 0, top: 0, width: width, height: height) }
      return naiveBounds(
        of: film.frames[place - 1].pixels, film.frames[place].pixels, width: width)
    }
  }
}

func naiveBounds(of one: [UInt32], _ other: [UInt32], width: Int) -> PixelRect {
  one.indices.filter { one[$0] != other[$0] }.reduce(.empty) {
    $0.union(PixelRect(left: $1 % width, top: $1 / width, width: 1, height: 1))
  }
}

/// All that a reader shows: pictures, starts and ends in 1/100 s.
func shown(_ reader: FilmReader) throws -> [(pixels: [UInt32], start: Int, end: Int)] {
  var reader = reader
  var pictures: [(pixels: [UInt32], start: Int, end: Int)] = []
  while try reader.advance(), let picture = reader.current {
    pictures.append((picture.bitmap.pixels, picture.start.ticks, picture.end.ticks))
  }
  return pictures
}

extension Duration {
  /// In 1/100 s; the test films know no other times.
  var ticks: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 100 + Int(attoseconds / 10_000_000_000_000_000)
  }

  static func ticks(_ count: Int) -> Duration { .milliseconds(10 * count) }
}
