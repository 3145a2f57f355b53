public import Scene

/// Colours move evenly in premultiplied parts: what is drawn is then the even blend of what the
/// ends would draw, and a colour that fades in from clear does not come through black.
extension Color: AdditivelyInterpolatable {
  public var components: SIMD4<Double> {
    SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
  }

  public init(components: SIMD4<Double>) {
    let alpha = min(max(components.w, 0), 1)
    guard alpha > 0 else {
      self = .clear
      return
    }
    func part(_ premultiplied: Double) -> Double { min(max(premultiplied / alpha, 0), 1) }
    self.init(
      red: part(components.x), green: part(components.y), blue: part(components.z), alpha: alpha)
  }
}
