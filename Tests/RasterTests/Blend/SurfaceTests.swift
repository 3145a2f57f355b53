import Scene
import Testing

@testable import Raster

@Suite struct SurfaceTests {
  private let white = PremultipliedRGBA8(red: 255, green: 255, blue: 255, alpha: 255)

  @Test func fillingEndsAtTheSurface() {
    var surface = Surface(bounds: PixelRect(left: 2, top: 1, right: 4, bottom: 3))

    surface.fill(PixelRect(left: 3, top: -5, right: 99, bottom: 2), with: white)

    #expect(surface.pixels == [0, .max, 0, 0])
  }

  @Test func whatAMaskDoesNotCoverIsTakenAway() {
    let bounds = PixelRect(left: 0, top: 0, right: 3, bottom: 3)
    var surface = Surface(bounds: bounds)
    surface.fill(bounds, with: white)
    var mask = CoverageMask(bounds: PixelRect(left: 1, top: 1, right: 3, bottom: 2))
    mask.values = [255, 128]

    surface.multiply(by: mask)

    #expect(surface.alpha.values == [0, 0, 0, 0, 255, 128, 0, 0, 0])
  }

  @Test func noMaskTakesEverythingAway() {
    let bounds = PixelRect(left: 0, top: 0, right: 2, bottom: 1)
    var surface = Surface(bounds: bounds)
    surface.fill(bounds, with: white)

    surface.multiply(by: nil)

    #expect(surface.pixels == [0, 0])
  }

  @Test func oneSurfaceIsLaidOverAnotherWhereBothAre() {
    var below = Surface(bounds: PixelRect(left: 0, top: 0, right: 2, bottom: 2))
    var above = Surface(bounds: PixelRect(left: 1, top: 1, right: 3, bottom: 3))
    above.fill(above.bounds, with: white)

    below.composite(above, opacity: 51)

    #expect(below.pixels == [0, 0, 0, 0x3333_3333])
  }
}
