import Components
import Interaction
import Scene
import Testing

/// One test for each row of the source document's table of quirks: what a robust version does.
@Suite struct CallBubbleQuirkTests {
  @Test func minutesWrapToZeroAfterAnHour() {
    let call = CallBubbleStage()
    call.minimizeCall()

    call.stage.wait(.seconds(3600))

    #expect(call.stage.text("bubble-time") == "00:01")
  }

  @Test func hoursAreShownWhereTheyAreAskedFor() {
    var options = CallBubbleOptions()
    options.showsHours = true
    let call = CallBubbleStage(options)
    call.minimizeCall()

    call.stage.wait(.seconds(3600))

    #expect(call.stage.text("bubble-time") == "1:00:01")
  }

  @Test func callTimeCountsFromTheFirstMinimise() {
    let call = CallBubbleStage()
    call.openCall()

    call.stage.wait(.seconds(30))
    call.stage.tap("minimize")
    call.stage.wait(.milliseconds(2500))

    #expect(call.stage.text("bubble-time") == "00:02")
  }

  @Test(arguments: [10, 200, 380])
  func pressingShowDuringMinimiseDoesNothing(afterMilliseconds delay: Int) {
    let call = CallBubbleStage()
    call.openCall()
    call.stage.tap("minimize")

    call.stage.wait(.milliseconds(delay))
    call.pressHomeButton()

    #expect(call.callScreenCount == 1)
    call.stage.wait(.seconds(2))
    #expect(call.callScreenCount == 0)
    #expect(call.stage.view("bubble")?.isHidden == false)
  }

  @Test func pressingShowDuringExpandDoesNothing() {
    let call = CallBubbleStage()
    call.minimizeCall()
    call.stage.tap("bubble")

    call.stage.wait(.milliseconds(100))
    call.pressHomeButton()

    call.stage.wait(.seconds(2))
    #expect(call.callScreenCount == 1)
    #expect(call.stage.view("minimize") != nil)
  }

  @Test func pressingShowWhileTheCallFadesOutDoesNothing() {
    let call = CallBubbleStage()
    call.openCall()
    call.stage.tap("end-call")

    call.stage.wait(.milliseconds(100))
    call.pressHomeButton()

    call.stage.wait(.seconds(2))
    #expect(call.callScreenCount == 0)
    call.openCall()
    #expect(call.callScreenCount == 1)
  }

  @Test func showCalledTwiceOpensOneScreen() {
    let call = CallBubbleStage()

    call.bubble.showCall()
    call.bubble.showCall()
    call.stage.wait(.milliseconds(10))

    #expect(call.callScreenCount == 1)
  }

  @Test func bubbleTappedAtTheEndOfMinimiseExpandsWhole() {
    let call = CallBubbleStage()
    call.openCall()
    call.stage.tap("minimize")

    call.stage.wait(.milliseconds(410))
    call.stage.down(Point(x: 323, y: 140))
    call.stage.up(Point(x: 323, y: 140), after: .milliseconds(50))
    call.stage.wait(.milliseconds(100))

    #expect(call.callScreenCount == 1, "the old call screen is gone at its own mask's end")
    #expect(call.stage.view("bubble")?.isHidden == false, "the old mask's end hides nothing")
    call.stage.wait(.seconds(1))
    #expect(call.callScreenCount == 1)
    #expect(call.stage.view("bubble")?.isHidden == true)
  }

  @Test func bubbleIsUntouchableForTheFirstFourTenths() {
    let call = CallBubbleStage()
    call.openCall()
    call.stage.tap("minimize")

    call.stage.wait(.milliseconds(300))
    call.stage.tap(Point(x: 323, y: 140))
    call.stage.wait(.seconds(2))

    #expect(call.callScreenCount == 0)
  }

  @Test func tapDuringTheSnapIsIgnored() {
    let call = CallBubbleStage()
    call.minimizeCall()
    call.stage.drag(from: Point(x: 323, y: 140), to: Point(x: 120, y: 400))

    call.stage.wait(.milliseconds(60))
    call.stage.tap("bubble")
    call.stage.wait(.seconds(1))

    #expect(call.callScreenCount == 0)
    #expect(call.stage.drawnCenter(of: "bubble") == Point(x: 52, y: 400))
  }

  @Test func endCallRemovesTheBubbleOnlyAtItsCompletion() {
    let call = CallBubbleStage()
    call.minimizeCall()
    call.stage.tap("bubble")
    call.stage.wait(.seconds(1))
    call.stage.tap("end-call")

    call.stage.wait(.milliseconds(390))
    #expect(call.stage.view("bubble") != nil)
    call.stage.wait(.milliseconds(10))
    #expect(call.stage.view("bubble") == nil)
  }

  @Test func endCallPressedTwiceEndsOnce() {
    let call = CallBubbleStage()
    call.openCall()

    call.stage.tap(Point(x: 187, y: 556))
    call.stage.tap(Point(x: 187, y: 556))
    call.stage.wait(.seconds(1))

    #expect(call.callScreenCount == 0)
    call.openCall()
    #expect(call.callScreenCount == 1)
  }

  @Test func endCallAtTheEndOfExpandFadesToItsEnd() {
    let call = CallBubbleStage()
    call.minimizeCall()
    call.stage.tap("bubble")

    call.stage.wait(.milliseconds(405))
    call.stage.down(Point(x: 187, y: 556))
    call.stage.up(Point(x: 187, y: 556), after: .milliseconds(20))
    call.stage.wait(.milliseconds(200))

    #expect(call.callScreenCount == 1, "the mask's end at 0.5 s removes nothing")
    call.stage.wait(.milliseconds(200))
    #expect(call.callScreenCount == 0)
    #expect(call.stage.view("bubble") == nil)
  }

  @Test func minimiseAtTheEndOfExpandShrinksToItsEnd() {
    let call = CallBubbleStage()
    call.minimizeCall()
    call.stage.tap("bubble")

    call.stage.wait(.milliseconds(405))
    call.stage.down(Point(x: 187, y: 406))
    call.stage.up(Point(x: 187, y: 406), after: .milliseconds(20))
    call.stage.wait(.milliseconds(200))

    #expect(call.callScreenCount == 1, "the old mask's end removes nothing")
    #expect(call.stage.view("bubble")?.isHidden == false)
    call.stage.wait(.seconds(1))
    #expect(call.callScreenCount == 0)
    #expect(call.stage.view("bubble")?.isHidden == false)
    #expect(call.stage.view("bubble")?.alpha == 1)
  }

  @Test func endingTwoCallsInTurnStopsEachTimerOnce() {
    let call = CallBubbleStage()

    for _ in 1...2 {
      call.minimizeCall()
      call.stage.tap("bubble")
      call.stage.wait(.seconds(1))
      call.stage.tap("end-call")
      call.stage.wait(.seconds(1))
    }

    #expect(call.stage.view("bubble") == nil)
    #expect(call.stage.screen.nextEventTime == nil, "no timer runs on")
  }

  @Test func hiddenBubbleKeepsTicking() {
    let call = CallBubbleStage()
    call.minimizeCall()
    call.stage.tap("bubble")
    call.stage.wait(.seconds(10))

    #expect(call.stage.view("bubble")?.isHidden == true)
    call.stage.tap("minimize")
    call.stage.wait(.milliseconds(1))

    // Minimised at 0.36 s, with 1.0 + 0.08 + 10 + 0.08 s and 1 ms since.
    #expect(call.stage.text("bubble-time") == "00:11")
  }

  @Test func callScreenStaysAboveTheBubbleAfterAnExpand() {
    let call = CallBubbleStage()
    call.openCall()
    call.stage.tap("minimize")
    call.stage.wait(.milliseconds(100))
    #expect(call.order == ["voice-screen", "bubble"])
    call.stage.wait(.seconds(1))

    call.stage.tap("bubble")
    call.stage.wait(.seconds(1))
    #expect(call.order == ["bubble", "voice-screen"])
    call.stage.tap("minimize")
    call.stage.wait(.milliseconds(100))

    #expect(call.order == ["bubble", "voice-screen"])
  }

  @Test func rotationClampsTheBubbleAgain() {
    let call = CallBubbleStage()
    call.minimizeCall()
    call.stage.drag(from: Point(x: 323, y: 140), to: Point(x: 60, y: 700))
    call.stage.wait(.seconds(1))

    call.stage.screen.resize(
      to: Size(width: 812, height: 375),
      safeAreaInsets: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    call.stage.wait(.milliseconds(10))

    #expect(call.stage.drawnCenter(of: "bubble") == Point(x: 52, y: 314))
  }

  @Test func timerThatWasHeldUpShowsTheRightTime() {
    let call = CallBubbleStage()
    call.minimizeCall()

    // The screen sleeps: no instant is worked through for 7.3 s.
    call.stage.wait(.milliseconds(7300))

    // 1.0 s and 7.3 s since the minimise, which came with the tap's up.
    #expect(call.stage.text("bubble-time") == "00:08")
  }
}

extension CallBubbleStage {
  /// The identifiers of the call's views, from back to front.
  fileprivate var order: [String] {
    stage.screen.window.subviews.compactMap(\.identifier)
  }
}
