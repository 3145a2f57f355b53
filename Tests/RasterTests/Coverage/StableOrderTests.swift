import TestSupport
import Testing

@testable import Raster

@Suite struct StableOrderTests {
  @Test(arguments: [0, 1, 2, 23, 24, 25, 200])
  func whatStandsAtTheSamePlaceKeepsItsOrder(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    // The ends of the range, and few places in between, so that many are shared.
    let far: Subpixels = 1 << 43
    let places: [Subpixels] = [-far, -7, -1, 0, 1, 65_536, far - 1]
    var order = StableOrder<(place: Subpixels, number: Int)>()
    for _ in 0..<3 {
      var elements = (0..<count).map { number in
        (place: places[Int.random(in: 0..<places.count, using: &generator)], number: number)
      }
      let expected = places.flatMap { place in
        elements.filter { $0.place == place }.map(\.number)
      }

      order.sort(&elements) { $0.place }

      #expect(elements.map(\.number) == expected)
    }
  }
}
