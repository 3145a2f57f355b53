import Components
import Interaction
import Scene
import Testing

@Suite struct CountdownTests {
  struct Delay: CustomTestStringConvertible, Sendable {
    var delay: Duration
    /// From the request to the beginning of the dismissal.
    var countedAs: Duration

    var testDescription: String { "\(delay) counts as \(countedAs)" }
  }

  static let delays = [
    Delay(delay: .seconds(2), countedAs: .seconds(2)),
    Delay(delay: .milliseconds(2500), countedAs: .seconds(3)),
    Delay(delay: .milliseconds(1001), countedAs: .seconds(2)),
    Delay(delay: .seconds(1), countedAs: .seconds(1)),
    Delay(delay: .milliseconds(999), countedAs: .seconds(1)),
    Delay(delay: .zero, countedAs: .seconds(1)),
    Delay(delay: .seconds(-3), countedAs: .seconds(1)),
    Delay(delay: .seconds(60), countedAs: .seconds(60)),
    Delay(delay: .seconds(1_000_000_000), countedAs: .seconds(3600)),
  ]

  @Test(arguments: delays)
  func dismissalBeginsWhenTheCountdownHasEnded(_ row: Delay) {
    let play = PushAlertStage()
    play.showAndRest()
    play.dismiss(after: row.delay)

    play.stage.wait(row.countedAs - .milliseconds(1))
    #expect(play.drawnY == 687)
    #expect(play.count("completed") == 0)
    play.stage.wait(.milliseconds(1))
    #expect(play.count("completed") == 1)
    play.stage.wait(.milliseconds(50))
    #expect(isNear(play.drawnY, 687 + 189 * 0.268181, within: 2e-4))
    play.stage.wait(.milliseconds(449))
    #expect(play.isUp)
    play.stage.wait(.milliseconds(1))
    #expect(!play.isUp)
    #expect(play.stage.screen.nextEventTime == nil, "no timer runs on")
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func buttonDismissesAfterTwoSeconds(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.stage.tap("dismiss")

    play.stage.wait(.milliseconds(1999))
    #expect(play.drawnY == 687)
    play.stage.wait(.milliseconds(500))
    #expect(play.isUp)
    play.stage.wait(.milliseconds(1))
    #expect(!play.isUp)
  }

  /// Ticks at 0 and 1 s; held from 1.4 s to 3.7 s; then ticks at 3.7 s, for those at 2 and 3 s, at
  /// 4 s, and at 5 s, which finds nothing left of four seconds.
  @Test(arguments: PushAlertOptions.bothForms)
  func holdOverTwoTicksCostsOneSecond(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.dismiss(after: .seconds(4))

    play.stage.wait(.milliseconds(1390))
    play.hold(atCenterX: 189.5)
    play.letGo(atCenterX: 189.5, after: .milliseconds(2300))
    play.stage.wait(.milliseconds(1299))
    #expect(play.stage.drawnCenter(of: "alert") == PushAlertStage.restingPlace)
    play.stage.wait(.milliseconds(51))

    #expect(isNear(play.drawnY, 687 + 189 * 0.268181, within: 2e-4))
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func holdBetweenTwoTicksCostsNothing(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.dismiss(after: .seconds(3))

    play.stage.wait(.milliseconds(1190))
    play.hold(atCenterX: 189.5)
    play.letGo(atCenterX: 189.5, after: .milliseconds(700))
    play.stage.wait(.milliseconds(1100))
    #expect(play.drawnY == 687)
    play.stage.wait(.milliseconds(50))

    #expect(isNear(play.drawnY, 687 + 189 * 0.268181, within: 2e-4))
  }

  @Test(arguments: PushAlertOptions.bothForms)
  func nothingIsDismissedWhileHeld(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.dismiss(after: .seconds(1))
    play.hold(atCenterX: 100)

    play.stage.wait(.seconds(30))

    #expect(play.stage.drawnCenter(of: "alert") == Point(x: 100, y: 687))
    #expect(play.count("completed") == 0)
  }

  /// Ticks at 0 and 1 s of two; let go at 3.7 s, the tick that was missed ends the countdown.
  @Test(arguments: PushAlertOptions.bothForms)
  func dismissalAtTheEndOfAHoldTakesTheAlertDownWhileItReturns(_ options: PushAlertOptions) {
    let play = PushAlertStage(options)
    play.showAndRest()
    play.dismiss(after: .seconds(2))

    play.stage.wait(.milliseconds(1390))
    play.hold(atCenterX: 87.5)
    play.letGo(atCenterX: 87.5, after: .milliseconds(2300))
    play.stage.wait(.milliseconds(100))
    #expect(isNear(play.drawnX, 87.5 + 100 * 0.081660, within: 2e-4))
    #expect(isNear(play.drawnY, 687 + 189 * 0.622689, within: 2e-4))
    play.stage.wait(.milliseconds(399))
    #expect(play.isUp)
    play.stage.wait(.milliseconds(1))

    #expect(!play.isUp)
    #expect(play.count("completed") == 1)
  }
}
