import Glibc
public import Scene

/// Transforms move evenly in translation, angle, scales and shear, as Core Animation's do: a quarter
/// turn stays a turn and does not shrink on its way.
///
/// The parts say: shear, then scale, then turn, then move. A mirror image is a negative scale in y.
extension AffineTransform: AdditivelyInterpolatable {
  /// tx, ty, angle in radians, scale in x, scale in y, shear, and two unused.
  public var components: SIMD8<Double> {
    let scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 0 else {
      // The x axis is squashed to nothing; the y axis alone tells the turn.
      let scaleY = (c * c + d * d).squareRoot()
      let angle = scaleY > 0 ? atan2(-c, d) : 0
      return SIMD8(tx, ty, angle, 0, scaleY, 0, 0, 0)
    }
    let shear = (a * c + b * d) / scaleX
    return SIMD8(tx, ty, atan2(b, a), scaleX, determinant / scaleX, shear, 0, 0)
  }

  public init(components: SIMD8<Double>) {
    let cosine = cos(components[2])
    let sine = sin(components[2])
    let (scaleX, scaleY, shear) = (components[3], components[4], components[5])
    self.init(
      a: scaleX * cosine, b: scaleX * sine,
      c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine,
      tx: components[0], ty: components[1])
  }

  /// The angle takes the short way round; half a turn goes the way that its angle says, clockwise for
  /// +π and the other way for −π.
  public static func difference(
    from start: SIMD8<Double>, to end: SIMD8<Double>
  ) -> SIMD8<Double> {
    var difference = end - start
    if difference[2] > .pi { difference[2] -= 2 * .pi }
    if difference[2] < -.pi { difference[2] += 2 * .pi }
    return difference
  }
}
