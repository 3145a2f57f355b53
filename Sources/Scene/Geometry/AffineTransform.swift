import Glibc

/// A map of the plane that keeps lines straight and parallels parallel.
///
/// A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty), the convention of Core Graphics.
public struct AffineTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  @inlinable public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  @inlinable public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation by the given cosine and sine; a positive sine turns clockwise on screen.
  @inlinable public static func rotation(cosine: Double, sine: Double) -> AffineTransform {
    AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A rotation by an angle in radians; a positive one turns clockwise on screen.
  ///
  /// Half a turn keeps its sign in the last bits, as in Core Graphics: an animation to it goes the way
  /// that its angle says.
  public static func rotation(by angle: Double) -> AffineTransform {
    rotation(cosine: cos(angle), sine: sin(angle))
  }

  /// The map that applies `self` first and `next` to its result.
  @inlinable public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  @inlinable public var determinant: Double { a * d - b * c }

  @inlinable public var isIdentity: Bool { self == .identity }

  /// True where nothing is turned, scaled or sheared.
  @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The map back, or nil where the plane is squashed to a line or a point.
  @inlinable public var inverted: AffineTransform? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant,
      c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension Point {
  @inlinable public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension Rect {
  /// The smallest rectangle round the four mapped corners.
  @inlinable public func applying(_ transform: AffineTransform) -> Rect {
    let corners = [
      origin.applying(transform),
      Point(x: maxX, y: minY).applying(transform),
      Point(x: minX, y: maxY).applying(transform),
      Point(x: maxX, y: maxY).applying(transform),
    ]
    var low = corners[0]
    var high = corners[0]
    for corner in corners.dropFirst() {
      low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
