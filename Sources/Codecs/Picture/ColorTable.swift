/// Distinct colours in the order they were first met, each found again in constant time.
///
/// An open-addressing hash over packed pixels. The places that colours get depend on the order of
/// insertion alone, never on a seed as with `Dictionary`, which is also several times slower in a
/// pixel loop.
struct ColorTable {
  private(set) var colors: [UInt32] = []
  private var keys: [UInt32]
  /// For each slot the place of its colour in `colors`; −1 = the slot is free.
  private var places: [Int32]
  private var shift: UInt32
  private let smallestSlotBits: UInt32 = 10

  init() {
    shift = 32 - smallestSlotBits
    keys = [UInt32](repeating: 0, count: 1 << smallestSlotBits)
    places = [Int32](repeating: -1, count: 1 << smallestSlotBits)
  }

  var count: Int { colors.count }

  /// The place of a colour, which is added at the end if it is new.
  mutating func insert(_ color: UInt32) -> Int {
    var slot = firstSlot(of: color)
    while places[slot] >= 0 {
      if keys[slot] == color { return Int(places[slot]) }
      slot = (slot &+ 1) & (keys.count &- 1)
    }
    keys[slot] = color
    places[slot] = Int32(truncatingIfNeeded: colors.count)
    colors.append(color)
    if colors.count * 2 > keys.count { grow() }
    return colors.count - 1
  }

  /// The place of a colour, or `nil` if it was never inserted.
  func place(of color: UInt32) -> Int? {
    var slot = firstSlot(of: color)
    while places[slot] >= 0 {
      if keys[slot] == color { return Int(places[slot]) }
      slot = (slot &+ 1) & (keys.count &- 1)
    }
    return nil
  }

  /// Knuth's multiplicative hash: the high bits of a product with 2³²/φ, which spread neighbouring
  /// shades well.
  private func firstSlot(of color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x9E37_79B1) &>> shift)
  }

  private mutating func grow() {
    shift -= 1
    keys = [UInt32](repeating: 0, count: keys.count * 2)
    places = [Int32](repeating: -1, count: keys.count)
    for (place, color) in colors.enumerated() {
      var slot = firstSlot(of: color)
      while places[slot] >= 0 { slot = (slot &+ 1) & (keys.count &- 1) }
      keys[slot] = color
      places[slot] = Int32(truncatingIfNeeded: place)
    }
  }
}
