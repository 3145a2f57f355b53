import Scene

/// Where what a viewer shows is not what was given, and what was given there.
struct Approximation {
  /// Places in the picture, in rising order.
  private(set) var places: [Int] = []
  /// The colour given at each.
  private(set) var given: [UInt32] = []

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }

  /// Notes a pixel that comes after all that were noted.
  mutating func append(place: Int, given color: UInt32) {
    places.append(place)
    given.append(color)
  }

  /// The colours that are shown at the places.
  func colors(shown pixels: [UInt32]) -> [UInt32] { places.map { pixels[$0] } }

  /// The smallest rectangle round the places at which a bitmap is not what is shown.
  func differing(from bitmap: Bitmap, shown pixels: [UInt32]) -> PixelRect {
    var found = PixelRect.empty
    for place in places where bitmap.pixels[place] != pixels[place] {
      let (y, x) = place.quotientAndRemainder(dividingBy: bitmap.width)
      found = found.union(PixelRect(left: x, top: y, width: 1, height: 1))
    }
    return found
  }

  /// The places at which a bitmap is what was given before, and not what is shown.
  func mendable(in bitmap: Bitmap, shown pixels: [UInt32]) -> [Int] {
    places.indices.lazy
      .filter { bitmap.pixels[places[$0]] == given[$0] && given[$0] != pixels[places[$0]] }
      .map { places[$0] }
  }

  /// Whether a bitmap is the one that was given before, for all that its damage says.
  func isGiven(by bitmap: Bitmap, shown pixels: [UInt32], in damage: PixelRect) -> Bool {
    var next = 0
    for y in damage.top..<max(damage.top, damage.bottom) {
      let row = (y * bitmap.width + damage.left)..<(y * bitmap.width + damage.right)
      while next < places.count, places[next] < row.lowerBound { next += 1 }
      var start = row.lowerBound
      while next < places.count, places[next] < row.upperBound {
        let place = places[next]
        guard bitmap.pixels[place] == given[next],
          bitmap.pixels[start..<place] == pixels[start..<place]
        else { return false }
        start = place + 1
        next += 1
      }
      guard bitmap.pixels[start..<row.upperBound] == pixels[start..<row.upperBound] else {
        return false
      }
    }
    return true
  }
}
