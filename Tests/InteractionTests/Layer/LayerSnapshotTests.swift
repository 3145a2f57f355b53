import Scene
import TestSupport
import Testing

@testable import Interaction

@Suite struct SnapshotRoundingTests {
  @Test func aValueGoesToTheNearestMultipleOfOneIn65536() {
    let step = 1.0 / 65_536
    #expect((5 * step).onGrid == 5 * step)
    #expect((5.49 * step).onGrid == 5 * step)
    #expect((5.5 * step).onGrid == 6 * step)
    #expect((-5.5 * step).onGrid == -6 * step)
    #expect(0.1.onGrid == 6554 * step)
  }

  @Test func thereIsNoNegativeZero() {
    #expect((-0.0).onGrid.sign == .plus)
    #expect((-0.000001).onGrid.sign == .plus)
  }

  @Test(arguments: 0..<20) func roundingTwiceIsRoundingOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let value = Double.random(in: -10_000...10_000, using: &random)
      #expect(value.onGrid.onGrid == value.onGrid)
      #expect(abs(value.onGrid - value) <= 0.5 / 65_536)
    }
  }
}

@Suite struct LayerSnapshotTests {
  @Test func aLayersValuesAreInItsSnapshot() throws {
    let layer = Layer(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    layer.opacity = 0.5
    layer.backgroundColor = .white
    layer.cornerRadius = 4
    layer.cornerCurve = .continuous
    layer.borderWidth = 1
    layer.borderColor = .gray
    layer.masksToBounds = true
    layer.shadowOpacity = 0.25

    let snapshot = try #require(layer.snapshot())

    #expect(
      snapshot
        == LayerSnapshot(
          bounds: Rect(x: 0, y: 0, width: 30, height: 40),
          transform: .translation(x: 10, y: 20), opacity: 0.5, backgroundColor: .white,
          cornerRadius: 4, cornerCurve: .continuous, borderWidth: 1, borderColor: .gray,
          masksToBounds: true,
          shadow: Shadow(
            color: .black, opacity: 0.25, radius: 3, offset: Size(width: 0, height: -3))))
  }

  @Test func everyNumberIsRounded() throws {
    let layer = Layer(frame: Rect(x: 0.1, y: 0.1, width: 0.1, height: 0.1))
    layer.backgroundColor = Color(white: 0.1)
    layer.opacity = 0.1
    layer.shadowOpacity = 0.1
    layer.shadowPath = Path(rect: Rect(x: 0.1, y: 0.1, width: 1, height: 1))
    let shape = ShapeLayer()
    shape.path = layer.shadowPath
    shape.lineWidth = 0.1
    layer.addSublayer(shape)

    let snapshot = try #require(layer.snapshot())

    let tenth = 6554.0 / 65_536
    #expect(snapshot.bounds.width == tenth)
    #expect(snapshot.transform.tx == tenth)
    #expect(snapshot.backgroundColor?.red == tenth)
    #expect(snapshot.opacity == tenth)
    #expect(snapshot.shadow?.opacity == tenth)
    #expect(snapshot.shadow?.path?.elements.first == .move(to: Point(x: tenth, y: tenth)))
    guard case .shape(let drawn) = snapshot.sublayers.first?.contents else {
      Issue.record("no shape")
      return
    }
    #expect(drawn.stroke.width == tenth)
    #expect(drawn.path.elements.first == .move(to: Point(x: tenth, y: tenth)))
  }

  @Test func whatShowsNothingIsLeftOut() {
    let parent = Layer()
    let layers = (0..<4).map { _ in Layer() }
    for layer in layers { parent.addSublayer(layer) }
    layers[0].isHidden = true
    layers[1].opacity = 0
    layers[2].opacity = 0.4 / 65_536
    #expect(parent.snapshot()?.sublayers.count == 1)
    layers[0].isHidden = false
    #expect(parent.snapshot()?.sublayers.count == 2)
  }

  @Test func clearColoursAreAsGoodAsNone() {
    let shape = ShapeLayer()
    shape.path = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1))
    shape.backgroundColor = nil
    let without = shape.snapshot()
    shape.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 0)
    shape.strokeColor = .clear
    #expect(shape.snapshot() == without)
  }

  @Test func springsThatOvershootStayInTheirRange() throws {
    let layer = Layer()
    layer.opacity = 1.2
    layer.bounds.size = Size(width: -3, height: 5)
    layer.cornerRadius = -1
    let snapshot = try #require(layer.snapshot())
    #expect(snapshot.opacity == 1)
    #expect(snapshot.bounds.size == Size(width: 0, height: 5))
    #expect(snapshot.cornerRadius == 0)
  }

  @Test func aMaskIsInTheSnapshotAndAHiddenOneHidesAll() {
    let layer = Layer()
    let mask = ShapeLayer()
    mask.path = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1))
    layer.mask = mask
    #expect(layer.snapshot()?.mask.count == 1)
    mask.isHidden = true
    #expect(layer.snapshot() == nil)
    mask.isHidden = false
    #expect(layer.snapshot() != nil)
    layer.mask = nil
    #expect(layer.snapshot()?.mask.isEmpty == true)
  }

  @Test func picturesAndTextsAreContents() {
    let layer = Layer()
    let image = Image(bitmap: Bitmap(width: 2, height: 2))
    layer.contents = .image(image)
    layer.contentsGravity = .resizeAspect
    #expect(layer.snapshot()?.contents == .image(image, gravity: .resizeAspect))
    let text = TextBlock(string: "a", font: .system(size: 14), color: .black)
    layer.contents = .text(text)
    #expect(layer.snapshot()?.contents == .text(text))
  }

  @Test func aShapeLayerShowsItsOutlineWithItsStroke() {
    let shape = ShapeLayer()
    #expect(shape.snapshot()?.contents == LayerSnapshot.Contents.none)
    let path = Path(rect: Rect(x: 0, y: 0, width: 2, height: 2))
    shape.path = path
    shape.fillColor = nil
    shape.fillRule = .evenOdd
    shape.strokeColor = .white
    shape.lineWidth = 2
    shape.lineCap = .round
    shape.lineJoin = .bevel
    shape.miterLimit = 4
    shape.lineDashPattern = [1, 2]
    shape.lineDashPhase = 0.5
    let stroke = StrokeStyle(
      width: 2, cap: .round, join: .bevel, miterLimit: 4, dashPattern: [1, 2], dashPhase: 0.5)
    #expect(
      shape.snapshot()?.contents
        == .shape(
          ShapeSnapshot(
            path: path, fillColor: nil, fillRule: .evenOdd, strokeColor: .white, stroke: stroke)))
  }

  @Test func aMovingMaskMovesInTheSnapshot() throws {
    let tree = AnimatedTree()
    let view = tree.addView()
    let mask = ShapeLayer()
    view.mask = mask
    let small = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    let large = Path(rect: Rect(x: 0, y: 0, width: 30, height: 30))
    mask.path = large
    mask.add(BasicAnimation(.path, from: small, to: large, duration: .seconds(1)))
    tree.advance(to: .milliseconds(500))

    let shown = try #require(tree.root.snapshot()?.sublayers.first?.mask.first)

    guard case .shape(let shape) = shown.contents else {
      Issue.record("no shape")
      return
    }
    #expect(shape.path.controlBounds == Rect(x: 0, y: 0, width: 20, height: 20))
  }
}

@Suite struct SnapshotReuseTests {
  /// Whether two arrays are one and the same storage.
  private func isSameStorage(_ first: [LayerSnapshot]?, _ second: [LayerSnapshot]?) -> Bool {
    guard let first, let second, !first.isEmpty else { return false }
    return unsafe first.withUnsafeBufferPointer { one in
      unsafe second.withUnsafeBufferPointer { other in
        unsafe one.baseAddress == other.baseAddress
      }
    }
  }

  @Test func atRestTheSameStorageComesAgain() {
    let tree = AnimatedTree()
    tree.addView().addSublayer(Layer())
    let first = tree.root.snapshot()

    tree.advance(to: .seconds(5))
    let second = tree.root.snapshot()

    #expect(!tree.root.needsSnapshot)
    #expect(isSameStorage(first?.sublayers, second?.sublayers))
  }

  @Test func aChangeReachesOnlyItsOwnBranch() {
    let tree = AnimatedTree()
    let (still, changed) = (tree.addView(), tree.addView())
    still.addSublayer(Layer())
    changed.addSublayer(Layer())
    let first = tree.root.snapshot()

    changed.sublayers[0].isHidden = true
    #expect(tree.root.needsSnapshot && changed.needsSnapshot && !still.needsSnapshot)
    let second = tree.root.snapshot()

    #expect(isSameStorage(first?.sublayers[0].sublayers, second?.sublayers[0].sublayers))
    #expect(second?.sublayers[1].sublayers.isEmpty == true)
  }

  @Test func aMovingLayerIsLookedAtEveryTimeAndNoLongerThanItMoves() {
    let tree = AnimatedTree()
    let view = tree.addView()
    tree.animate(.seconds(1), options: .curveLinear) { view.opacity = 0.5 }
    tree.advance(to: .milliseconds(500))
    #expect(tree.root.snapshot()?.sublayers[0].opacity == 0.75)
    #expect(tree.root.needsSnapshot)

    tree.advance(to: .seconds(1))
    #expect(tree.root.snapshot()?.sublayers[0].opacity == 0.5)
    #expect(!tree.root.needsSnapshot)
  }

  @Test func aValueSetToItselfIsNoChange() {
    let layer = Layer()
    layer.contents = .text(TextBlock(string: "a", font: .system(size: 14), color: .black))
    _ = layer.snapshot()
    layer.contents = .text(TextBlock(string: "a", font: .system(size: 14), color: .black))
    layer.isHidden = false
    layer.opacity = 1
    layer.frame = layer.frame
    #expect(!layer.needsSnapshot)
  }

  @Test func changesUnderAHiddenLayerShowWhenItDoes() {
    let tree = AnimatedTree()
    let view = tree.addView()
    let child = Layer()
    view.addSublayer(child)
    view.isHidden = true
    _ = tree.root.snapshot()

    tree.context.performWithoutAnimation { child.cornerRadius = 3 }
    _ = tree.root.snapshot()
    view.isHidden = false

    #expect(tree.root.snapshot()?.sublayers[0].sublayers[0].cornerRadius == 3)
  }

  /// What a layer shows if nothing is remembered.
  private func fresh(_ layer: Layer) -> LayerSnapshot? {
    func forget(_ layer: Layer) {
      layer.needsSnapshot = true
      if let mask = layer.mask { forget(mask) }
      for sublayer in layer.sublayers { forget(sublayer) }
    }
    forget(layer)
    return layer.snapshot()
  }

  @Test(arguments: 0..<60) func anyHistoryOfChangesGivesWhatAFreshLookGives(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = AnimatedTree()
    var layers = [tree.root]
    for _ in 0..<8 { layers.append(tree.addView()) }
    for step in 1...60 {
      let layer = layers[Int.random(in: 1...8, using: &random)]
      let other = layers[Int.random(in: 0...8, using: &random)]
      let value = Double(Int.random(in: 0...4, using: &random)) / 4
      switch Int.random(in: 0..<8, using: &random) {
      case 0: layer.isHidden.toggle()
      case 1: tree.animate(.milliseconds(40)) { layer.opacity = value }
      case 2: layer.cornerRadius = value
      case 3: if !other.isInside(layer) { other.addSublayer(layer) }
      case 4: if !other.isInside(layer) { other.mask = layer }
      case 5: layer.mask = nil
      case 6: layer.removeFromSuperlayer()
      default: layer.add(BasicAnimation(.cornerRadius, from: 0, to: 5, duration: .seconds(1)))
      }
      if Bool.random(using: &random) { tree.advance(to: .milliseconds(10 * step)) }
      let remembered = tree.root.snapshot()
      if step % 5 == 0 { #expect(remembered == fresh(tree.root), "step \(step)") }
    }
  }
}
