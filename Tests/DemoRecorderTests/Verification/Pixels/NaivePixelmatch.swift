import Codecs

/// pixelmatch 7.2 for translucent pictures, from its formulas, one pixel after another.
struct NaivePixelmatch {
  var first: [[Double]]
  var second: [[Double]]
  var width: Int
  var height: Int

  init(_ pair: PicturePair) {
    func channels(_ pixel: UInt32) -> [Double] {
      [0, 8, 16, 24].map { Double(pixel >> $0 & 255) }
    }
    first = pair.first.pixels.map(channels)
    second = pair.second.pixels.map(channels)
    (width, height) = (pair.width, pair.height)
  }

  func count(threshold: Double, countsSmoothed: Bool) -> Int {
    (0..<(width * height)).count { place in
      let (y, i, q) = yiq(difference(first[place], second[place], at: place))
      let square = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
      guard square > 35215 * threshold * threshold else { return false }
      return countsSmoothed
        || !isSmoothed(place, in: first, besides: second)
          && !isSmoothed(place, in: second, besides: first)
    }
  }

  /// Of the two, laid over the background.
  private func difference(_ first: [Double], _ second: [Double], at place: Int) -> [Double] {
    let byte = Double(4 * place)
    let steps = [1, 1.618033988749895, 2.618033988749895]
    return (0..<3).map { channel in
      let isLight = (byte / steps[channel]).rounded(.down).truncatingRemainder(dividingBy: 2) == 1
      let background: Double = isLight ? 207 : 48
      guard first[3] < 255 || second[3] < 255 else { return first[channel] - second[channel] }
      return
        (first[channel] * first[3] - second[channel] * second[3]
        - background * (first[3] - second[3])) / 255
    }
  }

  private func yiq(_ rgb: [Double]) -> (Double, Double, Double) {
    (
      rgb[0] * 0.29889531 + rgb[1] * 0.58662247 + rgb[2] * 0.11448223,
      rgb[0] * 0.59597799 - rgb[1] * 0.27417610 - rgb[2] * 0.32180189,
      rgb[0] * 0.21147017 - rgb[1] * 0.52261711 + rgb[2] * 0.31114694
    )
  }

  private func isSmoothed(_ place: Int, in picture: [[Double]], besides other: [[Double]]) -> Bool {
    let differences = neighbors(of: place).map { neighbor in
      (neighbor, yiq(difference(picture[place], picture[neighbor], at: place)).0)
    }
    let equal = differences.count { $0.1 == 0 } + (isOnEdge(place) ? 1 : 0)
    // Both are the first of several.
    let least = differences.min { $0.1 < $1.1 }
    let greatest = differences.max { $0.1 < $1.1 }
    guard equal <= 2, let least, let greatest, least.1 < 0, greatest.1 > 0 else { return false }
    return [least.0, greatest.0].contains { place in
      hasManySiblings(place, in: picture) && hasManySiblings(place, in: other)
    }
  }

  private func hasManySiblings(_ place: Int, in picture: [[Double]]) -> Bool {
    neighbors(of: place).count { picture[$0] == picture[place] } + (isOnEdge(place) ? 1 : 0) > 2
  }

  /// Column by column.
  private func neighbors(of place: Int) -> [Int] {
    let (x, y) = (place % width, place / width)
    return (x - 1...x + 1).flatMap { column in
      (y - 1...y + 1).compactMap { row in
        let isInside = (0..<width).contains(column) && (0..<height).contains(row)
        return isInside && (column, row) != (x, y) ? row * width + column : nil
      }
    }
  }

  private func isOnEdge(_ place: Int) -> Bool {
    let (x, y) = (place % width, place / width)
    return x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
