/// The strings of indices that an LZW coder has learnt, by their codes.
///
/// A string with one index more that is also its last one is found by a link, and with eight more by
/// another; with any other index by an open-addressing hash. No string is found by a link to code 0, which
/// is an index.
struct KnownStrings {
  private static let slotBits: UInt32 = 14
  private static let skipLength = 8
  private static let none: UInt16 = 0

  /// For each taken slot a string's code and the index after it, and the code of both together. At most a
  /// quarter of the slots is taken, so that a search rarely needs a second look.
  private var slots = [UInt32](repeating: 0, count: 1 << slotBits)
  /// For each string its last index.
  private var lastIndices = [UInt8](repeating: 0, count: 4096)
  /// For each string the one that has its last index once more.
  private var next = [UInt16](repeating: none, count: 4096)
  /// For each string the one that has its last index eight times more.
  private var skip = [UInt16](repeating: none, count: 4096)
  /// For each string the one that has its last index once less, but at least once.
  private var previous = [UInt16?](repeating: nil, count: 4096)

  init() {
    for index in 0..<256 { lastIndices[index] = UInt8(index) }
  }

  /// Leaves the strings of one index.
  mutating func forget() {
    for slot in slots.indices { slots[slot] = 0 }
    for string in next.indices {
      next[string] = Self.none
      skip[string] = Self.none
    }
  }

  /// Goes on to a known string that has an index some times more.
  ///
  /// - Parameter count: At most so many times; at least 1.
  /// - Returns: How many times; 0 if the string with that index is not known.
  mutating func extend(_ string: inout Int, by index: Int, atMost count: Int) -> Int {
    guard Int(lastIndices[string]) == index else {
      let key = Self.key(string, index)
      var slot = Self.firstSlot(of: key)
      while slots[slot] != 0 {
        if slots[slot] & 0xFFFF_F000 == key {
          string = Int(slots[slot] & 0xFFF)
          return 1
        }
        slot = (slot &+ 1) & (slots.count &- 1)
      }
      return 0
    }
    var remaining = count
    while remaining >= Self.skipLength, skip[string] != Self.none {
      string = Int(skip[string])
      remaining -= Self.skipLength
    }
    while remaining > 0, next[string] != Self.none {
      string = Int(next[string])
      remaining -= 1
    }
    return count - remaining
  }

  /// Learns a string with an index more.
  mutating func learn(_ string: Int, _ index: Int, as code: Int) {
    lastIndices[code] = UInt8(truncatingIfNeeded: index)
    guard Int(lastIndices[string]) == index else {
      previous[code] = nil
      let key = Self.key(string, index)
      var slot = Self.firstSlot(of: key)
      while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
      slots[slot] = key | UInt32(truncatingIfNeeded: code)
      return
    }
    next[string] = UInt16(truncatingIfNeeded: code)
    previous[code] = UInt16(truncatingIfNeeded: string)
    var start = code
    for _ in 0..<Self.skipLength {
      guard let before = previous[start] else { return }
      start = Int(before)
    }
    skip[start] = UInt16(truncatingIfNeeded: code)
  }

  private static func key(_ string: Int, _ index: Int) -> UInt32 {
    (UInt32(truncatingIfNeeded: string) &<< 8 | UInt32(truncatingIfNeeded: index)) &<< 12
  }

  /// Knuth's multiplicative hash, as in `ColorTable`.
  private static func firstSlot(of key: UInt32) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B1) &>> (32 &- slotBits))
  }
}
