import Components
import Interaction
import Scene
import Testing

/// One test for each row of the source document's table of quirks that is about fingers on the alert:
/// what a robust version does. Where the original does the same, both are held to it.
@Suite struct PushAlertTouchQuirkTests {
  @Test func twoShowingsLeaveOneDragOfOneWidth() {
    let play = PushAlertStage()
    play.showAndRest()
    play.showAndRest()

    play.hold(atCenterX: 100)

    #expect(play.drawnX == 100)
  }

  @Test func countdownAskedForDuringAHoldWaitsForItsEnd() {
    let play = PushAlertStage()
    play.showAndRest()
    play.dismiss(after: .seconds(2))
    play.hold(atCenterX: 189.5)
    play.dismiss(after: .seconds(1))

    play.stage.wait(.seconds(10))
    #expect(play.stage.drawnCenter(of: "alert") == Point(x: 189.5, y: 687))
    play.letGo(atCenterX: 189.5)
    play.stage.wait(.milliseconds(400))
    #expect(play.isUp)
    play.stage.wait(.seconds(2))

    #expect(!play.isUp)
    #expect(play.count("completed") == 1)
  }

  @Test func countdownOfTheNextShowingOutlastsAHoldOfTheOneBefore() {
    let play = PushAlertStage()
    play.showAndRest()
    play.hold(atCenterX: 189.5)
    play.dismiss()
    play.show()
    play.dismiss(after: .seconds(1))

    play.stage.wait(.seconds(10))

    #expect(play.count("shown") == 2)
    #expect(!play.isUp)
    #expect(play.count("completed") == 2)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func swipeOffWithAPausedCountdownLeavesTheNextOneSound(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.dismiss(after: .seconds(2))
    play.drag(toCenterX: 20)
    play.showAndRest()
    play.dismiss(after: .seconds(2))

    play.stage.wait(.milliseconds(2499))
    #expect(play.isUp)
    play.stage.wait(.milliseconds(1))

    #expect(!play.isUp)
    #expect(play.count("completed") == 2)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func dragAfterACountdownWasEndedIsHarmless(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.dismiss(after: .seconds(1))
    play.showAndRest()

    play.drag(toCenterX: 100)
    play.stage.wait(.seconds(10))

    #expect(play.stage.drawnCenter(of: "alert") == PushAlertStage.restingPlace)
    #expect(play.count("completed") == 0)
  }

  @Test func dragThatIsTakenAwayCountsAsLetGo() {
    let play = PushAlertStage()
    play.showAndRest()
    play.dismiss(after: .seconds(4))
    play.hold(atCenterX: 100)
    play.stage.cancel(Point(x: 90, y: 687))

    play.stage.wait(.milliseconds(500))
    #expect(play.stage.drawnCenter(of: "alert") == PushAlertStage.restingPlace)
    play.stage.wait(.seconds(4))

    #expect(!play.isUp)
  }

  @Test func dragThatIsTakenAwayBeyondTheBorderSwipesOff() {
    let play = PushAlertStage()
    play.showAndRest()
    play.hold(atCenterX: 20)

    play.stage.cancel(Point(x: 10, y: 687))

    #expect(!play.isUp)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func swipeOffCompletesOnce(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.dismiss(after: .seconds(2))

    play.drag(toCenterX: 20)
    #expect(play.count("completed") == 1)
    play.stage.wait(.seconds(10))

    #expect(play.count("completed") == 1)
    #expect(play.count("dismissed") == 1)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func closeButtonCompletesACountdownAtOnce(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.dismiss(after: .seconds(2))

    play.pressClose()
    #expect(play.count("completed") == 1)
    play.stage.wait(.seconds(10))

    #expect(play.count("completed") == 1)
    #expect(play.count("dismissed") == 1)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func swipeOffWithoutACountdownCompletesNothing(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()

    play.drag(toCenterX: 20)

    #expect(!play.isUp)
    #expect(play.count("completed") == 0)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func closeButtonIsDeadWhileTheAlertSpringsIn(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.show()
    play.stage.wait(.milliseconds(900))
    play.pressClose()

    play.stage.wait(.seconds(1))
    #expect(play.isUp)
    play.pressClose()
    play.stage.wait(.milliseconds(500))

    #expect(!play.isUp)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func closeButtonIsDeadWhileTheAlertReturns(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.drag(toCenterX: 185.5)
    play.stage.wait(.milliseconds(300))

    play.pressClose()
    play.stage.wait(.seconds(1))

    #expect(play.isUp)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func dragDuringTheDismissalMovesNothing(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.dismiss()
    play.stage.wait(.milliseconds(20))

    play.drag(toCenterX: 100)

    #expect(play.drawnX == 187.5)
  }

  @Test func dragUnderWayWhenTheDismissalBeginsMovesNothingMore() {
    let play = PushAlertStage()
    play.showAndRest()
    play.hold(atCenterX: 189.5)
    play.dismiss()

    play.stage.move(to: Point(x: 300, y: 687), after: .milliseconds(100))
    #expect(isNear(play.drawnY, 687 + 189 * 0.622689, within: 2e-4))
    play.stage.wait(.milliseconds(400))

    #expect(!play.isUp)
  }

  @Test func dragFromTheCloseButtonClosesNothing() {
    let play = PushAlertStage()
    play.showAndRest()

    play.stage.down(Point(x: 355, y: 670))
    play.stage.move(to: Point(x: 330, y: 670))
    play.stage.up(Point(x: 330, y: 670))
    play.stage.wait(.seconds(2))

    #expect(play.stage.drawnCenter(of: "alert") == PushAlertStage.restingPlace)
  }
}
