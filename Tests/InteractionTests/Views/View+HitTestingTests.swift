import Interaction
import Scene
import Testing

@Suite struct ViewHitTestingTests {
  let test = TestScreen()
  let back: View
  let front: View

  init() {
    back = test.add(x: 0, y: 0, width: 200, height: 200)
    front = test.add(x: 50, y: 50, width: 100, height: 100)
  }

  private func hit(_ x: Double, _ y: Double) -> View? { test.screen.view(hitAt: Point(x: x, y: y)) }

  @Test func frontmostViewIsHit() {
    #expect(hit(60, 60) === front)
    #expect(hit(10, 10) === back)
    #expect(hit(300, 300) === test.window)
    #expect(hit(400, 300) == nil)
  }

  @Test func leftAndTopEdgeBelongToTheViewRightAndBottomDoNot() {
    #expect(hit(50, 50) === front)
    #expect(hit(50.0.nextDown, 60) === back)
    #expect(hit(150.0.nextDown, 60) === front)
    #expect(hit(150, 60) === back)
    #expect(hit(60, 150) === back)
  }

  @Test(arguments: [(0.0099, false), (0.01, true)])
  func alphaCountsFromAHundredth(alpha: Double, isHit: Bool) {
    front.alpha = alpha

    #expect((hit(60, 60) === front) == isHit)
  }

  @Test func hiddenAndDeafViewsAreSkippedWithAllTheyHold() {
    let inner = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    front.addSubview(inner)
    #expect(hit(60, 60) === inner)
    front.isHidden = true
    #expect(hit(60, 60) === back)
    front.isHidden = false
    front.isUserInteractionEnabled = false

    #expect(hit(60, 60) === back)
  }

  @Test func whatSticksOutOfItsParentIsOutOfReach() {
    front.addSubview(View(frame: Rect(x: 90, y: 0, width: 100, height: 20)))

    #expect(hit(145, 55) === front.subviews[0])
    #expect(hit(155, 55) === back)
  }

  @Test func masksAndRoundCornersDoNotMatter() {
    front.layer.cornerRadius = 50
    front.clipsToBounds = true
    let mask = ShapeLayer()
    mask.path = BezierPath(ovalIn: Rect(x: 40, y: 40, width: 10, height: 10)).path
    front.layer.mask = mask

    #expect(hit(51, 51) === front)
  }

  @Test func transformedViewIsHitWhereItLies() {
    front.transform = .scale(x: 0.5, y: 0.5)

    #expect(hit(74, 74) === back)
    #expect(hit(75, 75) === front)
    #expect(hit(125, 75) === back)
  }

  @Test func squashedViewIsNotHit() {
    front.transform = .scale(x: 0, y: 1)

    #expect(hit(100, 100) === back)
  }

  @Test func animatedViewLetsTouchesFallThroughUntilItsEnd() {
    front.addSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    test.screen.animate(withDuration: .milliseconds(500), animations: { front.alpha = 0.5 })
    test.advance(to: 499)
    #expect(hit(60, 60) === back)
    test.advance(to: 500)

    #expect(hit(60, 60) === front.subviews[0])
  }

  @Test func animatedViewTakesTouchesWhereTheBlockAllowsIt() {
    test.screen.animate(
      withDuration: .milliseconds(500), options: .allowUserInteraction,
      animations: { front.center = Point(x: 300, y: 100) })
    test.advance(to: 100)

    // By the model: it is already where it goes.
    #expect(hit(300, 100) === front)
    #expect(hit(100, 100) === back)
  }

  @Test func fadingViewIsUntouchableFromTheStart() {
    test.screen.animate(
      withDuration: .milliseconds(500), options: .allowUserInteraction,
      animations: { front.alpha = 0 })

    #expect(hit(60, 60) === back)
  }

  @Test func picturesAndLabelsAreNotHitByThemselves() {
    front.addSubview(Label(frame: Rect(x: 0, y: 0, width: 100, height: 50)))
    front.addSubview(ImageView(frame: Rect(x: 0, y: 50, width: 100, height: 50)))

    #expect(hit(60, 60) === front)
    #expect(hit(60, 120) === front)
  }
}
