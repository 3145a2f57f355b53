/// What a pixel's red, green and blue mean where it is translucent.
enum AlphaForm: Hashable, Sendable {
  /// They are multiplied by its alpha.
  case premultiplied
  case straight

  /// A colour laid over another, rounded to nearest.
  func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let alpha = source >> 24
    if alpha == 255 { return source }
    if alpha == 0 { return backdrop }
    switch self {
    case .premultiplied: return Self.premultipliedOver(source, backdrop)
    case .straight: return Self.straightOver(source, backdrop)
    }
  }

  /// s + d·(255 − a)/255 for each channel.
  private static func premultipliedOver(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let rest = 255 - source >> 24
    return [UInt32(0), 8, 16, 24].reduce(0) { sum, shift in
      let shown = (((backdrop >> shift) & 255) * rest * 2 + 255) / 510
      return sum | min(255, ((source >> shift) & 255) + shown) << shift
    }
  }

  /// The mean of both colours, weighted by what is seen of them: a and b·(255 − a)/255, where a and b
  /// are their alphas. The result's alpha is the sum of these.
  ///
  /// Source: PNG specification, third edition, section 13.16, for a backdrop with alpha.
  private static func straightOver(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let weight = (source >> 24) * 255
    let backdropWeight = (backdrop >> 24) * (255 - source >> 24)
    let total = weight + backdropWeight
    return [UInt32(0), 8, 16].reduce(((total * 2 + 255) / 510) << 24) { sum, shift in
      let mixed =
        ((source >> shift) & 255) * weight + ((backdrop >> shift) & 255) * backdropWeight
      return sum | ((mixed * 2 + total) / (total * 2)) << shift
    }
  }
}
