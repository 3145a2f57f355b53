/// A text file's bytes with a way back from a position to line and column.
///
/// Bytes that are not UTF-8 count as one scalar each, so that every position has a place, also in a
/// file that is no text.
struct SourceText: Sendable {
  let file: String
  /// Without a byte order mark.
  let bytes: [UInt8]
  /// Why the file is no text that can be read on; the first reason in it.
  let flaw: Diagnostic?
  /// Where each line begins. Never empty, ascending.
  private let lines: [Position]
  /// The bytes at which every 1,024th scalar begins.
  private let milestones: [Int]
  /// How many scalars the file has.
  private let count: Int

  private struct Position {
    var scalar: Int
    var byte: Int
  }

  private static let stride = 1024

  /// Looks through the bytes once.
  init(file: String, bytes: [UInt8]) {
    self.file = file
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var scan = Scan()
    scan.run(over: text.span)
    self.bytes = text
    lines = scan.lines
    milestones = scan.milestones
    count = scan.scalar
    let encoding = Self.encodingFlaw(of: bytes).map { ($0, Position(scalar: 0, byte: 0)) }
    if let (problem, position) = encoding ?? scan.flaw {
      flaw = Diagnostic(
        problem, at: Self.location(of: position.scalar, in: scan.lines, file: file))
    } else {
      flaw = nil
    }
  }

  /// The place of the scalar with this index; the end of the file where there is none.
  func location(ofScalar index: Int) -> ScenarioLocation {
    Self.location(of: min(max(index, 0), count), in: lines, file: file)
  }

  var lineCount: Int { lines.count }

  /// The line's first byte, an end of line included; nil for an empty last line.
  ///
  /// - Precondition: `line` lies in `1...lineCount`.
  func firstByte(ofLine line: Int) -> UInt8? {
    let byte = lines[line - 1].byte
    return byte < bytes.count ? bytes[byte] : nil
  }

  /// Part of a line, without its end.
  ///
  /// - Parameters:
  ///   - line: From 1.
  ///   - columns: From 1; what lies beyond the line's end is left out.
  func scalars(ofLine line: Int, columns: Range<Int>) -> [Unicode.Scalar] {
    guard lines.indices.contains(line - 1), columns.lowerBound >= 1 else { return [] }
    let first = lines[line - 1].scalar + columns.lowerBound - 1
    let end = line < lines.count ? lines[line].byte : bytes.count
    guard first <= count else { return [] }
    var byte = self.byte(ofScalar: first)
    var scalars: [Unicode.Scalar] = []
    while byte < end, scalars.count < columns.count {
      let decoded = UTF8Scalar(in: bytes.span, at: byte)
      if decoded.scalar == "\n" || decoded.scalar == "\r" { break }
      scalars.append(decoded.scalar ?? "\u{FFFD}")
      byte += decoded.length
    }
    return scalars
  }

  /// UTF-16 begins with a mark of its own, or with an ASCII character that has a zero beside it.
  private static func encodingFlaw(of bytes: [UInt8]) -> Diagnostic.Problem? {
    let start = bytes.prefix(2)
    if start.elementsEqual([0xFF, 0xFE]) || start.elementsEqual([0xFE, 0xFF]) { return .utf16 }
    return start.count == 2 && start.contains(0) ? .utf16 : nil
  }

  private func byte(ofScalar index: Int) -> Int {
    var byte = milestones[min(index / Self.stride, milestones.count - 1)]
    for _ in 0..<(index - min(index / Self.stride, milestones.count - 1) * Self.stride) {
      guard byte < bytes.count else { return bytes.count }
      byte += UTF8Scalar(in: bytes.span, at: byte).length
    }
    return byte
  }

  private static func location(
    of scalar: Int, in lines: [Position], file: String
  ) -> ScenarioLocation {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].scalar <= scalar { low = middle } else { high = middle }
    }
    return ScenarioLocation(file: file, line: low + 1, column: scalar - lines[low].scalar + 1)
  }
}

extension SourceText {
  /// One pass over the bytes.
  private struct Scan {
    var lines = [Position(scalar: 0, byte: 0)]
    var milestones: [Int] = []
    var scalar = 0
    var flaw: (Diagnostic.Problem, Position)?

    mutating func run(over span: borrowing Span<UInt8>) {
      var byte = 0
      while byte < span.count {
        if scalar % SourceText.stride == 0 { milestones.append(byte) }
        let here = Position(scalar: scalar, byte: byte)
        let first = span[byte]
        if first >= 0x20, first < 0x7F {
          byte += 1
        } else {
          let decoded = UTF8Scalar(in: span, at: byte)
          if flaw == nil, let problem = decoded.problem(byte: first, offset: byte) {
            flaw = (problem, here)
          }
          byte += decoded.length
        }
        scalar += 1
        let endsLine =
          first == 0x0A || (first == 0x0D && !(byte < span.count && span[byte] == 0x0A))
        if endsLine { lines.append(Position(scalar: scalar, byte: byte)) }
      }
      if milestones.isEmpty { milestones = [0] }
    }
  }
}
