/// Chooses, of a frame's colours, those to keep so that each of the others is beside a kept one.
///
/// The most used colours are kept first. Then, again and again, the colour beside most of those that have
/// no kept one near by. What places are left go to the most used of the others: so nearly all pixels keep
/// their colour, and nobody sees that the others have another.
///
/// Source: greedy set cover, as in Chvátal, "A Greedy Heuristic for the Set-Covering Problem", Mathematics
/// of Operations Research 4, 1979.
struct CloseColors {
  /// Colours that differ by more in a channel, in levels of 255, are not beside each other.
  private static let greatestDifference = 3
  /// Up to so many times the places, enough colours can be beside kept ones.
  static let greatestRatio = 4
  /// One place in so many goes to the most used colours, whatever they are near to.
  private static let frequentShare = 16

  /// For each colour those beside it.
  private let neighbors: NearbyColors
  private var isKept: [Bool]
  private var isCovered: [Bool]
  /// For each colour how many it would cover that are not covered yet, itself among them.
  private var gains: [Int32]
  private var keptCount = 0

  /// As many of the samples' colours as there are places, the most used first, so that the others differ as
  /// little as can be from them; `nil` if that is more than three levels in a channel.
  ///
  /// - Precondition: There are more samples than places, and at least one place.
  static func palette(for samples: [ColorQuantizer.Sample], capacity: Int) -> [UInt32]? {
    precondition(capacity > 0 && samples.count > capacity, "some colours must be left out")
    let mostUsedFirst = samples.indices
      .sorted { (samples[$1].weight, $0) < (samples[$0].weight, $1) }
      .map { samples[$0].color }
    for difference in 1...greatestDifference {
      var choice = CloseColors(
        NearbyColors(among: mostUsedFirst, difference: difference), count: samples.count)
      for place in 0..<(capacity / frequentShare) { choice.keep(place) }
      guard choice.coverAll(capacity: capacity) else { continue }
      for place in mostUsedFirst.indices where choice.keptCount < capacity { choice.keep(place) }
      return mostUsedFirst.indices.filter { choice.isKept[$0] }.map { mostUsedFirst[$0] }
    }
    return nil
  }

  private init(_ neighbors: NearbyColors, count: Int) {
    self.neighbors = neighbors
    isKept = [Bool](repeating: false, count: count)
    isCovered = isKept
    gains = (0..<count).map { Int32(neighbors.places(beside: $0).count) + 1 }
  }

  private mutating func keep(_ place: Int) {
    guard !isKept[place] else { return }
    isKept[place] = true
    keptCount += 1
    cover(place)
    for neighbor in neighbors.places(beside: place) { cover(neighbor) }
  }

  private mutating func cover(_ place: Int) {
    guard !isCovered[place] else { return }
    isCovered[place] = true
    gains[place] -= 1
    for neighbor in neighbors.places(beside: place) { gains[neighbor] -= 1 }
  }

  /// Keeps colours until each is covered; `false` if there are not places enough.
  private mutating func coverAll(capacity: Int) -> Bool {
    while true {
      let greatest = gains.reduce(0) { max($0, $1) }
      guard greatest > 0, let best = gains.firstIndex(of: greatest) else { return true }
      guard keptCount < capacity else { return false }
      keep(best)
    }
  }
}
