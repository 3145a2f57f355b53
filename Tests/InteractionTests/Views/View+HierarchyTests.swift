import Interaction
import Scene
import Testing

@Suite struct ViewHierarchyTests {
  let test = TestScreen()
  let views = (0..<4).map { _ in View(frame: Rect(x: 0, y: 0, width: 10, height: 10)) }
  let parent = View()

  init() { for view in views.prefix(3) { parent.addSubview(view) } }

  private var order: [Int] {
    parent.subviews.compactMap { subview in views.firstIndex { $0 === subview } }
  }

  private var layerOrder: [Int] {
    parent.layer.sublayers.compactMap { layer in views.firstIndex { $0.layer === layer } }
  }

  @Test func laterViewsLieInFront() {
    #expect(order == [0, 1, 2])
    #expect(layerOrder == [0, 1, 2])
  }

  @Test func viewsMoveInTheOrderAsAsked() {
    parent.insertSubview(views[3], at: 1)
    #expect(order == [0, 3, 1, 2])
    parent.insertSubview(views[0], aboveSubview: views[1])
    #expect(order == [3, 1, 0, 2])
    parent.insertSubview(views[2], belowSubview: views[3])
    #expect(order == [2, 3, 1, 0])
    parent.bringSubviewToFront(views[2])
    #expect(order == [3, 1, 0, 2])
    parent.sendSubviewToBack(views[0])

    #expect(order == [0, 3, 1, 2])
    #expect(layerOrder == order)
  }

  @Test func layersOfOnesOwnKeepTheirPlaceBehindLaterViews() {
    let layer = Layer()
    parent.layer.addSublayer(layer)
    parent.addSubview(views[3])

    #expect(parent.layer.sublayers[3] === layer)
    #expect(parent.layer.sublayers[4] === views[3].layer)
  }

  @Test func viewHasOneSuperview() {
    let other = View()
    other.addSubview(views[1])

    #expect(order == [0, 2])
    #expect(views[1].superview === other)
    views[1].removeFromSuperview()
    #expect(views[1].superview == nil && other.subviews.isEmpty && other.layer.sublayers.isEmpty)
  }

  @Test func viewIsInTheWindowOfItsTree() {
    #expect(views[0].window == nil)
    test.window.addSubview(parent)
    #expect(views[0].window === test.window)
    parent.removeFromSuperview()

    #expect(views[0].window == nil)
  }

  @Test func hearsOfComingToAWindowAndLeavingIt() {
    final class Witness: View {
      var visits: [Bool] = []
      override func didMoveToWindow() { visits.append(window != nil) }
    }
    let witness = Witness()
    parent.addSubview(witness)
    test.window.addSubview(parent)
    test.window.bringSubviewToFront(parent)
    parent.removeFromSuperview()

    #expect(witness.visits == [true, false])
  }

  @Test func removalInsideABlockShowsNoAnimation() {
    var ends: [Bool] = []
    test.window.addSubview(parent)
    test.screen.animate(
      withDuration: .seconds(1),
      animations: {
        parent.center = Point(x: 100, y: 900)
        parent.removeFromSuperview()
      }, completion: { ends.append($0) })
    test.advance(to: 0)

    #expect(ends == [false])
    #expect(parent.center == Point(x: 100, y: 900))
    #expect(!test.screen.isAnimating)
  }
}
