import TestSupport
import Testing

@testable import Raster

@Suite struct BoundedCacheTests {
  @Test func whatWasInsertedIsFound() {
    var cache = BoundedCache<Int, String>(capacity: 10)

    cache.insert("one", for: 1, cost: 1)

    #expect(cache.value(for: 1) == "one")
    #expect(cache.value(for: 2) == nil)
  }

  @Test func whatIsAskedForAgainStays() {
    var cache = BoundedCache<Int, Int>(capacity: 10)
    cache.insert(0, for: 0, cost: 1)

    for key in 1...100 {
      cache.insert(key, for: key, cost: 1)
      #expect(cache.value(for: 0) == 0)
    }

    #expect(cache.value(for: 1) == nil)
  }

  @Test func whatAloneWouldFillHalfIsNotKept() {
    var cache = BoundedCache<Int, Int>(capacity: 10)

    cache.insert(1, for: 1, cost: 6)

    #expect(cache.value(for: 1) == nil)
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func itNeverKeepsMoreThanItsCapacityAndNeverAWrongValue(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var cache = BoundedCache<Int, Int>(capacity: 20)

    for _ in 0..<500 {
      let key = Int.random(in: 0..<40, using: &random)
      if let value = cache.value(for: key) {
        #expect(value == key * 3)
      } else {
        cache.insert(key * 3, for: key, cost: 1)
      }
      #expect(cache.count <= 20)
    }
  }
}
