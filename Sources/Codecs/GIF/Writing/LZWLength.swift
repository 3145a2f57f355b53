/// How long the LZW data of an image will be, without writing them.
///
/// Counts what giflib's coder does: it takes the longest string it knows, learns that string and the next
/// index, and begins anew when it has learnt all codes of 12 bits. Strings that differ by repeats of their
/// last index are linked, so that long runs take few steps: a fifth of the time that coding takes.
struct LZWLength {
  private var links = [KnownStrings.Link](
    repeating: .init(lastIndex: 0, previous: 0), count: KnownStrings.codeCount)
  private var slots = [UInt32](repeating: 0, count: KnownStrings.slotCount)

  /// The length in bits of the codes of indices of `depth` bits; `nil` if it is not below `limit`.
  ///
  /// - Precondition: 1 to 8 bits, and an index.
  mutating func bits(of runs: [IndexRun], depth: Int, below limit: Int) -> Int? {
    precondition(1...8 ~= depth && !runs.isEmpty, "an image has pixels and a palette")
    return Self.bits(of: runs, depth: depth, below: limit, &links, &slots)
  }

  private static func bits(
    of runs: [IndexRun], depth: Int, below limit: Int, _ links: inout [KnownStrings.Link],
    _ slots: inout [UInt32]
  ) -> Int? {
    var counter = CodeCounter(depth: max(2, depth))  // no code size below that
    var links = links.mutableSpan
    var slots = slots.mutableSpan
    KnownStrings.forget(&links, &slots)
    counter.add()  // clears the coder's table
    var string = Int(runs[0].index)
    var isFirst = true
    for run in runs {
      var remaining = run.length - (isFirst ? 1 : 0)
      isFirst = false
      while remaining > 0 {
        let known = KnownStrings.extend(&string, by: run.index, atMost: remaining, links, slots)
        remaining -= known
        guard known == 0 else { continue }
        learn(string, run.index, &counter, &links, &slots)
        string = Int(run.index)
        remaining -= 1
      }
      guard counter.bits < limit else { return nil }
    }
    counter.add()
    counter.add()  // ends the image
    return counter.bits < limit ? counter.bits : nil
  }

  /// Writes a string's code, and learns it with an index more or forgets all.
  @inline(__always)
  private static func learn(
    _ string: Int, _ index: UInt8, _ counter: inout CodeCounter,
    _ links: inout MutableSpan<KnownStrings.Link>, _ slots: inout MutableSpan<UInt32>
  ) {
    counter.add()
    if counter.nextCode < CodeCounter.greatestCode {
      KnownStrings.learn(string, index, as: counter.nextCode, &links, &slots)
      counter.nextCode += 1
    } else {
      counter.clear()
      KnownStrings.forget(&links, &slots)
    }
  }
}

/// Adds up the lengths of codes, which grow with the number of strings learnt.
private struct CodeCounter {
  static let greatestCode = 4095

  private let firstFreeCode: Int
  private let firstLength: Int
  private var length: Int
  /// The code that the next string learnt gets.
  var nextCode: Int
  private(set) var bits = 0

  init(depth: Int) {
    // After the colours' come the codes that clear the table and that end the image.
    (firstFreeCode, firstLength) = (1 << depth + 2, depth + 1)
    (nextCode, length) = (firstFreeCode, firstLength)
  }

  mutating func add() {
    bits += length
    if nextCode >= 1 << length, length < 12 { length += 1 }
  }

  mutating func clear() {
    add()
    (nextCode, length) = (firstFreeCode, firstLength)
  }
}
