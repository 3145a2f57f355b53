extension Image {
  /// The same picture with half black laid over it where it is: each colour is halved, its alpha
  /// stays, so soft edges stay as soft.
  public var darkenedByHalf: Image {
    switch representation {
    case .bitmap(let bitmap):
      Image(size: size, representation: .bitmap(bitmap.darkenedByHalf))
    case .shapes(let shapes):
      Image(size: size, representation: .shapes(shapes.map(\.darkenedByHalf)))
    }
  }
}

extension Image.FilledPath {
  fileprivate var darkenedByHalf: Self {
    let half = Color(
      red: color.red / 2, green: color.green / 2, blue: color.blue / 2, alpha: color.alpha)
    return Self(path: path, color: half, fillRule: fillRule)
  }
}

extension Bitmap {
  /// Rounds half up; no part becomes greater than its alpha.
  fileprivate var darkenedByHalf: Bitmap {
    var dark = self
    for index in dark.pixels.indices {
      let pixel = PremultipliedRGBA8(packed: pixels[index])
      func half(_ part: UInt8) -> UInt8 { part / 2 + part % 2 }
      dark.pixels[index] =
        PremultipliedRGBA8(
          red: half(pixel.red), green: half(pixel.green), blue: half(pixel.blue),
          alpha: pixel.alpha
        ).packed
    }
    return dark
  }
}
