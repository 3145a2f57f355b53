import Scene
import Testing

@testable import Interaction

@Suite struct AnimationTimelineTests {
  private func fade(
    _ log: Log, _ name: String, lasting milliseconds: Int
  ) -> BasicAnimation<Double> {
    var animation = BasicAnimation(
      .opacity, from: 0, to: 1, duration: .milliseconds(milliseconds))
    animation.didStart = { log.entries.append("\(name) began") }
    animation.didStop = { log.entries.append("\(name) \($0)") }
    return animation
  }

  @Test func endsComeByTimeAndOnATieInTheOrderOfCreation() {
    let tree = AnimatedTree()
    let log = Log()
    let layer = tree.addLayer()
    for (name, length) in [("a", 500), ("b", 400), ("c", 500), ("d", 100)] {
      var animation = fade(log, name, lasting: length)
      animation.didStart = nil
      layer.add(animation)
    }

    tree.advance(to: .seconds(1))

    #expect(log.entries == ["d true", "b true", "a true", "c true"])
  }

  @Test func onATieABlocksCompletionComesInItsLastAnimationsPlace() {
    let tree = AnimatedTree()
    let log = Log()
    let first = tree.addView()
    let second = tree.addView()

    tree.animate(.seconds(1)) {
      first.opacity = 0
      second.opacity = 0
    } completion: { _ in
      log.entries.append("block")
    }
    var animation = fade(log, "added", lasting: 1000)
    animation.didStart = nil
    first.add(animation)
    tree.advance(to: .seconds(1))

    #expect(log.entries == ["block", "added true"])
  }

  @Test func beginIsTheCommitOfItsInstantAndIsReportedOnce() {
    let tree = AnimatedTree()
    let log = Log()
    let layer = tree.addLayer()
    tree.advance(to: .seconds(3))

    layer.add(fade(log, "a", lasting: 500))
    #expect(log.entries.isEmpty)
    tree.advance(to: .seconds(3))
    #expect(log.entries == ["a began"])
    #expect(tree.context.timeline.nextEndTime == .milliseconds(3500))

    tree.advance(to: .seconds(4))
    #expect(log.entries == ["a began", "a true"])
  }

  @Test func aLaterBeginIsReportedAtItsTime() {
    let tree = AnimatedTree()
    let log = Log()
    let layer = tree.addLayer()
    var animation = fade(log, "a", lasting: 500)
    animation.beginTime = .seconds(2)

    layer.add(animation)
    tree.advance(to: .seconds(2) - .nanoseconds(1))
    #expect(log.entries.isEmpty)
    #expect(tree.loop.nextEventTime == .seconds(2))

    tree.advance(to: .seconds(2))
    #expect(log.entries == ["a began"])
    tree.advance(to: .seconds(3))
    #expect(log.entries == ["a began", "a true"])
  }

  @Test func aReplacedAnimationEndsUnfinishedOnTheMainQueue() {
    let tree = AnimatedTree()
    let log = Log()
    let layer = tree.addLayer()
    layer.add(fade(log, "old", lasting: 500), forKey: "fade")
    tree.advance(to: .milliseconds(100))

    layer.add(fade(log, "new", lasting: 500), forKey: "fade")
    #expect(log.entries == ["old began"])
    #expect(layer.animationKeys == ["fade"])

    tree.advance(to: .seconds(1))
    #expect(log.entries == ["old began", "old false", "new began", "new true"])
  }

  @Test func aRemovedAnimationEndsUnfinishedAndOnce() {
    let tree = AnimatedTree()
    let log = Log()
    let layer = tree.addLayer()
    layer.add(fade(log, "a", lasting: 500), forKey: "fade")
    tree.advance(to: .milliseconds(100))

    layer.removeAnimation(forKey: "fade")
    layer.removeAnimation(forKey: "fade")
    layer.removeAllAnimations()
    tree.advance(to: .seconds(1))

    #expect(log.entries == ["a began", "a false"])
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func anEndThatRemovesAnotherOfTheSameTimeLeavesItUnfinished() {
    let tree = AnimatedTree()
    let log = Log()
    let layer = tree.addLayer()
    var first = BasicAnimation(.opacity, from: 0, to: 1, duration: .seconds(1))
    first.didStop = { _ in layer.removeAnimation(forKey: "second") }
    layer.add(first)
    layer.add(fade(log, "second", lasting: 1000), forKey: "second")

    tree.advance(to: .seconds(1))

    #expect(log.entries == ["second began", "second false"])
  }

  @Test func anAnimationAddedAtAnEndBeginsInThatInstant() {
    let tree = AnimatedTree()
    let log = Log()
    let layer = tree.addLayer()
    var first = BasicAnimation(.opacity, from: 0, to: 1, duration: .seconds(1))
    first.didStop = { _ in layer.add(fade(log, "second", lasting: 500)) }
    layer.add(first)

    tree.advance(to: .seconds(1))

    #expect(log.entries == ["second began"])
    #expect(tree.context.timeline.nextEndTime == .milliseconds(1500))
  }

  @Test func withoutADurationItBeginsAndEndsInItsInstant() {
    let tree = AnimatedTree()
    let log = Log()
    tree.addLayer().add(fade(log, "a", lasting: 0))

    tree.advance(to: .zero)

    #expect(log.entries == ["a began", "a true"])
  }

  @Test func fillingForwardsItStaysAfterItsEndIfItMay() {
    let tree = AnimatedTree()
    let log = Log()
    let layer = tree.addLayer()
    var animation = BasicAnimation(.opacity, from: 0, to: 0.25, duration: .seconds(1))
    animation.didStop = { log.entries.append("\($0)") }
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "dim")

    tree.advance(to: .seconds(5))

    #expect(log.entries == ["true"])
    #expect(layer.presentation.opacity == 0.25)
    #expect(layer.opacity == 1)
    #expect(!tree.context.timeline.isMoving)

    layer.removeAnimation(forKey: "dim")
    tree.advance(to: .seconds(5))
    #expect(log.entries == ["true"])
    #expect(layer.presentation.opacity == 1)
  }

  @Test func endlessAnimationsMoveButTowardsNoEnd() {
    let tree = AnimatedTree()
    let layer = tree.addLayer()
    var pulse = BasicAnimation(.opacity, from: 0, to: 1, duration: .seconds(1))
    pulse.repeatCount = .forever
    layer.add(pulse, forKey: "pulse")

    #expect(tree.context.timeline.isMoving)
    #expect(!tree.context.timeline.isMovingTowardsAnEnd)
    tree.advance(to: .milliseconds(3_600_250))

    #expect(layer.presentation.opacity == 0.25)
    #expect(tree.context.timeline.nextEndTime == nil)
    #expect(tree.loop.nextEventTime == nil)

    layer.removeAnimation(forKey: "pulse")
    #expect(!tree.context.timeline.isMoving)
  }
}
