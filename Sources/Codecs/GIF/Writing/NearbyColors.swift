/// Which of a frame's colours are beside each other.
struct NearbyColors {
  /// The places beside each colour, one colour after another.
  private let places: [Int]
  /// For each colour where its places begin, and at last where they end.
  private let starts: [Int]

  /// - Parameter difference: How many levels colours beside each other differ at most in each channel.
  init(among colors: [UInt32], difference: Int) {
    let pairs = Self.pairs(of: colors, difference: difference)
    var counts = [Int](repeating: 0, count: colors.count)
    for pair in pairs {
      counts[pair.first] += 1
      counts[pair.second] += 1
    }
    var starts = [0]
    starts.reserveCapacity(colors.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    var places = [Int](repeating: 0, count: 2 * pairs.count)
    var next = starts
    for pair in pairs {
      places[next[pair.first]] = pair.second
      places[next[pair.second]] = pair.first
      next[pair.first] += 1
      next[pair.second] += 1
    }
    (self.places, self.starts) = (places, starts)
  }

  /// The places of the colours beside that at a place.
  func places(beside place: Int) -> ArraySlice<Int> { places[starts[place]..<starts[place + 1]] }

  /// Colours beside each other can only be near by when all are sorted by their green.
  private static func pairs(
    of colors: [UInt32], difference: Int
  ) -> [(first: Int, second: Int)] {
    let byGreen = colors.enumerated()
      .map { (green: Int(($1 >> 8) & 255), place: $0) }
      .sorted { $0 < $1 }
    var pairs: [(first: Int, second: Int)] = []
    for position in byGreen.indices {
      let (green, place) = byGreen[position]
      for other in byGreen[(position + 1)...] {
        guard other.green - green <= difference else { break }
        if ColorDistance.greatest(colors[place], colors[other.place]) <= difference {
          pairs.append((place, other.place))
        }
      }
    }
    return pairs
  }
}
