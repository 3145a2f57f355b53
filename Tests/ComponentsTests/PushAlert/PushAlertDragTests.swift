import Components
import Interaction
import Scene
import Testing

@Suite struct PushAlertDragTests {
  @Test(arguments: PushAlertOptions.bothForms)
  func lagsTheFingerByTenPoints(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()

    play.stage.down(Point(x: 187.5, y: 687))
    play.stage.move(to: Point(x: 199.5, y: 690))
    #expect(play.drawnX == 189.5)
    play.stage.move(to: Point(x: 250, y: 690))
    #expect(play.drawnX == 240)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func staysAtItsHeight(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()

    play.stage.down(Point(x: 187.5, y: 687))
    for point in [Point(x: 210, y: 600), Point(x: 150, y: 400), Point(x: 200, y: 800)] {
      play.stage.move(to: point)
      #expect(play.drawnY == 687)
    }
  }

  @Test func nineAndAHalfPointsMoveNothing() {
    let play = PushAlertStage()
    play.showAndRest()

    play.stage.down(Point(x: 187.5, y: 687))
    play.stage.move(to: Point(x: 197, y: 687))

    #expect(play.drawnX == 187.5)
  }

  /// Exactly 30 points from a side is not beyond it. Half points are exact in binary.
  @Test(arguments: [30.0, 31, 344, 345], PushAlertOptions.bothForms)
  func returnsFromWithinTheBorders(x: Double, _ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()

    play.drag(toCenterX: x)
    #expect(play.drawnX == x)
    play.stage.wait(.milliseconds(500))

    #expect(play.stage.drawnCenter(of: "alert") == PushAlertStage.restingPlace)
    #expect(play.count("dismissed") == 0)
  }

  @Test(arguments: [-200.0, 29, 29.5, 345.5, 346, 600], PushAlertOptions.bothForms)
  func isGoneAtOnceBeyondTheBorders(x: Double, _ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()

    play.hold(atCenterX: x)
    #expect(play.drawnX == x)
    play.letGo(atCenterX: x)

    #expect(!play.isUp)
    #expect(!play.stage.screen.isAnimating)
    #expect(play.count("dismissed") == 1)
  }

  /// Added up move by move, these would come to 29.999999999999986.
  @Test func manySmallMovesLandExactlyOnTheBorder() {
    let play = PushAlertStage()
    play.showAndRest()

    play.stage.down(Point(x: 187.5, y: 687))
    for step in 1...27 {
      play.stage.move(to: Point(x: 187.5 - 167.5 * Double(step) / 27, y: 687))
    }
    play.stage.up(Point(x: 20, y: 687))

    #expect(play.isUp)
  }

  /// The finger's last place counts, not where it lifts.
  @Test func liftItselfMovesNothing() {
    let play = PushAlertStage()
    play.showAndRest()

    play.hold(atCenterX: 87.5)
    play.stage.up(Point(x: 0, y: 687))

    #expect(play.drawnX == 87.5)
    #expect(play.isUp)
  }

  @Test func tapCallsItsActionAndLeavesTheAlert() {
    let play = PushAlertStage()
    var taps = 0
    play.showAndRest { taps += 1 }

    play.stage.tap("alert")
    play.stage.tap("alert")
    play.stage.wait(.seconds(5))

    #expect(taps == 2)
    #expect(play.count("tap-action") == 2)
    #expect(play.drawnY == 687)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func dragIsNoTap(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest {}

    play.drag(toCenterX: 189.5)

    #expect(play.count("tap-action") == 0)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func closeButtonClosesWithoutTheTapAction(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest {}

    play.pressClose()
    play.stage.wait(.milliseconds(100))
    #expect(isNear(play.drawnY, 687 + 189 * 0.622689, within: 2e-4))
    play.stage.wait(.milliseconds(400))

    #expect(!play.isUp)
    #expect(play.count("tap-action") == 0)
    #expect(play.count("completed") == 0, "nobody waits for an end")
  }
}
