import Codecs
import Testing

@Suite struct DifferingPlaces {
  /// Round the size of a block, and of two.
  @Test(arguments: [0, 1, 2, 31, 32, 33, 62, 63, 64, 65, 97])
  func oneDifferenceIsFoundWhereverItIs(count: Int) {
    let margin = 3
    let first = [UInt32](repeating: 7, count: count + 2 * margin)
    let range = margin..<(margin + count)

    for place in first.indices {
      var second = first
      second[place] = 8
      let expected = range.contains(place) ? place : nil

      #expect(firstPlace(first, second, in: range) == expected)
      #expect(lastPlace(first, second, in: range) == expected)
    }
  }

  @Test func theNearerOfTwoIsFound() {
    let first = [UInt32](repeating: 7, count: 80)

    for place in 0..<79 {
      var second = first
      second[place] = 8
      second[79] = 8

      #expect(firstPlace(first, second, in: 0..<80) == place)
      #expect(lastPlace(second, first, in: 0..<80) == 79)
      #expect(lastPlace(second, first, in: 0..<79) == place)
    }
  }

  private func firstPlace(_ first: [UInt32], _ second: [UInt32], in range: Range<Int>) -> Int? {
    DifferingPlace.first(first.span, second.span, in: range)
  }

  private func lastPlace(_ first: [UInt32], _ second: [UInt32], in range: Range<Int>) -> Int? {
    DifferingPlace.last(first.span, second.span, in: range)
  }
}
