import Codecs

/// Tells pixels on smoothed edges, as pixelmatch does.
///
/// Such a pixel stands between a darker and a brighter one, of which one belongs to a plain area in
/// both pictures, and is in no plain area itself. A pixel is in a plain area if three of its eight
/// neighbours have its colour; where neighbours are missing, at the picture's edge, they count as
/// one.
///
/// Source: Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009, and pixelmatch 7.
struct AntialiasingDetector: Hashable, Sendable {
  let width: Int
  let height: Int

  /// Whether the pixel is on a smoothed edge in either picture.
  func isSmoothed(x: Int, y: Int, _ first: Span<UInt32>, _ second: Span<UInt32>) -> Bool {
    looksSmoothed(x: x, y: y, in: first, besides: second)
      || looksSmoothed(x: x, y: y, in: second, besides: first)
  }

  private func looksSmoothed(
    x: Int, y: Int, in pixels: Span<UInt32>, besides other: Span<UInt32>
  ) -> Bool {
    // Neighbours of its colour are among those that are as bright.
    if isPlain(x: x, y: y, in: pixels) { return false }
    guard let extremes = extremeNeighbors(x: x, y: y, in: pixels) else { return false }
    func isPlainInBoth(_ place: Int) -> Bool {
      let (y, x) = place.quotientAndRemainder(dividingBy: width)
      return isPlain(x: x, y: y, in: pixels) && isPlain(x: x, y: y, in: other)
    }
    return isPlainInBoth(extremes.brightest) || isPlainInBoth(extremes.darkest)
  }

  /// The places of the brightest and the darkest neighbour, the first of several that are as bright,
  /// by column, then by row; nil if none is brighter or none darker, or if too many are as bright.
  private func extremeNeighbors(
    x: Int, y: Int, in pixels: Span<UInt32>
  ) -> (brightest: Int, darkest: Int)? {
    let place = y &* width &+ x
    let center = pixels[place]
    var equal = isOnEdge(x: x, y: y) ? 1 : 0
    var (least, greatest) = (0.0, 0.0)
    var (brightest, darkest) = (place, place)
    for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
      for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) {
        let neighbor = row &* width &+ column
        if neighbor == place { continue }
        let difference = ColorDifference(center, pixels[neighbor], at: place).brightness
        if difference == 0 {
          equal &+= 1
          if equal > 2 { return nil }
        } else if difference < least {
          (least, brightest) = (difference, neighbor)
        } else if difference > greatest {
          (greatest, darkest) = (difference, neighbor)
        }
      }
    }
    return least < 0 && greatest > 0 ? (brightest, darkest) : nil
  }

  private func isPlain(x: Int, y: Int, in pixels: Span<UInt32>) -> Bool {
    let place = y &* width &+ x
    let color = pixels[place]
    if isOnEdge(x: x, y: y) { return isPlainOnEdge(x: x, y: y, color: color, in: pixels) }
    var equal = -1
    for middle in stride(from: place &- width, through: place &+ width, by: width) {
      let row = pixels.extracting((middle &- 1)..<(middle &+ 2))
      for column in 0..<3 { equal &+= row[column] == color ? 1 : 0 }
    }
    return equal > 2
  }

  private func isPlainOnEdge(x: Int, y: Int, color: UInt32, in pixels: Span<UInt32>) -> Bool {
    // The pixel itself is counted below, and makes up for the missing ones.
    var equal = 0
    for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) {
      for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
        equal &+= pixels[row &* width &+ column] == color ? 1 : 0
      }
    }
    return equal > 2
  }

  private func isOnEdge(x: Int, y: Int) -> Bool {
    x == 0 || y == 0 || x == width &- 1 || y == height &- 1
  }
}
