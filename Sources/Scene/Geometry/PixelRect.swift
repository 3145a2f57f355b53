/// A rectangle of whole pixels; `right` and `bottom` are exclusive.
public struct PixelRect: Hashable, Sendable {
  public var left: Int
  public var top: Int
  public var right: Int
  public var bottom: Int

  @inlinable public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  @inlinable public init(left: Int, top: Int, width: Int, height: Int) {
    self.init(left: left, top: top, right: left + width, bottom: top + height)
  }

  public static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  @inlinable public var width: Int { max(0, right - left) }
  @inlinable public var height: Int { max(0, bottom - top) }
  @inlinable public var isEmpty: Bool { right <= left || bottom <= top }

  @inlinable public func contains(x: Int, y: Int) -> Bool {
    x >= left && x < right && y >= top && y < bottom
  }

  /// The common part; `empty` where there is none.
  @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return common.isEmpty ? .empty : common
  }

  /// The smallest rectangle round both; an empty one adds nothing.
  @inlinable public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }
}
