import Components
import Interaction
import Scene
import Testing

/// One test for each row of the source document's table of quirks in which the original does otherwise
/// than a robust version.
@Suite struct FaithfulPushAlertTests {
  @Test func delayThatIsNotWholeSecondsNeverEnds() {
    let play = PushAlertStage(.faithful)
    play.showAndRest()
    play.dismiss(after: .milliseconds(2500))

    play.stage.wait(.seconds(600))

    #expect(play.drawnY == 687)
    #expect(play.stage.screen.nextEventTime != nil, "the timer runs for ever")
  }

  @Test func hugeDelayIsCountedWhole() {
    let play = PushAlertStage(.faithful)
    play.showAndRest()
    play.dismiss(after: .seconds(4000))

    play.stage.wait(.milliseconds(3_999_999))
    #expect(play.drawnY == 687)
    play.stage.wait(.milliseconds(501))

    #expect(!play.isUp)
  }

  /// What is left of the first spring adds up with the second: it starts lower than the first did.
  @Test func shownWhileItSpringsInItStartsAgainLower() {
    let play = PushAlertStage(.faithful)
    play.show("first")
    play.stage.wait(.milliseconds(100))
    play.show("second")

    #expect(isNear(play.drawnY, 876 + 189 * (1 - 0.512732), within: 2e-4))
    play.stage.wait(.milliseconds(100))
    #expect(
      isNear(play.drawnY, 687 + 189 * (1 - 1.038619) + 189 * (1 - 0.512732), within: 4e-4))
    #expect(play.stage.text("alert-message") == "second")
  }

  @Test func shownWhileItRestsItStartsAgain() {
    let play = PushAlertStage(.faithful)
    play.showAndRest()
    play.show()

    #expect(play.drawnY == 876)
    #expect(play.count("shown") == 2)
  }

  @Test func firstTapActionIsKept() {
    let play = PushAlertStage(.faithful)
    var taps: [String] = []
    play.showAndRest { taps.append("first") }
    play.showAndRest { taps.append("second") }
    play.showAndRest()

    play.stage.tap("alert")

    #expect(taps == ["first"])
  }

  @Test func shownWhileDismissedItIsRemovedWithTheDismissal() {
    let play = PushAlertStage(.faithful)
    play.showAndRest()
    play.dismiss()
    play.stage.wait(.milliseconds(200))
    play.show()

    play.stage.wait(.milliseconds(299))
    #expect(play.isUp)
    #expect((play.drawnY ?? 0) > 812, "it never comes up")
    play.stage.wait(.milliseconds(1))
    #expect(!play.isUp)
    play.stage.wait(.seconds(5))

    #expect(!play.isUp)
    #expect(play.count("shown") == 1)
  }

  @Test func secondDismissalCutsTheFirstShort() {
    let play = PushAlertStage(.faithful)
    play.showAndRest()
    play.dismiss()
    play.stage.wait(.milliseconds(200))
    #expect(play.isUp)
    play.dismiss()

    #expect(!play.isUp)
    #expect(play.count("completed") == 2)
    #expect(play.count("dismissed") == 1)
  }

  @Test func dismissalOfAnAlertThatIsNotShownCompletes() {
    let play = PushAlertStage(.faithful)

    play.dismiss()
    #expect(play.count("completed") == 1)
    #expect(play.count("dismissed") == 0)
    play.showAndRest()

    #expect(play.drawnY == 687)
  }

  @Test func showingInTheInstantOfSuchADismissalIsLost() {
    let play = PushAlertStage(.faithful)

    play.alert.dismiss()
    play.show()
    play.stage.wait(.seconds(2))

    #expect(!play.isUp)
  }

  /// The original would crash here.
  @Test func countdownAskedForDuringAHoldRunsOn() {
    let play = PushAlertStage(.faithful)
    play.showAndRest()
    play.dismiss(after: .seconds(3))
    play.hold(atCenterX: 189.5)
    play.dismiss(after: .seconds(1))

    play.letGo(atCenterX: 189.5)
    play.stage.wait(.milliseconds(1500))

    #expect(!play.isUp)
    #expect(play.count("completed") == 1)
  }

  @Test func dragThatIsTakenAwayLeavesTheAlertAsideAndItsCountdownPaused() {
    let play = PushAlertStage(.faithful)
    play.showAndRest()
    play.dismiss(after: .seconds(2))
    play.hold(atCenterX: 100)
    play.stage.cancel(Point(x: 90, y: 687))

    play.stage.wait(.seconds(20))
    #expect(play.stage.drawnCenter(of: "alert") == Point(x: 100, y: 687))
    play.stage.drag(from: Point(x: 100, y: 687), to: Point(x: 150, y: 687))
    play.stage.wait(.seconds(20))

    #expect(play.stage.drawnCenter(of: "alert") == PushAlertStage.restingPlace)
    #expect(play.count("completed") == 0, "two pauses, one resumption")
  }

  @Test func completionsSurviveIntoTheNextShowing() {
    let play = PushAlertStage(.faithful)
    play.showAndRest()
    play.dismiss(after: .seconds(1))
    play.stage.wait(.seconds(2))
    #expect(play.count("completed") == 1)

    play.showAndRest()
    play.pressClose()
    #expect(play.count("completed") == 2)
    play.stage.wait(.seconds(1))
    play.showAndRest()
    play.drag(toCenterX: 20)

    #expect(play.count("completed") == 3)
  }

  @Test func dragFromTheCloseButtonReturnsAndCloses() {
    let play = PushAlertStage(.faithful)
    play.showAndRest()
    play.dismiss(after: .seconds(20))

    play.stage.down(Point(x: 355, y: 670))
    play.stage.move(to: Point(x: 330, y: 670))
    play.stage.up(Point(x: 330, y: 670))
    play.stage.wait(.milliseconds(100))
    // Dragged by 15 points, it returns by easeInEaseOut and springs out at once.
    #expect(isNear(play.drawnX, 172.5 + 15 * 0.081660, within: 2e-4))
    #expect(isNear(play.drawnY, 687 + 189 * 0.622689, within: 2e-4))
    play.stage.wait(.milliseconds(400))

    #expect(!play.isUp)
    #expect(play.count("completed") == 1)
  }

  @Test func swipeOffFromTheCloseButtonCompletesOnce() {
    let play = PushAlertStage(.faithful)
    play.showAndRest()
    play.dismiss(after: .seconds(20))

    play.stage.drag(from: Point(x: 355, y: 670), to: Point(x: 180, y: 670))
    play.stage.wait(.seconds(5))

    #expect(!play.isUp)
    #expect(play.count("completed") == 1)
  }

  @Test func restingPlaceKnowsOneTallScreenOnly() {
    let mini = PushAlertStage(.faithful, safeArea: EdgeInsets(top: 50, bottom: 0))
    let tall = PushAlertStage(
      .faithful, size: Size(width: 390, height: 844), safeArea: EdgeInsets(top: 47, bottom: 34))

    mini.showAndRest()
    tall.showAndRest()

    #expect(mini.drawnY == 687)
    #expect(tall.drawnY == 753)
  }

  @Test func immediateDismissalLeavesTheCountdownRunning() {
    let play = PushAlertStage(.faithful)
    play.showAndRest()
    play.dismiss(after: .seconds(3))
    play.stage.wait(.seconds(1))
    play.dismiss()

    play.stage.wait(.milliseconds(1999))
    #expect(!play.isUp)
    #expect(play.count("completed") == 1)
    play.stage.wait(.milliseconds(1))

    #expect(play.count("completed") == 2)
    #expect(play.count("dismissed") == 1)
  }
}
