import Scene
import TestSupport
import Testing

@testable import Interaction

@Suite struct LayerGeometryTests {
  private let quarterTurn = AffineTransform.rotation(cosine: 0, sine: 1)

  @Test func aFrameSetsPositionAndSize() {
    let layer = Layer(frame: Rect(x: 10, y: 20, width: 80, height: 40))
    #expect(layer.bounds == Rect(x: 0, y: 0, width: 80, height: 40))
    #expect(layer.position == Point(x: 50, y: 40))
    #expect(layer.frame == Rect(x: 10, y: 20, width: 80, height: 40))
  }

  @Test func theAnchorPointIsWhereThePositionIs() {
    let layer = Layer(frame: Rect(x: 0, y: 0, width: 80, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == Rect(x: 40, y: 20, width: 80, height: 40))
  }

  @Test func aFrameIsKeptExactlyWhateverItsNumbers() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      func number() -> Double { Double(Int.random(in: -999...999, using: &random)) / 8 }
      let frame = Rect(x: number(), y: number(), width: abs(number()), height: abs(number()))
      #expect(Layer(frame: frame).frame == frame)
    }
  }

  @Test func theFrameOfATurnedLayerIsRoundItsCorners() {
    let layer = Layer(frame: Rect(x: 0, y: 0, width: 80, height: 40))
    layer.transform = quarterTurn
    #expect(layer.frame == Rect(x: 20, y: -20, width: 40, height: 80))
  }

  @Test func aFrameSetUnderAScaleSetsTheSizeBeforeIt() {
    let layer = Layer(frame: Rect(x: 0, y: 0, width: 80, height: 40))
    layer.transform = .scale(x: 2, y: 2)
    layer.frame = Rect(x: 10, y: 10, width: 100, height: 60)
    #expect(layer.bounds.size == Size(width: 50, height: 30))
    #expect(layer.frame == Rect(x: 10, y: 10, width: 100, height: 60))
  }

  @Test func aPointGoesUpAndDownThroughOriginsAndTransforms() {
    let (root, middle, leaf) = (Layer(), Layer(), Layer())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    middle.frame = Rect(x: 100, y: 100, width: 200, height: 200)
    middle.bounds.origin = Point(x: 0, y: 50)
    leaf.frame = Rect(x: 10, y: 60, width: 20, height: 20)
    leaf.transform = .scale(x: 2, y: 2)

    // The leaf's middle stays where it was; its corner moves out by ten on both sides.
    #expect(leaf.convert(Point(x: 10, y: 10), to: nil) == Point(x: 120, y: 120))
    #expect(leaf.convert(Point.zero, to: root) == Point(x: 100, y: 100))
    #expect(leaf.convert(Point(x: 120, y: 120), from: root) == Point(x: 10, y: 10))
    #expect(
      leaf.convert(leaf.bounds, to: middle) == Rect(x: 0, y: 50, width: 40, height: 40))
  }

  @Test func aPointGoesAcrossToACousin() {
    let (root, left, right, leaf) = (Layer(), Layer(), Layer(), Layer())
    root.addSublayer(left)
    root.addSublayer(right)
    left.addSublayer(leaf)
    left.frame = Rect(x: 10, y: 10, width: 50, height: 50)
    leaf.frame = Rect(x: 1, y: 2, width: 10, height: 10)
    right.frame = Rect(x: 100, y: 0, width: 50, height: 50)
    #expect(leaf.convert(Point.zero, to: right) == Point(x: -89, y: 12))
    #expect(leaf.convert(Point(x: -89, y: 12), from: right) == .zero)
  }

  @Test func nothingLeadsIntoASquashedLayer() {
    let (root, flat) = (Layer(), Layer())
    root.addSublayer(flat)
    flat.transform = .scale(x: 0, y: 1)
    #expect(root.transform(to: flat) == nil)
    #expect(root.convert(Point(x: 5, y: 5), to: flat) == .zero)
  }

  @Test func drawnAndModelValuesLeadToTheirOwnPlaces() {
    let tree = AnimatedTree()
    let view = tree.addView()
    tree.animate(.seconds(1), options: .curveLinear) {
      view.position = Point(x: 150, y: 50)
    }
    tree.advance(to: .milliseconds(500))

    #expect(view.convert(Point.zero, to: nil) == Point(x: 100, y: 0))
    #expect(view.convert(Point.zero, to: nil, values: .presentation) == Point(x: 50, y: 0))
    #expect(view.presentation.frame == Rect(x: 50, y: 0, width: 100, height: 100))
  }

  @Test func aMasksCoordinatesLieInItsHost() {
    let (root, host, mask) = (Layer(), Layer(), ShapeLayer())
    root.addSublayer(host)
    host.frame = Rect(x: 30, y: 40, width: 10, height: 10)
    host.mask = mask
    #expect(mask.convert(Point.zero, to: nil) == Point(x: 30, y: 40))
  }
}
