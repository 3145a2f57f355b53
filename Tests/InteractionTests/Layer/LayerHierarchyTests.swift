import Scene
import TestSupport
import Testing

@testable import Interaction

@Suite struct LayerHierarchyTests {
  private let parent = Layer()
  private let layers = (0..<4).map { _ in Layer() }

  private func order() -> [Int] {
    parent.sublayers.compactMap { child in layers.firstIndex { $0 === child } }
  }

  @Test func aLayerIsAddedInFront() {
    for layer in layers { parent.addSublayer(layer) }
    #expect(order() == [0, 1, 2, 3])
    #expect(layers[0].superlayer === parent)
  }

  @Test func addedAgainItComesToTheFront() {
    for layer in layers { parent.addSublayer(layer) }
    parent.addSublayer(layers[1])
    #expect(order() == [0, 2, 3, 1])
  }

  @Test func placesAreCountedWithoutTheLayerItself() {
    for layer in layers { parent.addSublayer(layer) }
    parent.insertSublayer(layers[0], at: 2)
    #expect(order() == [1, 2, 0, 3])
    parent.insertSublayer(layers[3], at: -5)
    #expect(order() == [3, 1, 2, 0])
    parent.insertSublayer(layers[3], at: 99)
    #expect(order() == [1, 2, 0, 3])
  }

  @Test func aLayerIsPutAboveOrBelowAnother() {
    for layer in layers.prefix(3) { parent.addSublayer(layer) }
    parent.insertSublayer(layers[3], above: layers[0])
    #expect(order() == [0, 3, 1, 2])
    parent.insertSublayer(layers[3], below: layers[0])
    #expect(order() == [3, 0, 1, 2])
    parent.insertSublayer(layers[0], above: layers[2])
    #expect(order() == [3, 1, 2, 0])
    parent.insertSublayer(layers[0], above: layers[0])
    #expect(order() == [3, 1, 2, 0])
  }

  @Test func aReplacedLayerGivesUpItsPlace() {
    for layer in layers.prefix(3) { parent.addSublayer(layer) }
    parent.replaceSublayer(layers[1], with: layers[3])
    #expect(order() == [0, 3, 2])
    #expect(layers[1].superlayer == nil)
  }

  @Test func inAnotherParentItLeavesTheFirst() {
    let other = Layer()
    parent.addSublayer(layers[0])
    other.addSublayer(layers[0])
    #expect(order() == [])
    #expect(layers[0].superlayer === other)
  }

  @Test func aSubtreeKnowsItsScreenOnlyWhileItIsInItsTree() {
    let tree = AnimatedTree()
    let mask = Layer()
    parent.addSublayer(layers[0])
    layers[0].mask = mask

    tree.root.addSublayer(parent)
    #expect(layers[0].context === tree.context)
    #expect(mask.context === tree.context)

    parent.removeFromSuperlayer()
    #expect(layers[0].context == nil)
    #expect(mask.context == nil)
  }

  @Test func aReplacedMaskEndsItsAnimations() {
    let tree = AnimatedTree()
    let log = Log()
    let host = tree.addView()
    let mask = Layer()
    host.mask = mask
    var animation = BasicAnimation(.opacity, from: 0, to: 1, duration: .seconds(1))
    animation.didStop = { log.entries.append("\($0)") }
    mask.add(animation)
    tree.advance(to: .milliseconds(100))

    host.mask = Layer()
    tree.advance(to: .milliseconds(100))

    #expect(log.entries == ["false"])
    #expect(mask.parent == nil)
  }

  @Test func aMaskTakenByAnotherLayerLeavesTheFirst() {
    let mask = Layer()
    layers[0].mask = mask
    layers[1].mask = mask
    #expect(layers[0].mask == nil)
    #expect(mask.maskedLayer === layers[1])
    parent.addSublayer(mask)
    #expect(layers[1].mask == nil)
    #expect(mask.superlayer === parent)
  }

  @Test func onALayerOfNoScreenAnAnimationEndsAtOnce() {
    let log = Log()
    var animation = BasicAnimation(.opacity, from: 0, to: 1)
    animation.didStop = { log.entries.append("\($0)") }
    parent.add(animation)
    #expect(log.entries == ["false"])
    #expect(parent.presentation.opacity == 1)
  }
}
