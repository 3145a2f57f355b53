import Scene

/// A shadow's colour as a factor for each part of a pixel.
struct ShadowTint: Equatable {
  private let red: UInt32
  private let green: UInt32
  private let blue: UInt32
  private let alpha: UInt32

  init(_ shadow: Shadow) {
    let strength = Color.unit(shadow.color.alpha) * Color.unit(shadow.opacity)
    /// In 2⁻³² of a level for each step of a blurred value; at most 2²⁴ and a little.
    func factor(_ part: Double) -> UInt32 {
      UInt32((part * strength * 255 / Double(BlurredMask.full) * 4_294_967_296).rounded())
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
        unsafe buffer.initializeElement(at: index, to: Self.part(values[index], alpha) << 24)
      }
      for index in isBlack ? 0..<0 : values.indices {
        let value = values[index]
        unsafe buffer[index] |=
          Self.part(value, red) | Self.part(value, green) << 8 | Self.part(value, blue) << 16
      }
      count = values.count
    }
    return Surface(bounds: mask.bounds, pixels: pixels)
  }

  @inline(__always)
  private static func part(_ value: UInt16, _ factor: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: (UInt64(value) &* UInt64(factor) &+ 1 << 31) >> 32)
  }
}
