import Interaction
import Scene
import Testing

@Suite struct ViewLayoutTests {
  /// Fills itself with its only subview.
  final class Frame: View {
    let inside = View()
    var layouts = 0

    init() {
      super.init(frame: Rect(x: 0, y: 0, width: 100, height: 50))
      addSubview(inside)
    }

    override func layoutSubviews() {
      layouts += 1
      inside.frame = bounds
    }
  }

  let test = TestScreen()
  let view = Frame()

  @Test func newViewIsLaidOutInItsFirstInstant() {
    test.window.addSubview(view)
    #expect(view.layouts == 0)
    test.advance(to: 0)

    #expect(view.layouts == 1)
    #expect(view.inside.frame == view.bounds)
  }

  @Test func sizeAsksForLayoutAndPlaceDoesNot() {
    test.window.addSubview(view)
    test.advance(to: 0)
    view.center = Point(x: 200, y: 200)
    view.frame.origin = Point(x: 3, y: 4)
    test.advance(to: 10)
    #expect(view.layouts == 1)
    view.frame.size.width = 70
    test.advance(to: 20)

    #expect(view.layouts == 2)
    #expect(view.inside.bounds.width == 70)
  }

  @Test func layoutComesBeforeThePictureOfTheSameInstant() {
    test.window.addSubview(view)
    test.screen.async { [view] in view.bounds.size.height = 80 }
    test.advance(to: 0)

    #expect(view.inside.bounds.height == 80)
    #expect(test.screen.nextEventTime == nil)
  }

  @Test func layoutInsideABlockMovesTheSubviews() {
    test.window.addSubview(view)
    test.advance(to: 0)
    test.screen.animate(
      withDuration: .seconds(1), options: .curveLinear,
      animations: {
        view.bounds.size.width = 200
        view.layoutIfNeeded()
      })
    test.advance(to: 500)

    #expect(view.inside.layer.presentation.bounds.width == 150)
  }

  @Test func outOfTheWindowItWaits() {
    view.setNeedsLayout()
    test.advance(to: 100)
    #expect(view.layouts == 0)
    view.layoutIfNeeded()

    #expect(view.layouts == 1)
  }
}
