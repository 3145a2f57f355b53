import Glibc
import Scene
import Testing

@testable import Raster

/// The call bubble's shadow against the formula: white × (1 − 0.048·G).
@Suite struct ShadowPainterTests {
  static let scale = 2.0
  static let side = 160
  static let center = (x: 160, y: 160)

  @Test func aBubblesShadowIsABlurredRoundSquareWithinOneLevel() throws {
    let picture = try Compositor(scale: Self.scale, text: nil)
      .render(
        FrameSnapshot(size: Size(width: 160, height: 160), layers: [page, bubble]), after: nil
      )
      .bitmap
    let exact = BlurredRoundSquare(side: 160, radius: 16, deviation: 10)

    // Level, upright and slanting lines through the shadow's middle, 4 pixels under the square's.
    for step in -159..<159 {
      let level = (x: Self.center.x + step, y: Self.center.y + 4)
      let upright = (x: Self.center.x, y: Self.center.y + step)
      let slanting = (x: Self.center.x + step, y: Self.center.y + step)
      for pixel in [level, upright, slanting] where pixel.y < 320 {
        guard !isUnderBubble(pixel.x, pixel.y) else { continue }
        let shade = exact.value(
          x: Double(pixel.x) + 0.5 - 160, y: Double(pixel.y) + 0.5 - 164)
        let expected = 255 * (1 - 0.048 * shade)
        #expect(abs(Double(picture[pixel.x, pixel.y].red) - expected) <= 1, "\(pixel)")
      }
    }
  }

  @Test func aShadowLiesUnderItsLayerAndIsNotCutOut() throws {
    var layer = bubble
    layer.backgroundColor = Color.white.withAlpha(multipliedBy: 0.5)
    layer.shadow = Shadow(color: .black, opacity: 1, radius: 0, offset: .zero, path: layerPath)
    let frame = FrameSnapshot(size: Size(width: 160, height: 160), layers: [page, layer])

    let picture = try Compositor(scale: 1, text: nil).render(frame, after: nil).bitmap

    // Black shadow, then half a white: 128.
    #expect(picture[80, 80].red == 128)
  }

  @Test func aShadowIsCastByWhatTheLayerShows() throws {
    var layer = bubble
    layer.backgroundColor = nil
    layer.shadow = Shadow(color: .black, opacity: 1, radius: 0, offset: Size(width: 0, height: 50))
    layer.sublayers = [
      LayerSnapshot(
        bounds: Rect(x: 0, y: 0, width: 10, height: 10),
        transform: .translation(x: 20, y: 20), backgroundColor: .white)
    ]
    let frame = FrameSnapshot(size: Size(width: 160, height: 160), layers: [page, layer])

    let picture = try Compositor(scale: 1, text: nil).render(frame, after: nil).bitmap

    #expect(picture[65, 115].red == 0)
    #expect(picture[75, 115].red == 255)
  }

  @Test func boundsThatMaskClipTheShadow() throws {
    var layer = bubble
    layer.masksToBounds = true
    layer.shadow = Shadow(color: .black, opacity: 1, radius: 5, offset: .zero)
    let frame = FrameSnapshot(size: Size(width: 160, height: 160), layers: [page, layer])

    let picture = try Compositor(scale: 1, text: nil).render(frame, after: nil).bitmap

    #expect(picture[39, 80].red == 255)
  }

  private let layerPath = RoundedRectangle(
    rect: Rect(x: 0, y: 0, width: 80, height: 80), radius: 0, curve: .circular
  ).path

  private var page: LayerSnapshot {
    LayerSnapshot(bounds: Rect(x: 0, y: 0, width: 160, height: 160), backgroundColor: .white)
  }

  private var bubble: LayerSnapshot {
    LayerSnapshot(
      bounds: Rect(x: 0, y: 0, width: 80, height: 80), transform: .translation(x: 40, y: 40),
      backgroundColor: .white, cornerRadius: 8,
      shadow: Shadow(
        color: Color(white: 0, alpha: 0.06), opacity: 0.8, radius: 5,
        offset: Size(width: 0, height: 2)))
  }

  private func isUnderBubble(_ x: Int, _ y: Int) -> Bool {
    x >= 80 && x < 240 && y >= 80 && y < 240
  }
}

/// A square with round corners under a Gaussian, by numbers: rows of the square are integrated in
/// closed form, and summed in steps of an eighth of a pixel.
struct BlurredRoundSquare {
  let side: Double
  let radius: Double
  let deviation: Double

  init(side: Double, radius: Double, deviation: Double) {
    self.side = side
    self.radius = radius
    self.deviation = deviation
  }

  /// At a place relative to the square's middle.
  func value(x: Double, y: Double) -> Double {
    let step = 0.125
    var sum = 0.0
    for row in stride(from: -side / 2 + step / 2, to: side / 2, by: step) {
      let half = halfWidth(at: row)
      sum += density(row - y) * step * (integral(half - x) - integral(-half - x))
    }
    return sum
  }

  private func halfWidth(at y: Double) -> Double {
    let beyond = abs(y) - (side / 2 - radius)
    guard beyond > 0 else { return side / 2 }
    return side / 2 - radius + (radius * radius - beyond * beyond).squareRoot()
  }

  private func density(_ distance: Double) -> Double {
    exp(-distance * distance / (2 * deviation * deviation))
      / (deviation * (2 * Double.pi).squareRoot())
  }

  private func integral(_ distance: Double) -> Double {
    0.5 * (1 + erf(distance / (deviation * 2.0.squareRoot())))
  }
}
