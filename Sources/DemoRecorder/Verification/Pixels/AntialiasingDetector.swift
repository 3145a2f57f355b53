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

  @inline(__always)
  private func looksSmoothed(
    x: Int, y: Int, in pixels: Span<UInt32>, besides other: Span<UInt32>
  ) -> Bool {
    // Neighbours of its colour are among those that are as bright, of which there may be two.
    if isPlain(x: x, y: y, in: pixels) { return false }
    let extremes =
      isOnEdge(x: x, y: y)
      ? extremeNeighbors(x: x, y: y, in: pixels)
      : innerExtremeNeighbors(x: x, y: y, in: pixels)
    guard let extremes else { return false }
    return isPlainInBoth(extremes.brightest, pixels, other)
      || isPlainInBoth(extremes.darkest, pixels, other)
  }

  @inline(__always)
  private func isPlainInBoth(
    _ place: Place, _ pixels: Span<UInt32>, _ other: Span<UInt32>
  ) -> Bool {
    isPlain(x: place.x, y: place.y, in: pixels) && isPlain(x: place.x, y: place.y, in: other)
  }
}

// MARK: - Plain areas

extension AntialiasingDetector {
  @inline(__always)
  private func isPlain(x: Int, y: Int, in pixels: Span<UInt32>) -> Bool {
    if isOnEdge(x: x, y: y) { return isPlainOnEdge(x: x, y: y, in: pixels) }
    let place = y &* width &+ x
    let color = pixels[place]
    @inline(__always) func equal(_ middle: Int) -> Int {
      let row = pixels.extracting((middle &- 1)..<(middle &+ 2))
      return (row[0] == color ? 1 : 0) &+ (row[1] == color ? 1 : 0) &+ (row[2] == color ? 1 : 0)
    }
    // With the pixel itself.
    return equal(place &- width) &+ equal(place) &+ equal(place &+ width) > 3
  }

  private func isPlainOnEdge(x: Int, y: Int, in pixels: Span<UInt32>) -> Bool {
    let color = pixels[y &* width &+ x]
    // The pixel itself is counted below, and makes up for the missing ones.
    var equal = 0
    for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) {
      for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
        equal &+= pixels[row &* width &+ column] == color ? 1 : 0
      }
    }
    return equal > 2
  }

  @inline(__always)
  private func isOnEdge(x: Int, y: Int) -> Bool {
    x == 0 || y == 0 || x == width &- 1 || y == height &- 1
  }
}

// MARK: - Brightest and darkest neighbours

extension AntialiasingDetector {
  private struct Place {
    var x: Int
    var y: Int
  }

  private struct Extremes {
    var brightest: Place
    var darkest: Place
  }

  /// The brightest and the darkest neighbour, the first of several that are as bright, by column,
  /// then by row; nil if none is brighter or none darker, or if too many are as bright.
  private func extremeNeighbors(x: Int, y: Int, in pixels: Span<UInt32>) -> Extremes? {
    let place = y &* width &+ x
    let center = pixels[place]
    var equal = isOnEdge(x: x, y: y) ? 1 : 0
    var (least, greatest) = (0.0, 0.0)
    var (brightest, darkest) = (Place(x: x, y: y), Place(x: x, y: y))
    for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
      for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) {
        let neighbor = row &* width &+ column
        if neighbor == place { continue }
        let difference = ColorDifference(center, pixels[neighbor], at: place).brightness
        if difference == 0 {
          equal &+= 1
          if equal > 2 { return nil }
        } else if difference < least {
          (least, brightest) = (difference, Place(x: column, y: row))
        } else if difference > greatest {
          (greatest, darkest) = (difference, Place(x: column, y: row))
        }
      }
    }
    return least < 0 && greatest > 0 ? Extremes(brightest: brightest, darkest: darkest) : nil
  }

  /// The same for a pixel of which no neighbour is missing and which is in no plain area: quicker if
  /// all are opaque. Then none but equal colours are as bright as each other, for no three whole
  /// numbers from −510 to 510 but zeros make the sum of ``brightness(of:)`` zero; so whole numbers
  /// tell the same order as rounded ones, and no more than two are as bright as the pixel.
  @inline(__always)
  private func innerExtremeNeighbors(x: Int, y: Int, in pixels: Span<UInt32>) -> Extremes? {
    let place = y &* width &+ x
    let above = pixels.extracting((place &- width &- 1)..<(place &- width &+ 2))
    let level = pixels.extracting((place &- 1)..<(place &+ 2))
    let below = pixels.extracting((place &+ width &- 1)..<(place &+ width &+ 2))
    var alphas = UInt32.max
    // The brightness, and below it what tells the places apart and lets the first one win.
    var (least, greatest) = (Int.max, 0)
    @inline(__always) func look(at color: UInt32, _ number: Int) {
      alphas &= color
      let brightness = Self.brightness(of: color) &<< 4
      least = min(least, brightness | number)
      greatest = max(greatest, brightness | (15 &- number))
    }
    for column in 0..<3 {
      look(at: above[column], 3 &* column)
      look(at: level[column], 3 &* column &+ 1)
      look(at: below[column], 3 &* column &+ 2)
    }
    guard alphas >= 0xff00_0000 else { return extremeNeighbors(x: x, y: y, in: pixels) }
    let own = Self.brightness(of: level[1])
    guard least &>> 4 < own, greatest &>> 4 > own else { return nil }
    func neighbor(_ number: Int) -> Place {
      Place(x: x &+ number / 3 &- 1, y: y &+ number % 3 &- 1)
    }
    return Extremes(brightest: neighbor(15 &- (greatest & 15)), darkest: neighbor(least & 15))
  }

  /// Y of an opaque colour, in hundred millionths.
  @inline(__always)
  private static func brightness(of color: UInt32) -> Int {
    29_889_531 &* Int(color & 255) &+ 58_662_247 &* Int(color &>> 8 & 255)
      &+ 11_448_223 &* Int(color &>> 16 & 255)
  }
}
