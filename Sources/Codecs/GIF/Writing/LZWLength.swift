/// How long the LZW data of an image will be, without writing them.
///
/// Counts what giflib's coder does: it takes the longest string it knows, learns that string and the next
/// index, and begins anew when it has learnt all codes of 12 bits. Strings that differ by repeats of their
/// last index are linked, so that long runs take few steps: a fifth of the time that coding takes.
struct LZWLength {
  private var strings = KnownStrings()

  /// The length in bits of the codes of indices of `depth` bits; `nil` if it is not below `limit`.
  ///
  /// - Precondition: 1 to 8 bits, and an index.
  mutating func bits(of runs: [IndexRun], depth: Int, below limit: Int) -> Int? {
    precondition(1...8 ~= depth && !runs.isEmpty, "an image has pixels and a palette")
    var counter = CodeCounter(depth: max(2, depth))  // no code size below that
    strings.forget()
    counter.add()  // clears the coder's table
    var string = Int(runs[0].index)
    var remaining = runs[0].length - 1
    var next = 1
    while true {
      let index = Int(runs[next - 1].index)
      while remaining > 0 {
        let known = strings.extend(&string, by: index, atMost: remaining)
        remaining -= known
        guard known == 0 else { continue }
        counter.add()
        if counter.nextCode < CodeCounter.greatestCode {
          strings.learn(string, index, as: counter.nextCode)
          counter.nextCode += 1
        } else {
          counter.clear()
          strings.forget()
        }
        string = index
        remaining -= 1
      }
      guard counter.bits < limit else { return nil }
      guard next < runs.count else { break }
      remaining = runs[next].length
      next += 1
    }
    counter.add()
    counter.add()  // ends the image
    return counter.bits < limit ? counter.bits : nil
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
