/// Chooses, of not many more colours than there are places, those to keep so that none of the others
/// is far from one that is kept.
///
/// The most used colours are kept first. Then, again and again, the colour that is farthest from all
/// that are kept: so the greatest error is at most twice the least there can be. The shades of an edge
/// or of a fading text, each used by a few pixels, come out a level or two off, where splitting by
/// squared error would leave them to their frequent neighbours.
///
/// Source: Gonzalez, "Clustering to Minimize the Maximum Intercluster Distance", Theoretical Computer
/// Science 38, 1985.
enum ColorSpread {
  /// Up to so many times the places, every colour left out has a kept one near by.
  static let greatestRatio = 8
  /// One place in so many goes to the most used colours. Measured on the demos: with one in two the
  /// greatest error is 7 of 255, with one in four 5, with none 5 on nine times as many pixels.
  private static let frequentShare = 4

  /// - Precondition: There are more samples than places, and at least one place.
  static func palette(for samples: [ColorQuantizer.Sample], capacity: Int) -> [UInt32] {
    precondition(capacity > 0 && samples.count > capacity, "some colours must be left out")
    let byUse = samples.indices.sorted {
      (samples[$1].weight, $0) < (samples[$0].weight, $1)
    }
    var distances = [Int32](repeating: .max, count: samples.count)
    var kept: [UInt32] = []
    kept.reserveCapacity(capacity)
    func keep(_ place: Int) {
      let color = samples[place].color
      kept.append(color)
      for other in samples.indices where distances[other] > 0 {
        distances[other] = min(
          distances[other], ColorDistance.squared(color, samples[other].color))
      }
    }
    for place in byUse.prefix(max(1, capacity / frequentShare)) { keep(place) }
    while kept.count < capacity {
      var farthest = 0
      for place in samples.indices where distances[place] > distances[farthest] {
        farthest = place
      }
      keep(farthest)
    }
    return kept
  }
}
