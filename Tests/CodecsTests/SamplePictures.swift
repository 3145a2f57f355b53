import Scene
import TestSupport

/// Pictures of many kinds, each made anew from a seed.
enum SamplePictures {
  /// Noise in that many distinct opaque colours, each of which occurs if there are enough pixels.
  static func opaque(
    colors count: Int, width: Int, height: Int, using random: inout SeededGenerator
  ) -> Bitmap {
    let palette = distinctColors(count, using: &random)
    let pixels = (0..<(width * height)).map { place in
      place < count ? palette[place] : palette[Int.random(in: 0..<count, using: &random)]
    }
    return Bitmap(width: width, height: height, pixels: pixels.shuffled(using: &random))
  }

  /// Distinct opaque colours.
  static func distinctColors(_ count: Int, using random: inout SeededGenerator) -> [UInt32] {
    var known: Set<UInt32> = []
    var colors: [UInt32] = []
    while colors.count < count {
      let color = UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
      if known.insert(color).inserted { colors.append(color) }
    }
    return colors
  }

  /// Noise of valid premultiplied pixels, every alpha possible.
  static func translucent(
    width: Int, height: Int, using random: inout SeededGenerator
  ) -> Bitmap {
    let pixels = (0..<(width * height)).map { _ in
      let alpha = UInt8.random(in: 0...255, using: &random)
      func part() -> UInt8 { .random(in: 0...alpha, using: &random) }
      return PremultipliedRGBA8(red: part(), green: part(), blue: part(), alpha: alpha).packed
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A still background with sprites that move; each frame comes with a rectangle round its changes.
  static func sprites(
    frames: Int, width: Int, height: Int, colors: Int, using random: inout SeededGenerator
  ) -> [(bitmap: Bitmap, damage: PixelRect)] {
    let palette = distinctColors(colors, using: &random)
    var film: [(bitmap: Bitmap, damage: PixelRect)] = []
    var bitmap = Bitmap(width: width, height: height, filledWith: .init(packed: palette[0]))
    film.append((bitmap, bitmap.bounds))
    while film.count < frames {
      var damage = PixelRect.empty
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let left = Int.random(in: 0..<width, using: &random)
        let top = Int.random(in: 0..<height, using: &random)
        let sprite = PixelRect(
          left: left, top: top, width: Int.random(in: 1...12, using: &random),
          height: Int.random(in: 1...12, using: &random)
        ).intersection(bitmap.bounds)
        for y in sprite.top..<sprite.bottom {
          for x in sprite.left..<sprite.right where Bool.random(using: &random) {
            bitmap.pixels[y * width + x] = palette[Int.random(in: 0..<colors, using: &random)]
          }
        }
        damage = damage.union(sprite)
      }
      film.append((bitmap, damage))
    }
    return film
  }
}
