/// The strings of indices that an LZW coder has learnt, by their codes.
///
/// A string with one index more that is also its last one is found by a link, and with eight more by
/// another; with any other index by an open-addressing hash. The memory is handed in, so that a loop over
/// an image's indices holds it by spans.
enum KnownStrings {
  /// A string by what can be added to it. No link leads to code 0, which is an index.
  struct Link {
    var lastIndex: UInt8
    /// The string that has the last index once more; 0 = none known.
    var next: UInt16 = 0
    /// The string that has the last index eight times more; 0 = none known.
    var skip: UInt16 = 0
    /// The string that has the last index once less, but at least once; itself = there is none.
    var previous: UInt16
  }

  static let codeCount = 4096
  private static let skipLength = 8
  /// At most half of the slots is taken, so that a search rarely needs many looks. A taken slot
  /// has a string's code, the index after it, and the code of both together.
  static let slotCount = 1 << slotBits
  private static let slotBits: UInt32 = 13

  /// Leaves the strings of one index.
  static func forget(_ links: inout MutableSpan<Link>, _ slots: inout MutableSpan<UInt32>) {
    for slot in slots.indices { slots[slot] = 0 }
    for code in links.indices {
      links[code] = Link(
        lastIndex: UInt8(truncatingIfNeeded: code), previous: UInt16(truncatingIfNeeded: code))
    }
  }

  /// Goes on to a known string that has an index some times more.
  ///
  /// - Parameter count: At most so many times; at least 1.
  /// - Returns: How many times; 0 if the string with that index is not known.
  @inline(__always)
  static func extend(
    _ string: inout Int, by index: UInt8, atMost count: Int,
    _ links: borrowing MutableSpan<Link>, _ slots: borrowing MutableSpan<UInt32>
  ) -> Int {
    guard links[string].lastIndex == index else {
      let key = key(string, index)
      var slot = firstSlot(of: key)
      while slots[slot] != 0 {
        if slots[slot] & 0xFFFF_F000 == key {
          string = Int(slots[slot] & 0xFFF)
          return 1
        }
        slot = (slot &+ 1) & (slotCount &- 1)
      }
      return 0
    }
    var remaining = count
    while remaining >= skipLength, links[string].skip != 0 {
      string = Int(links[string].skip)
      remaining &-= skipLength
    }
    while remaining > 0, links[string].next != 0 {
      string = Int(links[string].next)
      remaining &-= 1
    }
    return count - remaining
  }

  /// Learns a string with an index more.
  @inline(__always)
  static func learn(
    _ string: Int, _ index: UInt8, as code: Int,
    _ links: inout MutableSpan<Link>, _ slots: inout MutableSpan<UInt32>
  ) {
    let code = UInt16(truncatingIfNeeded: code)
    guard links[string].lastIndex == index else {
      links[Int(code)] = Link(lastIndex: index, previous: code)
      let key = key(string, index)
      var slot = firstSlot(of: key)
      while slots[slot] != 0 { slot = (slot &+ 1) & (slotCount &- 1) }
      slots[slot] = key | UInt32(code)
      return
    }
    links[string].next = code
    links[Int(code)] = Link(lastIndex: index, previous: UInt16(truncatingIfNeeded: string))
    var start = Int(code)
    for _ in 0..<skipLength {
      guard Int(links[start].previous) != start else { return }
      start = Int(links[start].previous)
    }
    links[start].skip = code
  }

  private static func key(_ string: Int, _ index: UInt8) -> UInt32 {
    (UInt32(truncatingIfNeeded: string) &<< 8 | UInt32(index)) &<< 12
  }

  /// Knuth's multiplicative hash, as in `ColorTable`.
  private static func firstSlot(of key: UInt32) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B1) &>> (32 &- slotBits))
  }
}
