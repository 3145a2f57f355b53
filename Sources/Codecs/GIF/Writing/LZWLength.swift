/// How long the LZW data of an image will be, without writing them.
///
/// Counts what giflib's coder does: it takes the longest string it knows, learns that string and the
/// next index, and begins anew when it has learnt all codes of 12 bits. A third of the time that
/// coding takes.
struct LZWLength {
  /// Learnt strings: for each taken slot a string's code and the index after it, and the code of both
  /// together. At most a quarter of the slots is taken, so that a search rarely needs a second look.
  private var slots = [UInt32](repeating: 0, count: 1 << slotBits)
  private static let slotBits: UInt32 = 14
  private static let greatestCode = 4095

  /// The length in bits of the codes of the first `count` indices, of `depth` bits each; `nil` if it is
  /// not below `limit`.
  ///
  /// - Precondition: 1 to 8 bits, and an index.
  mutating func bits(
    of indices: [UInt8], count: Int, depth: Int, below limit: Int
  ) -> Int? {
    precondition(1...8 ~= depth && 1...indices.count ~= count, "an image has pixels and a palette")
    let depth = max(2, depth)  // no code size below that
    return unsafe slots.withUnsafeMutableBufferPointer { slots in
      unsafe indices.withUnsafeBufferPointer { indices in
        unsafe Self.bits(
          of: UnsafeBufferPointer(rebasing: indices[..<count]), depth: depth, slots: slots,
          below: limit)
      }
    }
  }

  /// With bounds checks it takes half as long again.
  private static func bits(
    of indices: UnsafeBufferPointer<UInt8>, depth: Int,
    slots: UnsafeMutableBufferPointer<UInt32>, below limit: Int
  ) -> Int? {
    unsafe slots.update(repeating: 0)
    var counter = CodeCounter(depth: depth)
    counter.code()  // clears the table
    var string = unsafe UInt32(indices[0])
    for place in 1..<max(1, indices.count) {
      let index = unsafe UInt32(indices[place])
      let key = (string &<< 8 | index) &<< 12
      var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B1) &>> (32 &- slotBits))
      while true {
        let entry = unsafe slots[slot]
        if entry == 0 {
          counter.code()
          if counter.nextCode >= greatestCode {
            counter.clear()
            unsafe slots.update(repeating: 0)
          } else {
            unsafe slots[slot] = key | UInt32(truncatingIfNeeded: counter.nextCode)
            counter.nextCode &+= 1
          }
          string = index
          break
        }
        if entry & 0xFFFF_F000 == key {
          string = entry & 0xFFF
          break
        }
        slot = (slot &+ 1) & (slots.count &- 1)
      }
      if counter.bits >= limit { return nil }
    }
    counter.code()
    counter.code()  // ends the image
    return counter.bits < limit ? counter.bits : nil
  }

  /// Adds up the lengths of codes, which grow with the number of strings learnt.
  private struct CodeCounter {
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

    @inline(__always) mutating func code() {
      bits &+= length
      if nextCode >= 1 &<< length, length < 12 { length &+= 1 }
    }

    mutating func clear() {
      code()
      (nextCode, length) = (firstFreeCode, firstLength)
    }
  }
}
