import Scene

extension PictureDifference {
  /// The difference in two areas that do not overlap, from those in each.
  func joined(with other: PictureDifference) -> PictureDifference {
    PictureDifference(
      pixels: pixels + other.pixels, bounds: bounds.union(other.bounds),
      greatestChannelDifference: max(greatestChannelDifference, other.greatestChannelDifference))
  }
}
