public import Scene

/// Counts the colours of a whole film, so that few can be chosen for all of it.
///
/// A pixel counts once for each change: what stands long weighs no more than what moves. Where a film has
/// more colours than can be chosen from, neighbouring ones are counted as the first of them.
public struct FilmColorCensus: Sendable {
  /// More colours than this are joined with their neighbours: each choice looks at all of them.
  private static let mostColors = 1 << 15

  private var table = ColorTable()
  private var samples: [ColorQuantizer.Sample] = []
  private var mask: UInt32 = 0xFFFF_FFFF
  private var isEmpty = true

  public init() {}

  /// Counts a picture's pixels inside of `damage`; all of the first picture.
  public mutating func count(_ bitmap: Bitmap, changed damage: PixelRect) {
    let area = isEmpty ? bitmap.bounds : damage.intersection(bitmap.bounds)
    guard !area.isEmpty else { return }
    isEmpty = false
    for y in area.top..<area.bottom {
      var place = y * bitmap.width + area.left
      let end = y * bitmap.width + area.right
      while place < end {
        let color = bitmap.pixels[place]
        var next = place + 1
        while next < end, bitmap.pixels[next] == color { next += 1 }
        add(color, weight: next - place)
        place = next
      }
    }
  }

  /// At most `capacity` of the colours, to stand for all.
  ///
  /// - Precondition: A picture was counted.
  public func palette(of capacity: Int) -> [UInt32] {
    precondition(!samples.isEmpty, "a film has colours")
    return ColorQuantizer.palette(for: samples, capacity: capacity)
  }

  private mutating func add(_ color: UInt32, weight: Int) {
    let place = table.insert(color & mask)
    if place < samples.count {
      samples[place].weight += weight
    } else {
      samples.append(ColorQuantizer.Sample(color: color, weight: weight))
      if samples.count > Self.mostColors { join() }
    }
  }

  /// Leaves one bit less of each channel.
  private mutating func join() {
    mask &= (mask << 1) & 0xFEFE_FEFE
    let before = samples
    (table, samples) = (ColorTable(), [])
    for sample in before { add(sample.color, weight: sample.weight) }
  }
}
