import Scene

/// A shadow's colour as a factor for each part of a pixel.
struct ShadowTint: Equatable {
  private let red: UInt64
  private let green: UInt64
  private let blue: UInt64
  private let alpha: UInt64

  init(_ shadow: Shadow) {
    let strength = Color.unit(shadow.color.alpha) * Color.unit(shadow.opacity)
    /// In 2⁻³² of a level for each step of a blurred value.
    func factor(_ part: Double) -> UInt64 {
      UInt64((part * strength * 255 / Double(BlurredMask.full) * 4_294_967_296).rounded())
    }
    red = factor(Color.unit(shadow.color.red))
    green = factor(Color.unit(shadow.color.green))
    blue = factor(Color.unit(shadow.color.blue))
    alpha = factor(1)
  }

  /// Colour × blurred alpha × opacity, each part rounded once.
  func picture(of mask: BlurredMask) -> Surface {
    let isBlack = red == 0 && green == 0 && blue == 0
    let values = mask.values.span
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: values.count) { buffer, count in
      for index in values.indices {
        let value = UInt64(values[index])
        var pixel = Self.part(value, alpha) << 24
        if !isBlack {
          pixel |=
            Self.part(value, red) | Self.part(value, green) << 8 | Self.part(value, blue) << 16
        }
        unsafe buffer.initializeElement(at: index, to: pixel)
      }
      count = values.count
    }
    return Surface(bounds: mask.bounds, pixels: pixels)
  }

  @inline(__always)
  private static func part(_ value: UInt64, _ factor: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: (value &* factor &+ 1 << 31) >> 32)
  }
}
