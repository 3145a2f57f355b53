import Components
import Interaction
import Scene
import Testing

/// One test for each row of the source document's table of quirks that is about showing, counting down
/// and dismissing: what a robust version does. Where the original does the same, both are held to it.
@Suite struct PushAlertQuirkTests {
  @Test(arguments: [-3.0, 0, 0.5, 0.999], PushAlertOptions.bothForms)
  func delayUnderASecondCountsAsOne(delay: Double, _ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.dismiss(after: .seconds(delay))

    play.stage.wait(.milliseconds(1499))
    #expect(play.isUp)
    play.stage.wait(.milliseconds(1))

    #expect(!play.isUp)
  }

  @Test func delayThatIsNotWholeSecondsIsRoundedUp() {
    let play = PushAlertStage()
    play.showAndRest()
    play.dismiss(after: .milliseconds(2500))

    play.stage.wait(.milliseconds(3499))
    #expect(play.isUp)
    play.stage.wait(.milliseconds(1))

    #expect(!play.isUp)
  }

  @Test func hugeDelayEndsAfterAnHour() {
    let play = PushAlertStage()
    play.showAndRest()
    play.dismiss(after: .seconds(1_000_000))

    play.stage.wait(.milliseconds(3_600_499))
    #expect(play.isUp)
    play.stage.wait(.milliseconds(1))

    #expect(!play.isUp)
  }

  @Test func shownWhileShownItStaysAndTakesTheNewContent() {
    let play = PushAlertStage()
    var taps: [String] = []
    play.show("first") { taps.append("first") }
    play.stage.wait(.milliseconds(100))
    play.show("second") { taps.append("second") }

    #expect(isNear(play.drawnY, 876 - 189 * 0.512732, within: 2e-4), "the first spring goes on")
    play.stage.wait(.milliseconds(900))
    #expect(play.drawnY == 687)
    #expect(play.stage.text("alert-message") == "second")
    play.stage.tap("alert")
    #expect(taps == ["second"])
    #expect(play.count("shown") == 1)
  }

  @Test func shownWithoutATapActionItHasNoneAnyMore() {
    let play = PushAlertStage()
    play.showAndRest {}
    play.show()

    play.stage.tap("alert")

    #expect(play.count("tap-action") == 0)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func showingEndsTheCountdownOfTheShowingBefore(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.dismiss(after: .seconds(2))
    play.show()

    play.stage.wait(.seconds(10))

    #expect(play.drawnY == 687)
    #expect(play.count("completed") == 0)
  }

  @Test func shownWhileDismissedItIsShownAgainFromTheStart() {
    let play = PushAlertStage()
    play.showAndRest("first")
    play.dismiss()
    play.stage.wait(.milliseconds(200))
    play.show("second")

    #expect(isNear(play.drawnY, 687 + 189 * 0.970463, within: 2e-4), "the dismissal goes on")
    play.stage.wait(.milliseconds(300))
    #expect(play.drawnY == 876)
    #expect(play.stage.text("alert-message") == "second")
    play.stage.wait(.milliseconds(100))
    #expect(isNear(play.drawnY, 876 - 189 * 0.512732, within: 2e-4))
    #expect(play.count("shown") == 2)
    #expect(play.count("dismissed") == 1)
  }

  @Test func showingThatWaitsCanBeDismissed() {
    let play = PushAlertStage()
    play.showAndRest()
    play.dismiss()
    play.show()
    play.dismiss()

    play.stage.wait(.seconds(5))

    #expect(!play.isUp)
    #expect(play.count("shown") == 1)
    #expect(play.count("completed") == 2)
  }

  @Test func showingThatWaitsCanBeCountedDown() {
    let play = PushAlertStage()
    play.showAndRest()
    play.dismiss()
    play.show()
    play.dismiss(after: .seconds(2))

    play.stage.wait(.milliseconds(1999))
    #expect(play.drawnY == 687)
    play.stage.wait(.milliseconds(501))

    #expect(!play.isUp)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func shownAfterASwipeOffItSpringsInAsEver(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.drag(toCenterX: 20)
    play.show()

    play.stage.wait(.milliseconds(100))

    #expect(play.drawnX == 187.5)
    #expect(isNear(play.drawnY, 876 - 189 * 0.512732, within: 2e-4))
  }

  @Test func secondDismissalIsIgnored() {
    let play = PushAlertStage()
    play.showAndRest()
    play.dismiss()
    play.stage.wait(.milliseconds(200))
    play.dismiss()

    play.stage.wait(.milliseconds(50))
    #expect(isNear(play.drawnY, 687 + 189 * 1.009349, within: 2e-4))
    play.stage.wait(.milliseconds(250))

    #expect(!play.isUp)
    #expect(play.count("completed") == 1)
    #expect(play.count("dismissed") == 1)
  }

  @Test func dismissalOfAnAlertThatIsNotShownDoesNothing() {
    let play = PushAlertStage()

    play.dismiss()
    play.dismiss(after: .seconds(2))
    play.show()
    play.stage.wait(.seconds(10))

    #expect(play.drawnY == 687)
    #expect(play.count("completed") == 0)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func secondCountdownTakesThePlaceOfTheFirst(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    var completed: [String] = []
    play.showAndRest()
    play.dismiss(after: .seconds(2)) { completed.append("first") }
    play.stage.wait(.seconds(1))
    play.dismiss(after: .seconds(5)) { completed.append("second") }

    play.stage.wait(.milliseconds(4999))
    #expect(play.drawnY == 687)
    play.stage.wait(.milliseconds(501))

    #expect(!play.isUp)
    #expect(completed == ["second"])
  }

  @Test func completionsDoNotSurviveIntoTheNextShowing() {
    let play = PushAlertStage()
    play.showAndRest()
    play.dismiss(after: .seconds(1))
    play.stage.wait(.seconds(2))
    #expect(play.count("completed") == 1)

    play.showAndRest()
    play.pressClose()
    play.stage.wait(.seconds(1))
    play.showAndRest()
    play.drag(toCenterX: 20)

    #expect(play.count("completed") == 1)
    #expect(play.count("dismissed") == 3)
  }

  @Test func restingPlaceGoesByTheSafeArea() {
    let play = PushAlertStage(safeArea: EdgeInsets(top: 50, bottom: 0))

    play.showAndRest()

    #expect(play.drawnY == 721)
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func immediateDismissalCompletesBeforeTheAlertIsGone(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    var wasUp: Bool?
    play.showAndRest()

    play.alert.dismiss { wasUp = play.isUp }

    #expect(wasUp == true)
  }

  @Test func immediateDismissalEndsTheCountdown() {
    let play = PushAlertStage()
    play.showAndRest()
    play.dismiss(after: .seconds(3))
    play.stage.wait(.seconds(1))
    play.dismiss()

    play.stage.wait(.seconds(10))

    #expect(play.count("completed") == 1)
    #expect(play.stage.screen.nextEventTime == nil, "no timer runs on")
  }
}
