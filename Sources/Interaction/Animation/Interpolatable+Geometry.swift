public import Scene

extension Double: AdditivelyInterpolatable {
  public var components: SIMD2<Double> { SIMD2(self, 0) }
  public init(components: SIMD2<Double>) { self = components.x }
}

extension Point: AdditivelyInterpolatable {
  public var components: SIMD2<Double> { SIMD2(x, y) }
  public init(components: SIMD2<Double>) { self.init(x: components.x, y: components.y) }
}

extension Size: AdditivelyInterpolatable {
  public var components: SIMD2<Double> { SIMD2(width, height) }
  public init(components: SIMD2<Double>) { self.init(width: components.x, height: components.y) }
}

extension Rect: AdditivelyInterpolatable {
  public var components: SIMD4<Double> { SIMD4(minX, minY, width, height) }
  public init(components: SIMD4<Double>) {
    self.init(x: components.x, y: components.y, width: components.z, height: components.w)
  }
}
