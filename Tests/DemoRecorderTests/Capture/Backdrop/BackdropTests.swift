import Raster
import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct BackdropTests {
  /// Away from edges, the colour of a place is that of the pixel that the rasterizer draws there.
  @Test(arguments: UInt64(0)..<12)
  func theColourOfAPlaceIsThatOfItsPixel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let size = Size(width: 60, height: 60)
    let layers = (0..<4).map { _ in Self.layer(depth: 2, using: &random) }
    let snapshot = FrameSnapshot(size: size, layers: layers)
    let picture = try Compositor(scale: 1, text: nil).render(snapshot, after: nil).bitmap
    let backdrop = Backdrop(snapshot)

    for y in stride(from: 2, to: 58, by: 3) {
      for x in stride(from: 2, to: 58, by: 3) where Self.isPlain(picture, x, y) {
        let color = backdrop.color(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let pixel = picture[x, y]
        let parts = zip(
          [color.red, color.green, color.blue], [pixel.red, pixel.green, pixel.blue])
        // Every layer of the raster rounds to a byte.
        for (exact, drawn) in parts { #expect(abs(exact * 255 - Double(drawn)) < 4) }
      }
    }
  }

  /// Whether a pixel and those round it look the same, so that no edge is near.
  private static func isPlain(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let near = (-2...2).flatMap { dy in (-2...2).map { dx in picture[x + dx, y + dy] } }
    return Set(near).count == 1
  }

  private static func layer(depth: Int, using random: inout SeededGenerator) -> LayerSnapshot {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    func chance(_ share: Double) -> Bool { number(0...1) < share }
    let size = Size(width: number(20...60).rounded(), height: number(20...60).rounded())
    var layer = LayerSnapshot(
      bounds: Rect(origin: .zero, size: size),
      transform: .translation(x: number(-10...30).rounded(), y: number(-10...30).rounded()))
    if chance(0.3) {
      layer.transform = AffineTransform.rotation(cosine: 0.8, sine: 0.6)
        .concatenating(layer.transform)
    }
    let color = Color(
      red: number(0...1), green: number(0...1), blue: number(0...1), alpha: chance(0.7) ? 1 : 0.5)
    if chance(0.7) { layer.backgroundColor = color }
    if chance(0.3) { layer.opacity = 0.5 }
    if chance(0.4) { layer.cornerRadius = number(2...12).rounded() }
    if chance(0.2) { (layer.borderWidth, layer.borderColor) = (6, color) }
    layer.masksToBounds = chance(0.4)
    let oval = Path(ovalIn: layer.bounds.insetBy(dx: 3, dy: 3))
    if chance(0.3) { layer.contents = .shape(ShapeSnapshot(path: oval, fillColor: .white)) }
    if chance(0.2) {
      let shapes = [
        Image.FilledPath(path: Path(ovalIn: Rect(x: 0, y: 0, width: 9, height: 9)), color: color)
      ]
      layer.contents = .image(
        Image(size: Size(width: 9, height: 9), shapes: shapes), gravity: .resize)
    }
    if chance(0.3) {
      layer.mask = [LayerSnapshot(bounds: .zero, contents: .shape(ShapeSnapshot(path: oval)))]
    }
    if depth > 0, chance(0.6) {
      layer.sublayers = (0..<2).map { _ in Self.layer(depth: depth - 1, using: &random) }
    }
    return layer
  }
}
