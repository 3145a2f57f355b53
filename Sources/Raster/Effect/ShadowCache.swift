import Scene

/// Shadows of late, blurred and in their colour, found again by what they look like.
///
/// The key is all that a shadow depends on but for whole pixels of position, so a shadow is not
/// blurred again while its layer moves by whole pixels, or when something else is repainted. The
/// oldest entry makes room: a screen has few shadows, and those of the last frame are wanted next.
struct ShadowCache {
  struct Key: Equatable {
    /// The layer with all that its silhouette does not depend on taken out.
    var silhouette: LayerSnapshot
    /// From the layer to pixels, its translation between 0 and 1.
    var transform: AffineTransform
    /// σ, in pixels.
    var deviation: Double
    var tint: ShadowTint
  }

  private struct Entry {
    var key: Key
    /// Its bounds are relative to the whole pixels taken out of the key.
    var picture: Surface
  }

  /// At most this many shadows, and this many pixels in all.
  private static let capacity = 4
  private static let pixelCapacity = 1_000_000

  private var entries: [Entry] = []

  /// The shadow in at least `area`, computed if it is not at hand.
  ///
  /// - Parameter compute: Paints the shadow in the given area, which holds `area` and what was asked
  ///   for of the same shadow before.
  mutating func picture(
    for key: Key, in area: PixelRect, compute: (PixelRect) throws -> Surface
  ) rethrows -> Surface {
    var wanted = area
    if let index = entries.firstIndex(where: { $0.key == key }) {
      let entry = entries.remove(at: index)
      if entry.picture.bounds.intersection(area) == area {
        entries.append(entry)
        return entry.picture
      }
      wanted = wanted.union(entry.picture.bounds)
    }
    if wanted.width * wanted.height > Self.pixelCapacity / 4 { wanted = area }
    let picture = try compute(wanted)
    entries.append(Entry(key: key, picture: picture))
    trim()
    return picture
  }

  private mutating func trim() {
    var pixels = entries.reduce(0) { $0 + $1.picture.bounds.area }
    while entries.count > Self.capacity || (pixels > Self.pixelCapacity && !entries.isEmpty) {
      pixels -= entries.removeFirst().picture.bounds.area
    }
  }
}
