/// The pixels of a film, to put marks on that shall be sharp.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  /// The nearest pixel border, in points.
  func position(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// A length of whole pixels, at least one, in points.
  func length(_ value: Double) -> Double { max(1, (value * scale).rounded()) / scale }
}
