/// A font by what it should look like; which file draws it is found when a glyph is needed.
public struct FontDescription: Hashable, Sendable {
  /// The weights of OpenType's `usWeightClass`.
  public enum Weight: Int, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// In points per em.
  public var size: Double
  public var weight: Weight
  /// A family that is tried before the default chain; nil for the chain alone.
  public var family: String?

  public init(size: Double, weight: Weight = .regular, family: String? = nil) {
    self.size = size
    self.weight = weight
    self.family = family
  }

  /// UIKit's system font of this size; drawn with the default chain.
  public static func system(size: Double, weight: Weight = .regular) -> FontDescription {
    FontDescription(size: size, weight: weight)
  }
}

extension FontDescription {
  /// The height above the baseline, in points: San Francisco's 1950 of 2048 units, whatever the
  /// font, so that layouts keep their numbers.
  public var ascender: Double { size * 1950 / 2048 }

  /// The depth below the baseline, in points, positive: San Francisco's 494 of 2048 units.
  public var descender: Double { size * 494 / 2048 }

  /// From one baseline to the next, in points: San Francisco has no leading.
  public var lineHeight: Double { size * 2444 / 2048 }
}
