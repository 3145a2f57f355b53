import Scene

/// The `fcTL` chunk that stands before each frame of an APNG.
///
/// Source: PNG specification, third edition, section 11.3.6.
struct APNGFrameControl: Hashable {
  enum Blend: UInt8 {
    /// The frame's pixels replace those of the canvas, alpha included.
    case source = 0
    case over = 1
  }

  static let size = 26

  var sequence: Int
  var rectangle: PixelRect
  /// In seconds; a denominator of 0 stands for 100.
  var delayNumerator: UInt16
  var delayDenominator: UInt16
  var disposal: FrameDisposal
  var blend: Blend

  var duration: FrameDuration {
    FrameDuration(
      numerator: Int(delayNumerator),
      denominator: delayDenominator == 0 ? 100 : Int(delayDenominator))
  }

  var bytes: [UInt8] {
    let disposalCode: UInt8 =
      switch disposal {
      case .keep: 0
      case .clear: 1
      case .restore: 2
      }
    return [sequence, rectangle.width, rectangle.height, rectangle.left, rectangle.top]
      .flatMap { PNGChunk.bigEndian(UInt32($0)) }
      + PNGChunk.bigEndian(delayNumerator) + PNGChunk.bigEndian(delayDenominator)
      + [disposalCode, blend.rawValue]
  }

  /// - Parameter data: The chunk's data.
  init(reading data: Range<Int>, of bytes: [UInt8]) throws(APNGError.Problem) {
    guard data.count == Self.size else { throw .misplacedChunk("fcTL") }
    func number(at offset: Int, bytes count: Int) -> Int {
      let start = data.lowerBound + offset
      return bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    sequence = number(at: 0, bytes: 4)
    rectangle = PixelRect(
      left: number(at: 12, bytes: 4), top: number(at: 16, bytes: 4),
      width: number(at: 4, bytes: 4), height: number(at: 8, bytes: 4))
    delayNumerator = UInt16(number(at: 20, bytes: 2))
    delayDenominator = UInt16(number(at: 22, bytes: 2))
    let operations = (disposal: number(at: 24, bytes: 1), blend: number(at: 25, bytes: 1))
    guard operations.disposal <= 2 else { throw .unknownOperation(operations.disposal) }
    guard let blend = Blend(rawValue: UInt8(operations.blend)) else {
      throw .unknownOperation(operations.blend)
    }
    disposal = [.keep, .clear, .restore][operations.disposal]
    self.blend = blend
  }

  init(sequence: Int, rectangle: PixelRect, disposal: FrameDisposal, blend: Blend) {
    self.sequence = sequence
    self.rectangle = rectangle
    delayNumerator = 0
    delayDenominator = 1
    self.disposal = disposal
    self.blend = blend
  }
}
