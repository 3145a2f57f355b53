/// Bytes in a row that are wanted again at the end of a film: in memory while they are few, then in a
/// file beside the one that is made of them.
struct Spool {
  private let name: String
  private let output: any OutputSink
  private var memory: [UInt8] = []
  private var file: (any ScratchFile)?
  /// How many bytes lie in the file; those in memory come after them.
  private var filed = 0

  /// What is kept in memory at most, beside what comes at once.
  static let mostMemory = 1 << 17

  /// - Parameter name: Of the file that will be made of the bytes.
  init(for name: String, in output: any OutputSink) {
    self.name = name
    self.output = output
  }

  /// Whether there are more than memory has to keep.
  var isFiled: Bool { file != nil }

  mutating func append(_ bytes: [UInt8]) throws {
    memory += bytes
    guard memory.count > Self.mostMemory else { return }
    if file == nil { file = try output.scratch(for: name) }
    guard let file else { return }
    try file.append(memory)
    filed += memory.count
    memory.removeAll(keepingCapacity: true)
  }

  /// Some of the bytes, counted from the first.
  func bytes(in range: Range<Int>) throws -> [UInt8] {
    let boundary = min(max(range.lowerBound, filed), range.upperBound)
    let first =
      range.lowerBound < boundary
      ? try file?.bytes(in: range.lowerBound..<boundary) ?? [] : []
    return first
      + memory[boundary - min(filed, boundary)..<range.upperBound - min(filed, range.upperBound)]
  }

  /// Makes the file: `head`, all the bytes, `tail`.
  func write(after head: [UInt8], before tail: [UInt8] = []) throws {
    guard file != nil else { return try output.write(head + memory + tail, to: name) }
    var whole = try output.begin(name)
    try whole.append(head)
    for start in stride(from: 0, to: filed, by: Self.mostMemory) {
      try whole.append(try bytes(in: start..<min(start + Self.mostMemory, filed)))
    }
    try whole.append(memory + tail)
    try whole.finish()
  }
}
