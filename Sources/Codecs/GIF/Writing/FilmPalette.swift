public import Scene

/// A film painted in few colours that stand for all of its own: each pixel in the nearest of them, the
/// same for the same colour throughout, so that nothing flickers.
///
/// It keeps one picture, and costs what changes.
public struct FilmPalette: Sendable {
  private let colors: [UInt32]
  private let nearest: NearestColor
  private var known = ColorTable()
  /// For each known colour the one that stands for it.
  private var stands: [UInt32] = []
  private var painted = Bitmap(width: 0, height: 0)
  /// For each pixel whether another colour than its own stands for it, as 0 or 1.
  private var isApproximated: [UInt8] = []
  private var approximatedCount = 0
  private var summary = GIFSummary()

  /// - Parameter colors: 1 to 256.
  public init(_ colors: [UInt32]) {
    self.colors = colors
    nearest = NearestColor(colors)
  }

  /// A picture in these colours.
  ///
  /// - Parameter damage: Outside of this the bitmap equals the one before. The first counts whole.
  public mutating func painted(_ bitmap: Bitmap, changed damage: PixelRect) -> Bitmap {
    var area = damage.intersection(bitmap.bounds)
    if painted.bounds.isEmpty {
      painted = Bitmap(width: bitmap.width, height: bitmap.height)
      isApproximated = [UInt8](repeating: 0, count: bitmap.width * bitmap.height)
      area = bitmap.bounds
    }
    guard !area.isEmpty else { return painted }
    for y in area.top..<area.bottom {
      for place in y * bitmap.width + area.left..<y * bitmap.width + area.right {
        paint(place, bitmap.pixels[place])
      }
    }
    summary.approximatedFrames += approximatedCount > 0 ? 1 : 0
    summary.approximatedPixels += approximatedCount
    return painted
  }

  /// What became of a film: of what was written of it in these colours, and of its own.
  public func summary(of written: GIFSummary) -> GIFSummary {
    var both = written
    both.colors = known.count
    both.approximatedFrames = summary.approximatedFrames
    both.approximatedPixels = summary.approximatedPixels
    both.greatestDifference = summary.greatestDifference
    return both
  }

  private mutating func paint(_ place: Int, _ color: UInt32) {
    let number = known.insert(color)
    if number == stands.count {
      stands.append(colors[nearest.place(of: color)])
      summary.greatestDifference = max(
        summary.greatestDifference, ColorDistance.greatest(color, stands[number]))
    }
    let isOther: UInt8 = stands[number] == color ? 0 : 1
    approximatedCount += Int(isOther) - Int(isApproximated[place])
    isApproximated[place] = isOther
    painted.pixels[place] = stands[number]
  }
}
