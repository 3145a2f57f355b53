import Scene

/// Which pixels a layer can change, with all it holds.
struct LayerExtent {
  /// From the layer's own coordinates to pixels.
  private let transform: AffineTransform
  private let layer: LayerSnapshot

  /// Each part of a region is painted for itself, which costs more than the pixels between many.
  private static let mostParts = 8

  /// - Parameter space: From the coordinates of the layer's parent to pixels.
  init(_ layer: LayerSnapshot, in space: AffineTransform) {
    self.layer = layer
    transform = layer.transform.concatenating(space)
  }

  /// - Parameter transform: From the layer's own coordinates to pixels, in place of the layer's own.
  init(_ layer: LayerSnapshot, placedBy transform: AffineTransform) {
    self.layer = layer
    self.transform = transform
  }

  /// The pixels of all layers together.
  static func pixels(of layers: [LayerSnapshot], in space: AffineTransform) -> PixelRect {
    layers.reduce(.empty) { $0.union(LayerExtent($1, in: space).pixels) }
  }

  /// The layer as it is composited into its parent.
  var pixels: PixelRect {
    guard layer.opacity > 0 else { return .empty }
    let drawn = ownPixels.union(heldPixels).union(shadowPixels)
    guard !layer.mask.isEmpty else { return drawn }
    return drawn.intersection(Self.pixels(of: layer.mask, in: transform))
  }

  /// Background and border.
  private var ownPixels: PixelRect {
    let isDrawn = layer.backgroundColor != nil || layer.borderWidth > 0
    return isDrawn ? boundsPixels : .empty
  }

  /// Contents and sublayers.
  var heldPixels: PixelRect {
    let held = pixels(of: contentsRect).union(Self.pixels(of: layer.sublayers, in: transform))
    return layer.masksToBounds ? held.intersection(boundsPixels) : held
  }

  /// The pixels of contents and sublayers inside `area`, without what lies between them where that is
  /// simple.
  func heldRegion(within area: PixelRect) -> PixelRegion {
    let extents =
      layer.sublayers.map { LayerExtent($0, in: transform).pixels } + [pixels(of: contentsRect)]
    var region = PixelRegion()
    for extent in extents {
      region.add(extent.intersection(area))
      if region.parts.count > Self.mostParts { return PixelRegion(heldPixels.intersection(area)) }
    }
    return region
  }

  var boundsPixels: PixelRect { pixels(of: layer.bounds) }

  /// The shadow, if there is one.
  var shadowPixels: PixelRect {
    guard let shadow = layer.shadow, shadow.opacity > 0, shadow.color.alpha > 0 else {
      return .empty
    }
    let geometry = ShadowGeometry(shadow, transform: transform)
    let cast = geometry.extent(ofSilhouette: silhouettePixels(geometry.transform))
    return layer.masksToBounds ? cast.intersection(boundsPixels) : cast
  }

  /// The extent of what casts the shadow, under a map to where it falls.
  private func silhouettePixels(_ place: AffineTransform) -> PixelRect {
    if let path = layer.shadow?.path { return path.controlBounds.applying(place).touchedPixels }
    return LayerExtent(layer, placedBy: place).bodyPixels
  }

  /// Background, contents and sublayers: what casts the shadow.
  var bodyPixels: PixelRect {
    layer.backgroundColor == nil ? heldPixels : heldPixels.union(boundsPixels)
  }

  /// What the contents can reach, in the layer's coordinates.
  var contentsRect: Rect {
    switch layer.contents {
    case .none: return .zero
    case .image(let image, let gravity):
      return Self.drawnRect(of: image, in: gravity.frame(of: image.size, in: layer.bounds))
    case .text(let block):
      // Glyphs may overhang their line a little: by less than an em.
      return layer.bounds.insetBy(dx: -block.font.size, dy: -block.font.size)
    case .shape(let shape):
      guard shape.strokeColor != nil else { return shape.path.drawnBounds(growth: 0) }
      return shape.path.drawnBounds(growth: shape.stroke.reach)
    }
  }

  /// A picture made of shapes may draw beyond its own frame.
  private static func drawnRect(of image: Image, in frame: Rect) -> Rect {
    guard case .shapes(let shapes) = image.representation, !frame.isEmpty else { return frame }
    let placement = AffineTransform.scale(
      x: frame.width / image.size.width, y: frame.height / image.size.height
    ).concatenating(.translation(x: frame.minX, y: frame.minY))
    return shapes.reduce(.zero) {
      $0.union($1.path.controlBounds.applying(placement))
    }
  }

  private func pixels(of rect: Rect) -> PixelRect { rect.applying(transform).touchedPixels }
}

extension StrokeStyle {
  /// How far from a path its stroke can reach.
  fileprivate var reach: Double {
    let corner = join == .miter ? max(miterLimit, 1) : 1
    return max(0, width) / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
  }
}

extension Path {
  /// The rectangle round all finite points, grown on every side; not empty, as `Rect` would call it,
  /// where a straight line is stroked.
  fileprivate func drawnBounds(growth: Double) -> Rect {
    let drawable = Path(
      elements: elements.filter { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
    guard drawable.elements.contains(where: { !$0.points.isEmpty }) else { return .zero }
    return drawable.controlBounds.insetBy(dx: -growth, dy: -growth)
  }
}
