import Scene

/// Where a button's picture and title stand.
///
/// Both are centred together in the content rectangle, the picture before the title: left of it, or
/// right of it from right to left. Each is placed in that rectangle less its own insets, as UIKit does,
/// so insets of one do not move the other; insets are not mirrored.
struct ButtonLayout {
  private let bounds: Rect
  private let content: Rect
  private let contentInsets: EdgeInsets
  private let imageArea: Rect
  private let titleArea: Rect
  private let imageSize: Size
  private let titleSize: Size
  private let beginsRight: Bool

  init(button: Button) {
    bounds = button.bounds
    contentInsets = button.contentEdgeInsets
    content = bounds.inset(by: contentInsets)
    imageArea = content.inset(by: button.imageEdgeInsets)
    titleArea = content.inset(by: button.titleEdgeInsets)
    imageSize = button.currentImage?.size ?? .zero
    titleSize = Self.size(of: button.titleLabel, in: titleArea)
    beginsRight = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The title's own size; where it cannot be measured, the room there is, in whose middle the label
  /// then centres it.
  private static func size(of label: Label, in area: Rect) -> Size {
    label.fittingSize(.zero) ?? Size(width: max(area.width, 0), height: max(area.height, 0))
  }

  /// The picture, no larger than its area, its proportions kept.
  private var fittedImage: Size {
    guard imageSize.width > 0, imageSize.height > 0 else { return .zero }
    let factor = min(
      1, max(imageArea.width, 0) / imageSize.width, max(imageArea.height, 0) / imageSize.height)
    return Size(width: imageSize.width * factor, height: imageSize.height * factor)
  }

  /// The title takes what the picture leaves of its area's width.
  private var fittedTitle: Size {
    Size(
      width: min(titleSize.width, max(titleArea.width - fittedImage.width, 0)),
      height: min(titleSize.height, max(titleArea.height, 0)))
  }

  var imageFrame: Rect {
    let size = fittedImage
    let free = max(imageArea.width - size.width - fittedTitle.width, 0)
    return Rect(
      x: imageArea.minX + free / 2 + (beginsRight ? fittedTitle.width : 0),
      y: imageArea.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  var titleFrame: Rect {
    let size = fittedTitle
    let free = titleArea.width - size.width - fittedImage.width
    return Rect(
      x: titleArea.minX + free / 2 + (beginsRight ? 0 : fittedImage.width),
      y: titleArea.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Picture and title side by side, with the content insets.
  var fittingSize: Size {
    Size(
      width: imageSize.width + titleSize.width + contentInsets.left + contentInsets.right,
      height: max(imageSize.height, titleSize.height) + contentInsets.top + contentInsets.bottom)
  }
}
