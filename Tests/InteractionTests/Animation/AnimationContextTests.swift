import Scene
import Testing

@testable import Interaction

@Suite struct ViewBlockTests {
  @Test func theModelIsNewAtOnceAndTheDrawnValueMoves() {
    let tree = AnimatedTree()
    let view = tree.addView()

    tree.animate(.milliseconds(200)) { view.position = Point(x: 150, y: 50) }

    #expect(view.position.x == 150)
    #expect(view.presentation.position.x == 50)
    tree.advance(to: .milliseconds(40))
    #expect(isClose(view.presentation.position.x, 50 + 100 * 0.081660, within: 1e-4))
    tree.advance(to: .milliseconds(200))
    #expect(view.presentation.position.x == 150)
    #expect(view.runs.isEmpty)
  }

  @Test(
    arguments: [
      (AnimationOptions.curveLinear, 0.2), (.curveEaseIn, 0.062282), (.curveEaseOut, 0.308366),
      (.curveEaseInOut, 0.081660),
    ])
  func theCurveIsTheOneOfItsOptions(options: AnimationOptions, expected: Double) {
    let tree = AnimatedTree()
    let view = tree.addView()

    tree.animate(.seconds(1), options: options) { view.opacity = 0 }
    tree.advance(to: .milliseconds(200))

    #expect(isClose(view.presentation.opacity, 1 - expected, within: 5.1e-7))
  }

  @Test func twoBlocksOnOnePropertyAddUp() {
    let tree = AnimatedTree()
    let view = tree.addView()
    let curve = TimingFunction.easeInEaseOut

    tree.animate(.seconds(1)) { view.position = Point(x: 150, y: 50) }
    tree.advance(to: .milliseconds(400))
    let before = view.presentation.position.x
    tree.animate(.seconds(1)) { view.position = Point(x: 350, y: 50) }

    #expect(isClose(view.presentation.position.x, before, within: 1e-9))
    tree.advance(to: .milliseconds(700))
    let first = (50.0 - 150) * (1 - curve.progress(at: 0.7))
    let second = (150.0 - 350) * (1 - curve.progress(at: 0.3))
    #expect(isClose(view.presentation.position.x, 350 + first + second, within: 1e-9))
  }

  @Test func aModelSetOutsideABlockCarriesTheLeftoverAlong() {
    let tree = AnimatedTree()
    let view = tree.addView()
    let spring = Spring(dampingRatio: 0.5, duration: .seconds(1), initialVelocity: 1)
    view.position = Point(x: 0, y: 876)

    tree.animate(.seconds(1), damping: 0.5, velocity: 1) {
      view.position = Point(x: 0, y: 687)
    }
    tree.advance(to: .milliseconds(100))
    view.position = Point(x: 40, y: 600)

    let leftover = 189 * (1 - spring.value(at: 0.1))
    #expect(isClose(view.presentation.position.y, 600 + leftover, within: 1e-9))
    #expect(view.presentation.position.x == 40)
  }

  @Test func aSpringBlockSnapsToItsEndAtItsDuration() {
    let tree = AnimatedTree()
    let view = tree.addView()
    view.position = Point(x: 0, y: 876)
    tree.animate(.seconds(1), damping: 0.5, velocity: 1) {
      view.position = Point(x: 0, y: 687)
    }

    tree.advance(to: .seconds(1) - .nanoseconds(1))
    #expect(isClose(view.presentation.position.y, 687 - 189 * 0.001546, within: 1e-3))
    tree.advance(to: .seconds(1))
    #expect(view.presentation.position.y == 687)
  }

  @Test func originAndSizeOfTheBoundsMoveApart() {
    let tree = AnimatedTree()
    let view = tree.addView()

    tree.animate(.seconds(1), options: .curveLinear) {
      view.bounds = Rect(x: 10, y: 0, width: 200, height: 100)
    }
    tree.advance(to: .milliseconds(500))

    #expect(view.runs.map(\.name) == [.boundsOrigin, .boundsSize])
    #expect(view.presentation.bounds == Rect(x: 5, y: 0, width: 150, height: 100))
  }

  @Test func everyVisiblePropertyOfAViewMoves() {
    let tree = AnimatedTree()
    let view = tree.addView()

    tree.animate(.seconds(1), options: .curveLinear) {
      view.transform = .scale(x: 3, y: 1)
      view.backgroundColor = .white
      view.cornerRadius = 8
      view.borderWidth = 2
      view.borderColor = .white
      view.shadowColor = .white
      view.shadowOpacity = 1
      view.shadowRadius = 5
      view.shadowOffset = Size(width: 4, height: 1)
    }
    tree.advance(to: .milliseconds(500))

    let drawn = view.presentation
    #expect(drawn.transform == .scale(x: 2, y: 1))
    #expect(drawn.backgroundColor == Color(white: 1, alpha: 0.5))
    #expect(drawn.cornerRadius == 4)
    #expect(drawn.borderWidth == 1)
    #expect(drawn.borderColor == Color(white: 0.5))
    #expect(drawn.shadowColor == Color(white: 0.5))
    #expect(drawn.shadowOpacity == 0.5)
    #expect(drawn.shadowRadius == 4)
    #expect(drawn.shadowOffset == Size(width: 2, height: -1))
  }

  @Test(arguments: [1.0, -1.0]) func aHalfTurnGoesTheWayOfItsAngle(sign: Double) {
    let tree = AnimatedTree()
    let view = tree.addView()

    tree.animate(.seconds(1), options: .curveLinear) {
      view.transform = .rotation(cosine: -1, sine: sign * 1.2e-16)
    }
    tree.advance(to: .milliseconds(500))

    let drawn = view.presentation.transform
    #expect(isClose(drawn.a, 0, within: 1e-9) && isClose(drawn.b, sign, within: 1e-9))
  }

  @Test func aSpringBlockLastsTenSecondsAtMost() {
    let tree = AnimatedTree()
    let view = tree.addView()
    tree.animate(.seconds(60), damping: 0.5, velocity: 0) { view.opacity = 0 }
    tree.advance(to: .zero)
    #expect(tree.context.timeline.nextEndTime == .seconds(10))
  }

  @Test func sumsThatPassThroughImpossibleColoursLoseNothing() {
    let tree = AnimatedTree()
    let view = tree.addView()
    view.backgroundColor = .black

    // White is left twice on top of black, then black twice on top of white.
    tree.animate(.seconds(1), options: .curveLinear) { view.backgroundColor = .white }
    tree.animate(.seconds(1), options: .curveLinear) { view.backgroundColor = .black }
    tree.animate(.seconds(1), options: .curveLinear) { view.backgroundColor = .white }
    tree.advance(to: .milliseconds(250))

    #expect(view.presentation.backgroundColor == Color(white: 0.25))
  }

  @Test func outlinesDoNotMoveInABlock() {
    let tree = AnimatedTree()
    let view = tree.addView()
    let mask = ShapeLayer()
    view.mask = mask
    let path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))

    tree.animate(.seconds(1)) {
      mask.path = path
      view.shadowPath = path
    }

    #expect(mask.presentation.path == path)
    #expect(view.presentation.shadowPath == path)
    #expect(!tree.context.timeline.isMoving)
  }

  @Test func aDelayedBlockHoldsTheOldValueUntilItBegins() {
    let tree = AnimatedTree()
    let view = tree.addView()

    tree.animate(.seconds(1), delay: .milliseconds(300), options: .curveLinear) {
      view.opacity = 0
    }
    #expect(view.presentation.opacity == 1)
    tree.advance(to: .milliseconds(300))
    #expect(view.presentation.opacity == 1)
    tree.advance(to: .milliseconds(800))
    #expect(view.presentation.opacity == 0.5)
    #expect(tree.context.timeline.nextEndTime == .milliseconds(1300))
  }

  @Test func aRepeatedAndReversedBlockRunsForEver() {
    let tree = AnimatedTree()
    let view = tree.addView()

    tree.animate(.seconds(1), options: [.curveLinear, .repeat, .autoreverse]) {
      view.opacity = 0
    }
    tree.advance(to: .milliseconds(11_250))

    #expect(view.presentation.opacity == 0.25)
  }

  @Test func aReversedBlockReturnsThenStandsAtItsEnd() {
    let tree = AnimatedTree()
    let log = Log()
    let view = tree.addView()

    tree.animate(.seconds(1), options: [.curveLinear, .autoreverse]) {
      view.opacity = 0
    } completion: {
      log.entries.append("\($0)")
    }
    tree.advance(to: .milliseconds(1750))
    #expect(view.presentation.opacity == 0.75)
    tree.advance(to: .seconds(2))

    #expect(view.presentation.opacity == 0)
    #expect(log.entries == ["true"])
  }

  @Test func aBlockInABlockTakesTheOuterDurationUnlessTold() {
    let tree = AnimatedTree()
    let (first, second) = (tree.addView(), tree.addView())

    tree.animate(.seconds(1), options: .curveLinear) {
      tree.animate(.seconds(3), options: .curveEaseIn) { first.opacity = 0 }
      tree.animate(
        .seconds(3),
        options: [.curveEaseIn, .overrideInheritedCurve, .overrideInheritedDuration]
      ) {
        second.opacity = 0
      }
    }
    tree.advance(to: .milliseconds(300))

    #expect(isClose(first.presentation.opacity, 0.7, within: 1e-12))
    #expect(isClose(second.presentation.opacity, 1 - 0.017027, within: 5.1e-7))
  }

  @Test func withoutAnimationNothingMovesInsideABlockEither() {
    let tree = AnimatedTree()
    let view = tree.addView()

    tree.animate(.seconds(1)) {
      tree.context.performWithoutAnimation { view.opacity = 0 }
    }

    #expect(view.presentation.opacity == 0)
  }

  @Test func outsideABlockAViewDoesNotMove() {
    let tree = AnimatedTree()
    let view = tree.addView()

    view.opacity = 0.5

    #expect(view.presentation.opacity == 0.5)
    #expect(!tree.context.timeline.isMoving)
  }

  @Test func inATreeOfNoScreenABlockOnlySetsTheModel() {
    let tree = AnimatedTree()
    let log = Log()
    let view = Layer()
    view.isViewBacked = true

    tree.animate(.seconds(1)) {
      view.opacity = 0
    } completion: {
      log.entries.append("\($0)")
    }
    tree.advance(to: .zero)

    #expect(view.presentation.opacity == 0)
    #expect(log.entries == ["true"])
  }
}

@Suite struct BlockCompletionTests {
  @Test func itComesWithTheLastAnimationsEnd() {
    let tree = AnimatedTree()
    var times: [Duration] = []
    let view = tree.addView()

    tree.animate(.milliseconds(400)) {
      view.opacity = 0
    } completion: { finished in
      #expect(finished)
      times.append(tree.context.now)
    }
    tree.advance(to: .seconds(1))

    #expect(times == [.milliseconds(400)])
  }

  @Test(arguments: [true, false]) func aBlockThatMovesNothingCompletesInTheNextTurn(
    assignsTheSame: Bool
  ) {
    let tree = AnimatedTree()
    let log = Log()
    let view = tree.addView()
    tree.advance(to: .seconds(1))

    tree.animate(.seconds(5)) {
      if assignsTheSame { view.opacity = 1 }
    } completion: {
      log.entries.append("\($0) at \(tree.context.now == .seconds(1))")
    }
    #expect(log.entries.isEmpty)
    tree.advance(to: .seconds(1))

    #expect(log.entries == ["true at true"])
  }

  @Test func withoutADurationTheValueIsThereAndItCompletesInTheNextTurn() {
    let tree = AnimatedTree()
    let log = Log()
    let view = tree.addView()

    tree.animate(.zero) {
      view.opacity = 0
    } completion: {
      log.entries.append("\($0)")
    }
    #expect(view.presentation.opacity == 0)
    #expect(log.entries.isEmpty)
    tree.advance(to: .zero)

    #expect(log.entries == ["true"])
  }

  @Test func removedInsideTheBlockTheViewDoesNotMoveAndItIsUnfinished() {
    let tree = AnimatedTree()
    let log = Log()
    let view = tree.addView()

    tree.animate(.seconds(1)) {
      view.position = Point(x: 187.5, y: 876)
      view.removeFromSuperlayer()
    } completion: {
      log.entries.append("\($0)")
    }
    #expect(view.presentation.position == Point(x: 187.5, y: 876))
    #expect(!tree.context.timeline.isMoving)
    tree.advance(to: .zero)

    #expect(log.entries == ["false"])
  }

  @Test func aViewRemovedOnItsWayLeavesTheBlockUnfinished() {
    let tree = AnimatedTree()
    let log = Log()
    let (view, parent) = (tree.addView(), tree.addView())
    parent.addSublayer(view)
    tree.animate(.seconds(1)) {
      view.opacity = 0
      parent.opacity = 0.5
    } completion: {
      log.entries.append("\($0) at \(tree.context.now == .seconds(1))")
    }
    tree.advance(to: .milliseconds(500))

    view.removeFromSuperlayer()
    tree.advance(to: .milliseconds(500))
    #expect(log.entries.isEmpty)
    tree.advance(to: .seconds(2))

    #expect(log.entries == ["false at true"])
  }

  @Test func aViewThatOnlyChangesItsParentMovesOn() {
    let tree = AnimatedTree()
    let log = Log()
    let (view, parent) = (tree.addView(), tree.addView())
    tree.animate(.seconds(1)) {
      view.opacity = 0
    } completion: {
      log.entries.append("\($0)")
    }
    tree.advance(to: .milliseconds(500))

    parent.addSublayer(view)
    tree.root.addSublayer(view)
    tree.advance(to: .seconds(1))

    #expect(log.entries == ["true"])
  }

  @Test func anOuterBlockDoesNotWaitForAnInnerOne() {
    let tree = AnimatedTree()
    let log = Log()
    let (first, second) = (tree.addView(), tree.addView())

    tree.animate(.seconds(1)) {
      first.opacity = 0
      tree.animate(.seconds(2), options: .overrideInheritedDuration) {
        second.opacity = 0
      } completion: { _ in
        log.entries.append("inner")
      }
    } completion: { _ in
      log.entries.append("outer")
    }
    tree.advance(to: .seconds(2))

    #expect(log.entries == ["outer", "inner"])
  }
}

@Suite struct InteractionBlockTests {
  @Test func aViewIsBlockedFromTheBlockOnUntilItsEnd() {
    let tree = AnimatedTree()
    let (view, other) = (tree.addView(), tree.addView())

    tree.animate(.seconds(1), delay: .seconds(1)) { view.opacity = 0 }

    #expect(view.isInteractionBlocked)
    #expect(!other.isInteractionBlocked)
    tree.advance(to: .seconds(2) - .nanoseconds(1))
    #expect(view.isInteractionBlocked)
    tree.advance(to: .seconds(2))
    #expect(!view.isInteractionBlocked)
  }

  @Test func allowUserInteractionLeavesItOpen() {
    let tree = AnimatedTree()
    let view = tree.addView()
    tree.animate(.seconds(1), options: .allowUserInteraction) { view.opacity = 0 }
    #expect(!view.isInteractionBlocked)
  }

  @Test func animationsAddedByHandBlockNothing() {
    let tree = AnimatedTree()
    let view = tree.addView()
    view.add(BasicAnimation(.opacity, from: 0, to: 1))
    #expect(!view.isInteractionBlocked)
  }

  @Test func removingAllAnimationsOpensItAgain() {
    let tree = AnimatedTree()
    let view = tree.addView()
    tree.animate(.seconds(1), options: .repeat) { view.opacity = 0 }
    view.removeAllAnimations()
    #expect(!view.isInteractionBlocked)
  }
}
