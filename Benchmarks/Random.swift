/// Knuth's MMIX congruence, of which the upper bits are used: the same numbers in every run.
struct Random {
  private var state: UInt64 = 1

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
