import Scene
import TestSupport

@testable import Raster

/// Makes trees of layers with everything a layer can have, and changes them a little.
struct RandomLayers {
  var generator: SeededGenerator
  let size: Double

  init(seed: UInt64, size: Double) {
    generator = SeededGenerator(seed: seed)
    self.size = size
  }

  mutating func frame() -> FrameSnapshot {
    FrameSnapshot(size: Size(width: size, height: size), layers: layers(depth: 0))
  }

  /// The frame with something added, removed, moved or altered somewhere, or nothing at all.
  mutating func changed(_ frame: FrameSnapshot) -> FrameSnapshot {
    var next = frame
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: break
    case 1: return self.frame()
    default: change(&next.layers, depth: 0)
    }
    return next
  }

  private mutating func change(_ layers: inout [LayerSnapshot], depth: Int) {
    guard !layers.isEmpty else {
      layers.append(layer(depth: depth))
      return
    }
    let index = Int.random(in: 0..<layers.count, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: layers.remove(at: index)
    case 1: layers.insert(layer(depth: depth), at: index)
    case 2: layers.swapAt(index, 0)
    case 3: layers[index].opacity = fraction()
    case 4: layers[index].backgroundColor = color()
    case 5: layers[index].transform = transform()
    case 6: layers[index] = layer(depth: depth)
    default: change(&layers[index].sublayers, depth: depth + 1)
    }
  }

  private mutating func layers(depth: Int) -> [LayerSnapshot] {
    let count = depth == 0 ? 3 : depth < 3 ? Int.random(in: 0...2, using: &generator) : 0
    return (0..<count).map { _ in layer(depth: depth) }
  }

  private mutating func layer(depth: Int) -> LayerSnapshot {
    var layer = LayerSnapshot(bounds: bounds(), transform: transform())
    layer.opacity = chance(0.6) ? 1 : fraction()
    layer.backgroundColor = chance(0.7) ? color() : nil
    layer.cornerRadius = chance(0.5) ? 0 : fraction() * size / 4
    layer.cornerCurve = chance(0.5) ? .circular : .continuous
    layer.borderWidth = chance(0.7) ? 0 : fraction() * 4
    layer.borderColor = color()
    layer.masksToBounds = chance(0.3)
    if chance(0.35) { layer.shadow = shadow() }
    layer.contents = contents()
    if depth < 2, chance(0.15) { layer.mask = [self.layer(depth: 3)] }
    layer.sublayers = layers(depth: depth + 1)
    return layer
  }

  private mutating func contents() -> LayerSnapshot.Contents {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      let texels = (0..<12).map { _ in color().premultiplied().packed }
      let gravity = ContentsGravity.allCases.randomElement(using: &generator) ?? .resize
      return .image(
        Image(bitmap: Bitmap(width: 4, height: 3, pixels: texels), scale: 0.5), gravity: gravity)
    case 1:
      var paths = RandomPath(seed: generator.next(), size: size / 3)
      var stroke = StrokeStyle(width: fraction() * 4)
      stroke.join = [.miter, .round, .bevel][Int.random(in: 0..<3, using: &generator)]
      stroke.cap = [.butt, .round, .square][Int.random(in: 0..<3, using: &generator)]
      if chance(0.3) { stroke.dashPattern = [fraction() * 5 + 1, fraction() * 5] }
      return .shape(
        ShapeSnapshot(
          path: paths.next(chance(0.5) ? .polygon : .curves), fillColor: color(),
          fillRule: chance(0.5) ? .nonZero : .evenOdd,
          strokeColor: chance(0.5) ? color() : nil, stroke: stroke))
    case 2:
      let font = FontDescription(size: 4)
      return .text(TextBlock(string: "ab", font: font, color: color()))
    default: return .none
    }
  }

  private mutating func shadow() -> Shadow {
    var shadow = Shadow(
      color: color(), opacity: fraction(), radius: fraction() * 2,
      offset: Size(width: number(-4, 4), height: number(-4, 4)))
    if chance(0.3) {
      var paths = RandomPath(seed: generator.next(), size: size / 3)
      shadow.path = paths.next(.polygon)
    }
    return shadow
  }

  private mutating func bounds() -> Rect {
    Rect(
      x: number(-3, 3), y: number(-3, 3), width: number(0, size / 2), height: number(0, size / 2))
  }

  private mutating func transform() -> AffineTransform {
    let move = AffineTransform.translation(x: number(-4, size * 0.7), y: number(-4, size * 0.7))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return AffineTransform.rotation(cosine: 0.8, sine: 0.6).concatenating(move)
    case 1: return AffineTransform.scale(x: number(-1.5, 1.5), y: 0.7).concatenating(move)
    case 2:
      return .translation(x: move.tx.rounded(), y: move.ty.rounded())
    default: return move
    }
  }

  private mutating func color() -> Color {
    Color(red: fraction(), green: fraction(), blue: fraction(), alpha: chance(0.5) ? 1 : fraction())
  }

  private mutating func chance(_ share: Double) -> Bool { fraction() < share }
  private mutating func fraction() -> Double { number(0, 1) }

  /// Rounded to 1/65,536, as numbers in snapshots are.
  private mutating func number(_ low: Double, _ high: Double) -> Double {
    (Double.random(in: low...high, using: &generator) * 65_536).rounded() / 65_536
  }
}

/// Outlines that stand in for glyphs, one for each letter: triangles that overhang the label, and a
/// picture for each third letter.
struct TriangleText: TextOutlining {
  private static let picture = GlyphPicture(
    Bitmap(
      width: 3, height: 2,
      pixels: [0xff00_00ff, 0x8000_8000, 0xffff_0000, 0, 0xff80_8080, 0x4040_4040]))

  func outlines(of block: TextBlock, in bounds: Rect, scale: Double) -> [PositionedOutline] {
    let em = block.font.size
    let triangle = Path(elements: [
      .move(to: .zero), .line(to: Point(x: em * 0.9, y: 0)),
      .line(to: Point(x: 0, y: -em * 0.9)), .close,
    ])
    let box = Path(rect: Rect(x: 0, y: -em * 0.9, width: em * 1.25, height: em))
    return block.string.indices.enumerated().map { index, _ in
      let x = bounds.minX - em / 2 + Double(index) * em
      let isPicture = index % 3 == 2
      return PositionedOutline(
        path: isPicture ? box : triangle, picture: isPicture ? Self.picture : nil,
        origin: Point(x: x, y: bounds.minY + em / 2))
    }
  }
}
