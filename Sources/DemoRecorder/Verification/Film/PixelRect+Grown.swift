import Scene

extension PixelRect {
  /// Larger on all sides, but never beyond the left and upper edge of a picture.
  func grown(by margin: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(
      left: max(0, left - margin), top: max(0, top - margin), right: right + margin,
      bottom: bottom + margin)
  }
}
