import Scene

/// Finds the pixels that can differ between two snapshots.
///
/// Goes through both from back to front, as they are painted. What changes is added, part by part:
/// where a layer moved, the flat middle of its background looks as before. What an opaque background
/// hides in both is taken out again.
struct FrameDamage {
  /// Looks up what both snapshots show.
  struct Lookup {
    /// The coverage of a shape under a map to pixels.
    var runs: (ShapeSnapshot, AffineTransform) -> CoverageRuns?
    /// The glyphs of a text as a label of these bounds shows them; nil where they cannot be had.
    var glyphs: (TextBlock, Rect) -> [PositionedOutline]?
  }

  /// More parts than this are joined: finding out what is common would take longer than painting.
  private static let mostParts = 512

  let lookup: Lookup
  private(set) var region = PixelRegion()

  init(lookup: Lookup) {
    self.lookup = lookup
  }

  // MARK: Lists

  /// Compares siblings.
  ///
  /// Layers that stand unchanged at the front or the back of a list are left out, whatever was added
  /// or removed between them.
  ///
  /// - Parameters:
  ///   - oldSpace: From the coordinates of the old layers' parent to pixels.
  ///   - newSpace: The same for the new ones.
  mutating func compare(
    _ old: [LayerSnapshot], in oldSpace: AffineTransform,
    to new: [LayerSnapshot], in newSpace: AffineTransform
  ) {
    let shorter = oldSpace == newSpace ? min(old.count, new.count) : 0
    let back = zip(old, new).prefix(shorter).prefix { $0 == $1 }.count
    let front = zip(old.reversed(), new.reversed()).prefix(shorter - back).prefix { $0 == $1 }.count
    for layer in new.prefix(back) { hide(layer, in: newSpace) }
    let before = old[back..<old.count - front].map { DamageLayer($0, in: oldSpace) }
    let after = new[back..<new.count - front].map { DamageLayer($0, in: newSpace) }
    if before.count == after.count {
      for (old, new) in zip(before, after) { compare(old, to: new) }
    } else {
      compareUneven(before, to: after)
    }
    for layer in new.suffix(front) { hide(layer, in: newSpace) }
    if region.parts.count > Self.mostParts { region = PixelRegion(region.bounds) }
  }

  /// Any layer may be compared with any as long as their order stays; layers that come or go do so at
  /// the front or at the back, whichever leaves less to be painted.
  private mutating func compareUneven(_ old: [DamageLayer], to new: [DamageLayer]) {
    let pairs = min(old.count, new.count)
    var front = self
    for (old, new) in zip(old, new) { front.compare(old, to: new) }
    for layer in old.dropFirst(pairs) + new.dropFirst(pairs) {
      front.region.add(layer.extent.pixels)
    }
    var back = self
    for layer in old.dropLast(pairs) + new.dropLast(pairs) { back.region.add(layer.extent.pixels) }
    for (old, new) in zip(old.suffix(pairs), new.suffix(pairs)) { back.compare(old, to: new) }
    self = front.region.area <= back.region.area ? front : back
  }

  /// A layer that is the same in both hides what changed behind it.
  private mutating func hide(_ layer: LayerSnapshot, in space: AffineTransform) {
    guard !region.isEmpty else { return }
    for part in OpaqueCover(of: layer, in: space).parts { region.subtract(part) }
  }

  // MARK: Layers

  private mutating func compare(_ old: DamageLayer, to new: DamageLayer) {
    if old.transform == new.transform, old.layer == new.layer {
      for part in OpaqueCover(of: new.layer, placedBy: new.transform).parts {
        region.subtract(part)
      }
      return
    }
    guard old.layer.opacity == new.layer.opacity, old.isGroup == new.isGroup,
      old.layer.isSinglePart == new.layer.isSinglePart,
      old.layer.mask.isEmpty == new.layer.mask.isEmpty
    else {
      region.add(old.extent.pixels)
      region.add(new.extent.pixels)
      return
    }
    guard new.isGroup else {
      return compareParts(old, to: new, areOpaque: new.layer.opacity >= 1)
    }
    var inside = FrameDamage(lookup: lookup)
    inside.compareParts(old, to: new, areOpaque: true)
    var mask = FrameDamage(lookup: lookup)
    mask.compare(old.layer.mask, in: old.transform, to: new.layer.mask, in: new.transform)
    let extent = old.extent.pixels.union(new.extent.pixels)
    add(inside.region.intersection(extent))
    add(mask.region.intersection(extent))
  }

  private mutating func add(_ other: PixelRegion) {
    if region.isEmpty { region = other } else { other.parts.forEach { region.add($0) } }
  }

  /// Shadow, background, contents and sublayers, border, as they are painted.
  ///
  /// - Parameter areOpaque: Whether an opaque colour is painted as one.
  private mutating func compareParts(
    _ old: DamageLayer, to new: DamageLayer, areOpaque: Bool
  ) {
    if old.layer.shadow != nil || new.layer.shadow != nil { compareShadows(old, to: new) }
    compareBodies(old, to: new, areOpaque: areOpaque)
    let (width, color) = (new.layer.borderWidth, new.layer.borderColor)
    guard old.layer.borderWidth > 0 || width > 0 else { return }
    if old.layer.borderWidth != width || old.layer.borderColor != color
      || old.transform != new.transform || old.outline != new.outline
    {
      region.add(old.extent.boundsPixels)
      region.add(new.extent.boundsPixels)
    }
  }

  private mutating func compareBodies(
    _ old: DamageLayer, to new: DamageLayer, areOpaque: Bool
  ) {
    compareBackgrounds(old, to: new, areOpaque: areOpaque)
    guard old.layer.masksToBounds == new.layer.masksToBounds else {
      region.add(old.extent.heldPixels)
      region.add(new.extent.heldPixels)
      return
    }
    guard new.layer.masksToBounds else { return compareHeld(old, to: new) }
    var inside = FrameDamage(lookup: lookup)
    inside.compareHeld(old, to: new)
    let held = old.extent.heldPixels.union(new.extent.heldPixels)
    add(inside.region.intersection(held))
    add(outlineChange(old, to: new).intersection(held))
  }

  private mutating func compareBackgrounds(
    _ old: DamageLayer, to new: DamageLayer, areOpaque: Bool
  ) {
    guard old.layer.backgroundColor == new.layer.backgroundColor else {
      if old.layer.backgroundColor != nil { region.add(old.extent.boundsPixels) }
      if new.layer.backgroundColor != nil { region.add(new.extent.boundsPixels) }
      return
    }
    guard let color = new.layer.backgroundColor else { return }
    if areOpaque, color.alpha >= 1, !region.isEmpty {
      for part in old.innerPixels.common(with: new.innerPixels) { region.subtract(part) }
    }
    add(outlineChange(old, to: new))
  }

  /// The pixels that the layers' outlines may cover differently.
  private func outlineChange(_ old: DamageLayer, to new: DamageLayer) -> PixelRegion {
    guard old.transform != new.transform || old.outline != new.outline else {
      return PixelRegion()
    }
    var change = PixelRegion(old.extent.boundsPixels)
    change.add(new.extent.boundsPixels)
    for part in old.innerPixels.common(with: new.innerPixels) { change.subtract(part) }
    return change
  }

  private mutating func compareHeld(_ old: DamageLayer, to new: DamageLayer) {
    if old.transform != new.transform || old.layer.contents != new.layer.contents
      || old.layer.bounds != new.layer.bounds
    {
      for part in contentsChange(old, to: new) { region.add(part) }
    }
    compare(old.layer.sublayers, in: old.transform, to: new.layer.sublayers, in: new.transform)
  }

  // MARK: Shadows

  private mutating func compareShadows(_ old: DamageLayer, to new: DamageLayer) {
    guard old.layer.shadow == new.layer.shadow, old.transform == new.transform,
      !new.layer.masksToBounds, !old.layer.masksToBounds, let shadow = new.layer.shadow
    else {
      region.add(old.extent.shadowPixels)
      region.add(new.extent.shadowPixels)
      return
    }
    guard shadow.path == nil else { return }
    var body = FrameDamage(lookup: lookup)
    body.compareBodies(old, to: new, areOpaque: true)
    // Inside of what is opaque in both, what casts the shadow stays opaque.
    let covers = [old, new].map { OpaqueCover(of: $0.layer, placedBy: $0.transform).parts }
    for part in covers[0].common(with: covers[1]) {
      // A pixel less: a silhouette moved by a fraction of one is sampled anew.
      let sure = part.grown(by: -1)
      if !sure.isEmpty { body.region.subtract(sure) }
    }
    let extent = old.extent.shadowPixels.union(new.extent.shadowPixels)
    for part in body.region.parts {
      region.add(shadowPixels(shadow, cast: part, transform: new.transform).intersection(extent))
    }
  }

  /// Where a shadow changes when some pixels of what casts it do.
  private func shadowPixels(
    _ shadow: Shadow, cast pixels: PixelRect, transform: AffineTransform
  ) -> PixelRect {
    let geometry = ShadowGeometry(shadow, transform: transform)
    let moved = Rect(
      x: Double(pixels.left) + geometry.transform.tx - transform.tx,
      y: Double(pixels.top) + geometry.transform.ty - transform.ty,
      width: Double(pixels.width), height: Double(pixels.height))
    // A pixel more, for the same reason.
    return geometry.extent(ofChange: moved.touchedPixels.grown(by: 1))
  }
}
