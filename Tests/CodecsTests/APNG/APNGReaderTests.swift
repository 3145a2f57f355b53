import Codecs
import Scene
import TestSupport
import Testing

/// APNG files put together chunk by chunk.
struct HandmadeAPNG {
  struct Frame {
    var rectangle: PixelRect
    var color: [UInt8]  // straight RGBA
    var disposal: UInt8 = 0
    var blend: UInt8 = 0
  }

  var width = 4
  var height = 2
  var frames: [Frame]
  var announced: Int?
  var firstSequence = 0
  /// A picture for plain viewers that is no frame.
  var defaultColor: [UInt8]?

  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += pngChunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0])
    file += pngChunk("acTL", bigEndian(announced ?? frames.count) + bigEndian(0))
    if let defaultColor { file += pngChunk("IDAT", pixels(defaultColor, width, height)) }
    var sequence = firstSequence
    for (number, frame) in frames.enumerated() {
      let rectangle = frame.rectangle
      let place = [rectangle.width, rectangle.height, rectangle.left, rectangle.top]
      file += pngChunk(
        "fcTL",
        bigEndian(sequence) + place.flatMap(bigEndian) + [0, 1, 0, 0, frame.disposal, frame.blend])
      sequence += 1
      let data = pixels(frame.color, rectangle.width, rectangle.height)
      if number == 0, defaultColor == nil {
        file += pngChunk("IDAT", data)
      } else {
        file += pngChunk("fdAT", bigEndian(sequence) + data)
        sequence += 1
      }
    }
    return file + pngChunk("IEND", [])
  }

  private func pixels(_ color: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
    var rows: [UInt8] = []
    for _ in 0..<height { rows += [0] + Array(repeatElement(color, count: width).joined()) }
    return storedZlib(rows)
  }
}

@Suite struct APNGReading {
  private let whole = PixelRect(left: 0, top: 0, width: 4, height: 2)
  private let left = PixelRect(left: 0, top: 0, width: 2, height: 2)
  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let halfGreen: [UInt8] = [0, 255, 0, 128]

  /// The colours of the leftmost and the rightmost pixel of each frame.
  private func corners(_ film: HandmadeAPNG) throws -> [[PremultipliedRGBA8]] {
    try playAPNG(film.bytes).map { [$0.bitmap[0, 0], $0.bitmap[3, 1]] }
  }

  private let redPixel = PremultipliedRGBA8(red: 255, green: 0, blue: 0, alpha: 255)
  private let bluePixel = PremultipliedRGBA8(red: 0, green: 0, blue: 255, alpha: 255)
  private let clear = PremultipliedRGBA8(packed: 0)

  @Test func disposalDecidesWhatTheNextFrameIsLaidOn() throws {
    func film(_ disposal: UInt8) -> HandmadeAPNG {
      HandmadeAPNG(frames: [
        .init(rectangle: whole, color: red),
        .init(rectangle: left, color: blue, disposal: disposal),
        .init(rectangle: PixelRect(left: 1, top: 0, width: 1, height: 1), color: red),
      ])
    }

    #expect(try corners(film(0)).last == [bluePixel, redPixel])
    #expect(try corners(film(1)).last == [clear, redPixel])
    #expect(try corners(film(2)).last == [redPixel, redPixel])
  }

  @Test func aFirstFrameToBeRestoredIsCleared() throws {
    let film = HandmadeAPNG(frames: [
      .init(rectangle: whole, color: red, disposal: 2),
      .init(rectangle: left, color: blue),
    ])

    #expect(try corners(film) == [[redPixel, redPixel], [bluePixel, clear]])
  }

  @Test func blendingOverMixesAndSourceReplaces() throws {
    func film(_ blend: UInt8) -> HandmadeAPNG {
      HandmadeAPNG(frames: [
        .init(rectangle: whole, color: red),
        .init(rectangle: left, color: halfGreen, blend: blend),
      ])
    }

    // Half green over red: green 128, red 255·127/255.
    let mixed = PremultipliedRGBA8(red: 127, green: 128, blue: 0, alpha: 255)
    let replaced = PremultipliedRGBA8(red: 0, green: 128, blue: 0, alpha: 128)
    #expect(try corners(film(1)).last == [mixed, redPixel])
    #expect(try corners(film(0)).last == [replaced, redPixel])
  }

  @Test func aDefaultPictureIsNoFrame() throws {
    let film = HandmadeAPNG(
      frames: [.init(rectangle: whole, color: red)], defaultColor: blue)

    #expect(try corners(film) == [[redPixel, redPixel]])
  }

  @Test func aDenominatorOfZeroStandsForHundredths() throws {
    let film = HandmadeAPNG(frames: [.init(rectangle: whole, color: red)])

    #expect(try playAPNG(film.bytes).map(\.duration) == [FrameDuration(centiseconds: 1)])
  }

  @Test func aPlainPNGIsNotAnimated() throws {
    let bytes = try PNGEncoder.encode(Bitmap(width: 2, height: 2))

    #expect(throws: APNGError(problem: .notAnimated, frame: nil)) { try APNGReader(bytes) }
  }

  @Test func countsAndNumbersMustBeRight() throws {
    var film = HandmadeAPNG(frames: [
      .init(rectangle: whole, color: red), .init(rectangle: left, color: blue),
    ])
    film.announced = 3
    #expect(throws: APNGError(problem: .frameCount(announced: 3, found: 2), frame: 1)) {
      try APNGReader(film.bytes)
    }
    film.announced = nil
    film.firstSequence = 1
    #expect(throws: APNGError(problem: .sequence(expected: 0, found: 1), frame: nil)) {
      try APNGReader(film.bytes)
    }
  }

  @Test(arguments: [
    PixelRect(left: 3, top: 0, width: 2, height: 1),
    PixelRect(left: 0, top: 2, width: 1, height: 1),
    PixelRect(left: 0, top: 0, width: 0, height: 1),
  ])
  func framesBeyondThePictureAreRefused(rectangle: PixelRect) throws {
    let film = HandmadeAPNG(frames: [
      .init(rectangle: whole, color: red), .init(rectangle: rectangle, color: blue),
    ])

    #expect(throws: APNGError(problem: .frameOutside, frame: 0)) { try APNGReader(film.bytes) }
  }

  @Test func aWrongChecksumIsNoticed() throws {
    var bytes = HandmadeAPNG(frames: [.init(rectangle: whole, color: red)]).bytes
    bytes[45] ^= 1  // inside of acTL

    #expect(throws: APNGError(problem: .badChecksum, frame: nil)) { try APNGReader(bytes) }
  }

  @Test func everyTruncationIsNoticed() throws {
    var random = SeededGenerator(seed: 1)
    let bytes = try writeAPNG(
      SamplePictures.sprites(frames: 4, width: 9, height: 9, colors: 4, using: &random))

    for count in bytes.indices {
      let error = #expect(throws: APNGError.self) { try APNGReader(Array(bytes[..<count])) }
      #expect(error?.problem == .truncated)
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func flippedBytesNeverCrash(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let film = SamplePictures.sprites(
      frames: 3, width: 12, height: 12, colors: 30, using: &random)
    let bytes = repairingChecksums(of: flip(try writeAPNG(film), using: &random))

    let frames = try? playAPNG(bytes)

    #expect(frames == nil || frames?.isEmpty == false)
  }

  /// So that flipped data is not caught by its checksum already.
  private func repairingChecksums(of bytes: [UInt8]) -> [UInt8] {
    var repaired = bytes
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = position + 8 + length
      guard end + 4 <= bytes.count else { break }
      let checksum = naiveCRC(Array(bytes[(position + 4)..<end]))
      repaired.replaceSubrange(end..<(end + 4), with: bigEndian(Int(checksum)))
      position = end + 4
    }
    return repaired
  }
}
