import Scene

extension Color {
  /// The colour in bytes, its alpha multiplied by `opacity`, each part rounded once.
  func premultiplied(opacity: Double = 1) -> PremultipliedRGBA8 {
    let alpha = Self.unit(self.alpha) * Self.unit(opacity)
    func part(_ value: Double) -> UInt8 { UInt8((Self.unit(value) * alpha * 255).rounded()) }
    return PremultipliedRGBA8(red: part(red), green: part(green), blue: part(blue), alpha: part(1))
  }

  /// A value held between 0 and 1; what is not a number counts as 0.
  static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
