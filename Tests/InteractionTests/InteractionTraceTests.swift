import Interaction
import Scene
import Testing

@Suite struct InteractionTraceTests {
  let test = TestScreen()

  private func traced(_ identifier: String) throws -> InteractionTrace.Values {
    try #require(test.screen.trace()[identifier]).presentation
  }

  @Test func frameAndCenterAreInTheWindowAsDrawn() throws {
    let parent = test.add(x: 100, y: 200, width: 200, height: 200)
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    view.identifier = "view"
    parent.addSubview(view)
    test.screen.animate(
      withDuration: .seconds(1), options: .curveLinear,
      animations: { parent.center = Point(x: 300, y: 300) })
    test.advance(to: 500)

    let values = try traced("view")

    #expect(values.frame == Rect(x: 160, y: 220, width: 30, height: 40))
    #expect(values.center == Point(x: 175, y: 240))
    #expect(values.transform == nil)
    #expect(values.isVisible)
    let model = try #require(test.screen.trace(model: true)["view"]?.model)
    #expect(model.frame == Rect(x: 210, y: 220, width: 30, height: 40))
    #expect(test.screen.trace()["view"]?.model == nil)
  }

  @Test func transformIsToldAndFrameIsTheBoxRoundIt() throws {
    let view = test.add(x: 100, y: 100, width: 20, height: 40)
    view.identifier = "view"
    view.transform = .rotation(cosine: 0, sine: 1)

    let values = try traced("view")

    #expect(values.frame == Rect(x: 90, y: 110, width: 40, height: 20))
    #expect(values.center == Point(x: 110, y: 120))
    #expect(values.transform == .rotation(cosine: 0, sine: 1))
  }

  @Test(arguments: [(0.0099, false), (0.01, true)])
  func visibleFromAnAlphaOfAHundredthUp(alpha: Double, isVisible: Bool) throws {
    let parent = test.add(x: 0, y: 0, width: 10, height: 10)
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.identifier = "view"
    parent.addSubview(view)
    parent.alpha = alpha

    #expect(try traced("view").isVisible == isVisible)
    #expect(try traced("view").alpha == 1)
    parent.alpha = 1
    view.isHidden = true
    #expect(try !traced("view").isVisible)
  }

  @Test func labelsAndButtonsSayTheirText() throws {
    let label = Label()
    label.identifier = "label"
    label.text = "00:01"
    let button = Button()
    button.identifier = "button"
    button.setTitle("go")
    button.setTitle("going", for: .highlighted)
    test.window.addSubview(label)
    test.window.addSubview(button)
    test.window.identifier = "window"

    #expect(try traced("label").text == "00:01")
    #expect(try traced("label").isHighlighted == nil)
    #expect(try traced("button").text == "go")
    #expect(try traced("button").isHighlighted == false)
    button.isHighlighted = true
    #expect(try traced("button").text == "going")
    #expect(try traced("button").isHighlighted == true)
    #expect(try traced("window").text == nil)
  }

  /// The call screen halfway to its bubble: left 141.5, top 50, right 369, bottom 496.
  @Test func maskIsTheDrawnOutlineInTheWindow() throws {
    let view = test.add(x: 0, y: 0, width: 375, height: 812)
    view.identifier = "call"
    #expect(try traced("call").mask == nil)
    let mask = ShapeLayer()
    let screen = BezierPath(roundedRect: view.bounds, cornerRadius: 40).path
    let bubble = BezierPath(
      roundedRect: Rect(x: 283, y: 100, width: 80, height: 80), cornerRadius: 40
    ).path
    mask.path = bubble
    view.layer.mask = mask
    mask.add(
      BasicAnimation(
        .path, from: screen, to: bubble, duration: .milliseconds(500),
        timingFunction: .easeInEaseOut), forKey: "path")
    test.advance(to: 250)

    let drawn = try #require(try traced("call").mask)

    #expect(abs(drawn.minX - 141.5) < 1e-4 && abs(drawn.minY - 50) < 1e-4)
    #expect(abs(drawn.maxX - 369) < 1e-4 && abs(drawn.maxY - 496) < 1e-4)
    view.center.x += 100
    #expect(try abs((traced("call").mask?.minX ?? 0) - 241.5) < 1e-4)
    test.advance(to: 500)
    #expect(try traced("call").mask == Rect(x: 383, y: 100, width: 80, height: 80))
  }

  @Test func maskReachesAsFarAsItsCurvesNotItsControlPoints() throws {
    let view = test.add(x: 10, y: 20, width: 100, height: 100)
    view.identifier = "view"
    var path = BezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(x: 60, y: 0), controlPoint: Point(x: 30, y: 40))
    let mask = ShapeLayer()
    mask.path = path.path
    mask.position = Point(x: 1, y: 2)
    view.layer.mask = mask

    #expect(try traced("view").mask == Rect(x: 11, y: 22, width: 60, height: 20))
  }

  @Test func frontmostOfTwinsIsToldAndAllAreSorted() {
    for (index, name) in ["b", "a", "b", "é", "Z"].enumerated() {
      let view = test.add(x: Double(index), y: 0, width: 1, height: 1)
      view.identifier = name
    }

    let trace = test.screen.trace()

    #expect(trace.elements.map(\.identifier) == ["Z", "a", "b", "é"])
    #expect(trace["b"]?.presentation.frame.minX == 2)
  }

  @Test func viewOutOfTheWindowIsNotTold() {
    let view = test.add(x: 0, y: 0, width: 1, height: 1)
    view.identifier = "gone"
    view.removeFromSuperview()

    #expect(test.screen.trace().elements.isEmpty)
  }

  @Test func numbersAreOnTheGrid() throws {
    let view = test.add(x: 1.0 / 3, y: 0, width: 0.1, height: 1)
    view.identifier = "view"

    let x = try traced("view").frame.minX * 65_536

    #expect(x == x.rounded())
  }
}
