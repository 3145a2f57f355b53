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

  private let samples: [ColorQuantizer.Sample]
  /// For each sample the places of those beside it.
  private let neighbors: [[Int]]
  private var isKept: [Bool]
  private var isCovered: [Bool]
  /// For each sample how many it would cover that are not covered yet, itself among them.
  private var gains: [Int]
  private var keptCount = 0

  /// As many of the samples' colours as there are places, in their order, so that the others differ as
  /// little as can be from them; `nil` if that is more than three levels in a channel.
  ///
  /// - Precondition: There are more samples than places, and at least one place.
  static func palette(for samples: [ColorQuantizer.Sample], capacity: Int) -> [UInt32]? {
    precondition(capacity > 0 && samples.count > capacity, "some colours must be left out")
    let mostUsedFirst = samples.indices.sorted {
      (samples[$1].weight, $0) < (samples[$0].weight, $1)
    }
    for difference in 1...greatestDifference {
      var choice = CloseColors(samples, difference: difference)
      for place in mostUsedFirst.prefix(capacity / frequentShare) { choice.keep(place) }
      guard choice.coverAll(capacity: capacity) else { continue }
      for place in mostUsedFirst where choice.keptCount < capacity { choice.keep(place) }
      return samples.indices.filter { choice.isKept[$0] }.map { samples[$0].color }
    }
    return nil
  }

  private init(_ samples: [ColorQuantizer.Sample], difference: Int) {
    self.samples = samples
    neighbors = Self.neighbors(of: samples, difference: difference)
    isKept = [Bool](repeating: false, count: samples.count)
    isCovered = isKept
    gains = neighbors.map { $0.count + 1 }
  }

  private mutating func keep(_ place: Int) {
    guard !isKept[place] else { return }
    isKept[place] = true
    keptCount += 1
    cover(place)
    for neighbor in neighbors[place] { cover(neighbor) }
  }

  private mutating func cover(_ place: Int) {
    guard !isCovered[place] else { return }
    isCovered[place] = true
    gains[place] -= 1
    for neighbor in neighbors[place] { gains[neighbor] -= 1 }
  }

  /// Keeps colours until each is covered; `false` if there are not places enough.
  private mutating func coverAll(capacity: Int) -> Bool {
    while true {
      var best = 0
      for place in samples.indices
      where (gains[place], samples[place].weight) > (gains[best], samples[best].weight) {
        best = place
      }
      if gains[best] == 0 { return true }
      guard keptCount < capacity else { return false }
      keep(best)
    }
  }

  /// For each sample those that differ by at most so many levels in each channel.
  private static func neighbors(
    of samples: [ColorQuantizer.Sample], difference: Int
  ) -> [[Int]] {
    func green(_ place: Int) -> Int { Int((samples[place].color >> 8) & 255) }
    let byGreen = samples.indices.sorted { (green($0), $0) < (green($1), $1) }
    var neighbors = [[Int]](repeating: [], count: samples.count)
    for (position, place) in byGreen.enumerated() {
      for other in byGreen[(position + 1)...] {
        guard green(other) - green(place) <= difference else { break }
        guard ColorDistance.greatest(samples[place].color, samples[other].color) <= difference
        else { continue }
        neighbors[place].append(other)
        neighbors[other].append(place)
      }
    }
    return neighbors
  }
}
