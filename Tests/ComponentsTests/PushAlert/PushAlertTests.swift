import Components
import Interaction
import Scene
import Testing

/// What home and the alert look like, and what a scenario's options make of them.
@Suite struct PushAlertTests {
  @Test(arguments: [
    Size(width: 320, height: 568), Size(width: 375, height: 812), Size(width: 430, height: 932),
  ])
  func buttonsKeepTheirFramesOnEveryScreen(size: Size) {
    let play = PushAlertStage(size: size)

    #expect(play.stage.drawnFrame(of: "show") == Rect(x: 28, y: 369, width: 62, height: 57))
    #expect(play.stage.drawnFrame(of: "dismiss") == Rect(x: 274, y: 369, width: 71, height: 97))
  }

  @Test func buttonsAreBlueWithWhiteTitles() throws {
    let play = PushAlertStage()

    for (identifier, title) in [("show", "show"), ("dismiss", "dismiss")] {
      let button = try #require(play.stage.view(identifier) as? Button)
      #expect(button.currentTitle == title)
      #expect(button.currentTitleColor == .white)
      #expect(button.backgroundColor == Color(hex: 0x5CA2F9))
      #expect(button.layer.cornerRadius == 0)
    }
  }

  @Test func partsOfTheAlertLieAsInTheSource() {
    let play = PushAlertStage()
    play.showAndRest()

    #expect(play.stage.drawnFrame(of: "alert") == Rect(x: 10, y: 655, width: 355, height: 64))
    #expect(
      play.stage.drawnFrame(of: "alert-message") == Rect(x: 20, y: 660, width: 325, height: 54))
    #expect(
      play.stage.drawnFrame(of: "alert-close") == Rect(x: 345, y: 655, width: 20, height: 64))
  }

  @Test func shadowIsTheSources() throws {
    let play = PushAlertStage()
    play.show()

    let layer = try #require(play.stage.view("alert")).layer
    #expect(layer.shadowColor == .lightGray)
    #expect(layer.shadowOpacity == 0.8)
    #expect(layer.shadowRadius == 5)
    #expect(layer.shadowOffset == .zero)
  }

  /// Columns 24 up to 104 of 128, on 20 points.
  @Test func closeButtonShowsADarkCrossOfTheSourcesExtent() throws {
    let play = PushAlertStage()
    play.show()

    let button = try #require(play.stage.view("alert-close") as? Button)
    let image = try #require(button.currentImage)
    guard case .shapes(let shapes) = image.representation, let cross = shapes.first else {
      Issue.record("the cross is no path")
      return
    }
    #expect(image.size == Size(width: 20, height: 20))
    #expect(button.imageView.frame == Rect(x: 0, y: 5, width: 20, height: 20))
    #expect(cross.path.bounds == Rect(x: 3.75, y: 3.75, width: 12.5, height: 12.5))
    #expect(cross.color == Color(hex: 0x2C2C2C))
  }

  @Test func messageIsTheSourcesSentenceFourTimes() {
    let play = PushAlertStage()
    play.stage.tap("show")

    let sentence = "Do any additional setup after loading the view, typically from a nib."
    #expect(play.stage.text("alert-message") == sentence + sentence + sentence + sentence)
  }

  @Test func alertStandsInFrontOfTheTabBar() {
    let play = PushAlertStage()
    play.show()

    #expect(play.stage.screen.window.subviews.last?.identifier == "alert")
  }

  @Test func tapShowsASmallTextUntilTheNextShowing() {
    let play = PushAlertStage(PushAlert.self, options: ["tapAction": .boolean(true)])
    play.stage.tap("show")
    play.stage.wait(.milliseconds(1200))
    #expect(play.stage.view("tap-note")?.isHidden == true)

    play.stage.tap("alert")
    #expect(play.stage.view("tap-note")?.isHidden == false)
    #expect(play.count("tap-action") == 1)
    play.stage.tap("show")

    #expect(play.stage.view("tap-note")?.isHidden == true)
  }

  @Test func tapDoesNothingUnlessItIsAskedFor() {
    let play = PushAlertStage()
    play.stage.tap("show")
    play.stage.wait(.milliseconds(1200))

    play.stage.tap("alert")

    #expect(play.stage.view("tap-note")?.isHidden == true)
    #expect(play.count("tap-action") == 0)
  }

  @Test func takesItsOptionsFromTheScenario() {
    let texts = OptionValues(["show": .string("A"), "tapped": .string("C")])
    let play = PushAlertStage(
      PushAlert.self,
      options: [
        "message": .string("hello"), "delay": .time(.seconds(4)), "texts": .record(texts),
        "faithful": .boolean(true),
      ], size: Size(width: 390, height: 844))

    play.stage.tap("show")
    play.stage.wait(.seconds(1))
    #expect(play.stage.text("alert-message") == "hello")
    #expect(play.stage.view("show")?.displayedText == "A")
    #expect(play.stage.view("dismiss")?.displayedText == "dismiss")
    #expect(play.stage.text("tap-note") == "C")
    #expect(play.drawnY == 753, "the original's rule")
    play.stage.tap("dismiss")
    play.stage.wait(.milliseconds(4499))
    #expect(play.isUp)
    play.stage.wait(.milliseconds(1))
    #expect(!play.isUp)
  }

  @Test func unknownEventHasNeverHappened() {
    let play = PushAlertStage()
    play.showAndRest()

    #expect(play.count("shown") == 1)
    #expect(play.count("shwon") == 0)
    #expect(
      PushAlert.declaration.events.map(\.name) == ["tap-action", "shown", "dismissed", "completed"])
  }
}

extension PushAlertStage {
  /// A component made as the recorder makes it.
  fileprivate init(
    _ type: PushAlert.Type, options: [String: OptionValue],
    size: Size = Size(width: 375, height: 812)
  ) {
    stage = Stage(size: size)
    alert = PushAlert(screen: stage.screen, options: OptionValues(options))
    stage.begin()
  }
}
