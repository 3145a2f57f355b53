import Scene
import Testing

@testable import Interaction

@Suite struct TransactionTests {
  @Test func aLayerWithoutAViewMovesByItselfForAQuarterOfASecond() {
    let tree = AnimatedTree()
    let layer = tree.addLayer()

    layer.opacity = 0
    tree.advance(to: .milliseconds(50))

    #expect(isClose(layer.presentation.opacity, 1 - 0.295244, within: 5.1e-7))
    #expect(tree.context.timeline.nextEndTime == .milliseconds(250))
    #expect(layer.animationKeys == ["opacity"])
    tree.advance(to: .milliseconds(250))
    #expect(layer.presentation.opacity == 0)
    #expect(layer.animationKeys.isEmpty)
  }

  @Test func beforeItsFirstCommitItHasNowhereToComeFrom() {
    let tree = AnimatedTree()
    let layer = Layer()
    tree.root.addSublayer(layer)
    layer.opacity = 0.5
    #expect(layer.presentation.opacity == 0.5)

    tree.advance(to: .zero)
    layer.opacity = 1
    #expect(layer.presentation.opacity == 0.5)
  }

  @Test func changedAgainItGoesOnFromWhereItIsDrawn() {
    let tree = AnimatedTree()
    let layer = tree.addLayer()
    layer.opacity = 0
    tree.advance(to: .milliseconds(100))
    let drawn = layer.presentation.opacity

    layer.opacity = 1

    #expect(layer.presentation.opacity == drawn)
    #expect(layer.animationKeys == ["opacity"])
    tree.advance(to: .milliseconds(350))
    #expect(layer.presentation.opacity == 1)
  }

  @Test func insideAViewBlockItStillMovesByItself() {
    let tree = AnimatedTree()
    let layer = tree.addLayer()

    tree.animate(.seconds(2)) { layer.opacity = 0 }
    tree.advance(to: .zero)

    #expect(tree.context.timeline.nextEndTime == .milliseconds(250))
  }

  @Test func aShapeLayersOutlineIsSwappedAtOnce() {
    let tree = AnimatedTree()
    let shape = ShapeLayer()
    tree.root.addSublayer(shape)
    let path = Path(rect: Rect(x: 0, y: 0, width: 4, height: 4))

    shape.path = path

    #expect(shape.presentation.path == path)
    #expect(!tree.context.timeline.isMoving)
  }

  @Test func durationAndCurveMayBeSetForATransaction() {
    let tree = AnimatedTree()
    let layer = tree.addLayer()

    tree.context.transaction { transaction in
      transaction.animationDuration = .seconds(2)
      transaction.animationTimingFunction = .linear
      layer.opacity = 0
    }
    tree.advance(to: .milliseconds(500))

    #expect(layer.presentation.opacity == 0.75)
  }

  @Test func disabledActionsMoveNothingAndReachInward() {
    let tree = AnimatedTree()
    let (layer, view) = (tree.addLayer(), tree.addView())

    tree.context.transaction { transaction in
      transaction.disablesActions = true
      layer.opacity = 0
      tree.context.transaction { _ in layer.cornerRadius = 3 }
      tree.animate(.seconds(1)) { view.opacity = 0 }
    }

    #expect(!tree.context.timeline.isMoving)
    #expect(layer.presentation.cornerRadius == 3)
  }

  @Test func itsCompletionWaitsForAllThatWasAddedInside() {
    let tree = AnimatedTree()
    let (layer, view) = (tree.addLayer(), tree.addView())
    var times: [Duration] = []

    tree.context.transaction { transaction in
      transaction.setCompletion { times.append(tree.context.now) }
      layer.opacity = 0
      layer.add(BasicAnimation(.cornerRadius, from: 0, to: 1, duration: .milliseconds(700)))
      tree.animate(.milliseconds(600)) { view.opacity = 0 }
    }
    tree.advance(to: .seconds(1))

    #expect(times == [.milliseconds(700)])
  }

  @Test func withNothingInsideItsCompletionComesInTheNextTurn() {
    let tree = AnimatedTree()
    let log = Log()

    tree.context.transaction { $0.setCompletion { log.entries.append("done") } }
    #expect(log.entries.isEmpty)
    tree.advance(to: .zero)

    #expect(log.entries == ["done"])
  }

  @Test func outlinesThatDoNotMatchAreNoted() {
    let tree = AnimatedTree()
    let shape = ShapeLayer()
    tree.root.addSublayer(shape)
    let square = Path(rect: Rect(x: 0, y: 0, width: 4, height: 4))
    let oval = Path(ovalIn: Rect(x: 0, y: 0, width: 4, height: 4))
    tree.advance(to: .seconds(1))

    shape.add(BasicAnimation(.path, from: square, to: square), forKey: "path")
    #expect(tree.context.mismatches.isEmpty)
    shape.add(BasicAnimation(.path, from: square, to: oval), forKey: "path")

    #expect(tree.context.mismatches == [AnimationMismatch(property: "path", time: .seconds(1))])
  }

  @Test func anOutlineLeftOutIsComparedAsItIsDrawn() {
    let tree = AnimatedTree()
    let shape = ShapeLayer()
    tree.root.addSublayer(shape)
    shape.path = Path(rect: Rect(x: 0, y: 0, width: 4, height: 4))

    shape.add(BasicAnimation(.path, from: Path(rect: Rect(x: 0, y: 0, width: 9, height: 9))))
    shape.add(BasicAnimation(.opacity, from: 0))
    #expect(tree.context.mismatches.isEmpty)
    shape.add(BasicAnimation(.path, from: Path(ovalIn: Rect(x: 0, y: 0, width: 4, height: 4))))

    #expect(tree.context.mismatches.count == 1)
  }
}
