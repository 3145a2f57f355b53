/// How a picture is placed in its layer's bounds (Core Animation's names).
public enum ContentsGravity: Hashable, Sendable, CaseIterable {
  /// Stretched to the bounds, both ways by their own factor.
  case resize
  /// As large as fits whole, centred.
  case resizeAspect
  /// As small as covers the bounds, centred.
  case resizeAspectFill
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Where a picture of the given size stands in `bounds`. `top` is the edge of least y.
  public func frame(of picture: Size, in bounds: Rect) -> Rect {
    guard !bounds.isEmpty, picture.width > 0, picture.height > 0 else { return .zero }
    let size: Size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let across = bounds.width / picture.width
      let down = bounds.height / picture.height
      let factor = self == .resizeAspect ? min(across, down) : max(across, down)
      size = Size(width: picture.width * factor, height: picture.height * factor)
    default: size = picture
    }
    return Rect(
      x: bounds.minX + (bounds.width - size.width) * horizontalShare,
      y: bounds.minY + (bounds.height - size.height) * verticalShare,
      width: size.width, height: size.height)
  }

  /// The share of the free width that lies left of the picture.
  private var horizontalShare: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// The share of the free height that lies above the picture.
  private var verticalShare: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
