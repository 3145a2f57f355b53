import Scene
import Testing

@testable import Raster

@Suite struct FrameDamageTests {
  @Test(arguments: 0..<24)
  func paintingTheDamageEqualsPaintingAfresh(seed: UInt64) throws {
    var random = RandomLayers(seed: seed, size: 24)
    let scale = seed % 3 == 0 ? 1 : 1.5
    let compositor = Compositor(scale: scale, text: TriangleText())
    var frame = random.frame()
    _ = try compositor.render(frame, after: nil)
    for step in 0..<8 {
      let next = random.changed(frame)

      let painted = try compositor.render(next, after: frame)

      let afresh = try Compositor(scale: scale, text: TriangleText()).render(next, after: nil)
      let same = painted.bitmap == afresh.bitmap
      #expect(same, "step \(step)")
      #expect(afresh.bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
      if next == frame { #expect(painted.damage.isEmpty) }
      frame = next
    }
  }

  @Test func nothingIsDamagedBetweenEqualFrames() throws {
    let frame = self.frame([square(x: 1, y: 2)])
    let compositor = Compositor(scale: 2, text: nil)
    _ = try compositor.render(frame, after: nil)

    let again = try compositor.render(frame, after: frame)

    #expect(again.damage == .empty)
    #expect(again.paintedPixels == 0)
  }

  @Test func aMovedLayerDamagesWhereItWasAndWhereItIs() throws {
    let damage = try damage(from: [square(x: 1, y: 2)], to: [square(x: 5, y: 3)])

    #expect(damage == PixelRect(left: 1, top: 2, right: 9, bottom: 7))
  }

  @Test func unchangedNeighboursAreNotDamaged() throws {
    let (one, two, three) = (square(x: 0, y: 0), square(x: 10, y: 10), square(x: 20, y: 20))

    let damage = try damage(from: [one, three], to: [one, two, three])

    #expect(damage == PixelRect(left: 10, top: 10, right: 14, bottom: 14))
  }

  @Test func aChangeInsideAShadowsCasterDamagesTheShadowNearItAlone() throws {
    // σ 1 reaches ceil(3.5) + 1 = 5 pixels, a pixel more for resampling; outward, where nothing else
    // casts a shadow, it is seen for 3.
    var caster = square(x: 0, y: 0)
    caster.backgroundColor = nil
    caster.shadow = Shadow(color: .black, opacity: 1, radius: 1, offset: .zero)
    caster.sublayers = [square(x: 4, y: 4), square(x: 20, y: 20)]
    var changed = caster
    changed.sublayers[1].backgroundColor = Color(white: 1, alpha: 0.5)

    let damage = try damage(from: [caster], to: [changed])

    #expect(damage == PixelRect(left: 14, top: 14, right: 27, bottom: 27))
  }

  @Test func aChangeInsideAnOpaqueCasterLeavesTheShadowAlone() throws {
    var caster = square(x: 6, y: 6)
    caster.bounds = Rect(x: 0, y: 0, width: 20, height: 20)
    caster.shadow = Shadow(color: .black, opacity: 1, radius: 1, offset: .zero)
    caster.sublayers = [square(x: 8, y: 8)]
    var changed = caster
    changed.sublayers[0].backgroundColor = .black

    let damage = try damage(from: [caster], to: [changed])

    #expect(damage == PixelRect(left: 14, top: 14, right: 18, bottom: 18))
  }

  @Test func theFlatMiddleOfALayerThatMovedIsNotDamaged() throws {
    var card = square(x: 5, y: 5)
    card.bounds = Rect(x: 0, y: 0, width: 20, height: 20)
    var moved = card
    moved.transform = .translation(x: 6, y: 5)

    let frame = try render(from: [card], to: [moved])

    // One column where it was, one where it is.
    #expect(frame.paintedPixels == 40)
    #expect(frame.damage == PixelRect(left: 5, top: 5, right: 26, bottom: 25))
  }

  @Test func whatChangesBehindAnOpaqueLayerIsNotDamaged() throws {
    let cover = square(x: 10, y: 10)

    let frame = try render(
      from: [square(x: 10, y: 10), cover], to: [square(x: 10, y: 8), cover])

    #expect(frame.damage == PixelRect(left: 10, top: 8, right: 14, bottom: 10))
  }

  @Test func ofAMaskThatGrowsOnlyTheRimIsDamaged() throws {
    var page = square(x: 0, y: 0)
    page.bounds = Rect(x: 0, y: 0, width: 32, height: 32)
    page.mask = [disc(radius: 10)]
    var grown = page
    grown.mask = [disc(radius: 11)]

    let frame = try render(from: [page], to: [grown])

    // The disc alone has π·11² = 380 pixels; a rim touches fewer than 2π·11 × 3.
    #expect(frame.paintedPixels < 32 * 32 * 2 / 3)
    #expect(frame.damage == PixelRect(left: 5, top: 5, right: 27, bottom: 27))
  }

  @Test func aLayerThatIsAddedOnTopDoesNotDamageTheOthersThatChange() throws {
    let (one, two) = (square(x: 0, y: 0), square(x: 20, y: 20))
    var page = square(x: 0, y: 0)
    page.bounds = Rect(x: 0, y: 0, width: 32, height: 32)
    page.sublayers = [one]
    var changed = page
    changed.sublayers[0].backgroundColor = .black

    let frame = try render(from: [page], to: [changed, two])

    #expect(frame.paintedPixels == 32)
    #expect(frame.parts.count == 2)
  }

  @Test func partsShareNoPixelAndTheirBoundsAreTheDamage() throws {
    for seed in 30..<40 as Range<UInt64> {
      var random = RandomLayers(seed: seed, size: 24)
      let frame = random.frame()
      let compositor = Compositor(scale: 1, text: TriangleText())
      _ = try compositor.render(frame, after: nil)

      let painted = try compositor.render(random.changed(frame), after: frame)

      let pixels = painted.parts.flatMap { part in
        (part.top..<part.bottom).flatMap { y in (part.left..<part.right).map { y * 24 + $0 } }
      }
      #expect(Set(pixels).count == pixels.count)
      #expect(painted.paintedPixels == pixels.count)
      #expect(painted.parts.reduce(.empty) { $0.union($1) } == painted.damage)
    }
  }

  @Test func aFrameThatWasNotPaintedLastIsNotBuiltOn() throws {
    let (one, two) = (frame([square(x: 1, y: 1)]), frame([square(x: 9, y: 9)]))
    let compositor = Compositor(scale: 1, text: nil)
    _ = try compositor.render(one, after: nil)

    let painted = try compositor.render(two, after: two)

    #expect(painted.damage == PixelRect(left: 0, top: 0, right: 32, bottom: 32))
    #expect(painted.bitmap[10, 10].red == 255)
    #expect(painted.bitmap[2, 2].red == 0)
  }

  private func damage(from old: [LayerSnapshot], to new: [LayerSnapshot]) throws -> PixelRect {
    try render(from: old, to: new).damage
  }

  private func render(
    from old: [LayerSnapshot], to new: [LayerSnapshot]
  ) throws -> RenderedFrame {
    let compositor = Compositor(scale: 1, text: nil)
    _ = try compositor.render(frame(old), after: nil)
    return try compositor.render(frame(new), after: frame(old))
  }

  private func disc(radius: Double) -> LayerSnapshot {
    let rect = Rect(x: 16 - radius, y: 16 - radius, width: 2 * radius, height: 2 * radius)
    return LayerSnapshot(
      bounds: .zero, contents: .shape(ShapeSnapshot(path: Path(ovalIn: rect))))
  }

  private func frame(_ layers: [LayerSnapshot]) -> FrameSnapshot {
    FrameSnapshot(size: Size(width: 32, height: 32), layers: layers)
  }

  private func square(x: Double, y: Double) -> LayerSnapshot {
    LayerSnapshot(
      bounds: Rect(x: 0, y: 0, width: 4, height: 4), transform: .translation(x: x, y: y),
      backgroundColor: .white)
  }
}
