/// What `frames.json` says of the pictures in its folder.
struct FrameList: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    /// Its name in the folder, one that `record` gives: never a path.
    var file: String
    /// How long it is shown.
    var nanoseconds: Int
  }

  /// One or more.
  private(set) var entries: [Entry] = []

  /// Why a list cannot be used.
  enum Problem: Error, Hashable, CustomStringConvertible {
    case noList
    case noFrames
    /// The number of the entry, from 0.
    case entry(Int)
    case gap(Int)

    var description: String {
      switch self {
      case .noList: "the list of frames is not one that 'record' writes"
      case .noFrames: "the list of frames is empty"
      case .entry(let number): "frame \(number) of the list is not one that 'record' writes"
      case .gap(let number): "frame \(number) of the list does not begin where the one before ends"
      }
    }
  }

  /// Reads the entries one by one, for a long film has more of them than a document may have values.
  init(_ bytes: [UInt8]) throws(Problem) {
    var text = bytes.filter { !Self.blanks.contains($0) }[...]
    guard text.starts(with: Self.head) else { throw .noList }
    text = text.dropFirst(Self.head.count)
    var end = 0
    while text.first == UInt8(ascii: "{") {
      guard let close = text.firstIndex(of: UInt8(ascii: "}")) else { throw .noList }
      let (entry, start) = try Self.entry(Array(text[...close]), number: entries.count)
      guard start == end else { throw .gap(entries.count) }
      // No start is later than `longest`, so this cannot overflow.
      end += entry.nanoseconds
      entries.append(entry)
      text = text[(close + 1)...]
      guard text.first == UInt8(ascii: ",") else { break }
      text = text.dropFirst()
    }
    guard text.elementsEqual("]}".utf8) else { throw .noList }
    guard !entries.isEmpty else { throw .noFrames }
  }

  private static let head = Array("{\"frames\":[".utf8)
  private static let blanks = Set(" \t\r\n".utf8)
  /// No film is longer.
  private static let longest = 3_600_000_000_000

  private static func entry(
    _ text: [UInt8], number: Int
  ) throws(Problem) -> (entry: Entry, start: Int) {
    guard let value = JSONValue(text), let file = value["file"]?.string,
      FrameName.number(in: file) != nil,
      let duration = nanoseconds(value["duration"]), let start = nanoseconds(value["time"])
    else { throw .entry(number) }
    return (Entry(file: file, nanoseconds: duration), start)
  }

  /// A time written in milliseconds.
  private static func nanoseconds(_ value: JSONValue?) -> Int? {
    guard let number = value?.number else { return nil }
    let nanoseconds = (number * 1e6).rounded()
    guard nanoseconds >= 0, nanoseconds <= Double(longest) else { return nil }
    return Int(nanoseconds)
  }
}
