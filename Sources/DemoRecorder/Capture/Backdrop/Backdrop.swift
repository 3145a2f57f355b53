import Scene

/// What lies at points of a screen, found from its layers by geometry, without drawing them.
///
/// Backgrounds, borders, pictures, filled shapes, masks, clips and opacities count; texts, strokes and
/// shadows do not: they are thin or faint.
struct Backdrop {
  private let layers: [LayerSnapshot]

  init(_ snapshot: FrameSnapshot) { layers = snapshot.layers }

  /// The colour that is seen at a point of the screen, over the black behind it.
  func color(at point: Point) -> PointColor {
    Self.color(of: layers, at: point).over(.black)
  }

  /// Siblings, from the frontmost back until nothing more can be seen.
  private static func color(of layers: [LayerSnapshot], at point: Point) -> PointColor {
    var seen = PointColor.clear
    for layer in layers.reversed() {
      seen = seen.over(color(of: layer, at: point))
      if seen.isOpaque { break }
    }
    return seen
  }

  private static func color(of layer: LayerSnapshot, at outer: Point) -> PointColor {
    guard let inward = layer.inverse else { return .clear }
    let point = outer.applying(inward)
    var seen = PointColor.clear
    let isInside = layer.holds(point)
    if isInside, layer.borderWidth > 0, !layer.holds(point, insideBorder: true) {
      seen = PointColor(layer.borderColor)
    }
    if isInside || !layer.masksToBounds {
      seen = seen.over(color(of: layer.sublayers, at: point))
      if !seen.isOpaque { seen = seen.over(layer.contents.color(at: point, in: layer.bounds)) }
    }
    if isInside, !seen.isOpaque, let background = layer.backgroundColor {
      seen = seen.over(PointColor(background))
    }
    guard seen.alpha > 0 else { return .clear }
    let mask = layer.mask.isEmpty ? 1 : color(of: layer.mask, at: point).alpha
    return seen.faded(by: layer.opacity * mask)
  }
}

extension LayerSnapshot {
  /// From the parent's coordinates to the layer's own; nil where the layer is squashed to nothing.
  fileprivate var inverse: AffineTransform? {
    transform.isTranslation
      ? .translation(x: -transform.tx, y: -transform.ty) : transform.inverted
  }

  /// Whether the bounds with their round corners hold a point. Continuous corners count as circular
  /// ones, from which they stray by less than a tenth of the radius.
  fileprivate func holds(_ point: Point, insideBorder: Bool = false) -> Bool {
    let width = insideBorder ? borderWidth : 0
    let rect = bounds.insetBy(dx: width, dy: width)
    guard rect.contains(point) else { return false }
    let radius = min(cornerRadius - width, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return true }
    // How far the point lies in the corner's square, from the circle's centre.
    let x = max(rect.minX + radius - point.x, point.x - (rect.maxX - radius), 0)
    let y = max(rect.minY + radius - point.y, point.y - (rect.maxY - radius), 0)
    return x * x + y * y <= radius * radius
  }
}

extension LayerSnapshot.Contents {
  fileprivate func color(at point: Point, in bounds: Rect) -> PointColor {
    switch self {
    case .none, .text: return .clear
    case .shape(let shape):
      guard let color = shape.fillColor, shape.path.contains(point, rule: shape.fillRule) else {
        return .clear
      }
      return PointColor(color)
    case .image(let image, let gravity):
      let frame = gravity.frame(of: image.size, in: bounds)
      guard frame.contains(point) else { return .clear }
      return image.color(
        at: Point(
          x: (point.x - frame.minX) / frame.width * image.size.width,
          y: (point.y - frame.minY) / frame.height * image.size.height))
    }
  }
}

extension Image {
  /// - Parameter point: In points of the picture's size, inside of it.
  fileprivate func color(at point: Point) -> PointColor {
    switch representation {
    case .shapes(let shapes):
      var seen = PointColor.clear
      for shape in shapes.reversed() where !seen.isOpaque {
        guard shape.path.contains(point, rule: shape.fillRule) else { continue }
        seen = seen.over(PointColor(shape.color))
      }
      return seen
    case .bitmap(let bitmap):
      guard bitmap.width > 0, bitmap.height > 0 else { return .clear }
      let x = Int(point.x / size.width * Double(bitmap.width))
      let y = Int(point.y / size.height * Double(bitmap.height))
      return PointColor(bitmap[min(x, bitmap.width - 1), min(y, bitmap.height - 1)])
    }
  }
}
