/// An axis-aligned rectangle, in points unless a name says pixels.
///
/// It holds its left and top edges and not its right and bottom ones, so neighbours that share an
/// edge share no point.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public static let zero = Rect(origin: .zero, size: .zero)

  @inlinable public var width: Double { size.width }
  @inlinable public var height: Double { size.height }
  @inlinable public var minX: Double { origin.x }
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  @inlinable public var maxX: Double { origin.x + size.width }
  @inlinable public var minY: Double { origin.y }
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  @inlinable public var maxY: Double { origin.y + size.height }
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// True where no point can lie inside.
  @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Whether the point lies in the half-open rectangle [minX, maxX) × [minY, maxY).
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with its sides moved inward, or outward for negative distances.
  @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle with each side moved inward by its own distance.
  @inlinable public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  @inlinable public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(origin: Point(x: minX + dx, y: minY + dy), size: size)
  }

  /// The common part; empty at the origin where there is none.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle round both; an empty one adds nothing.
  @inlinable public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
