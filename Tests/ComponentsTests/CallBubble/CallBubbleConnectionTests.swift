import Components
import Interaction
import Scene
import Testing

/// What the bubble reads where a call takes a while to connect.
@Suite struct CallBubbleConnectionTests {
  private func call(connectingAfter duration: Duration) -> CallBubbleStage {
    var options = CallBubbleOptions()
    options.connectAfter = duration
    return CallBubbleStage(options)
  }

  @Test func bubbleReadsConnectingUntilTheCallConnects() {
    // The call screen appears with the tap's up, at 80 ms; it connects at 3.08 s.
    let call = call(connectingAfter: .seconds(3))
    call.minimizeCall()

    #expect(call.stage.text("bubble-time") == "正在接通")
    call.stage.screen.advance(to: .milliseconds(3079))
    #expect(call.stage.text("bubble-time") == "正在接通")
    call.stage.screen.advance(to: .milliseconds(3080))
    #expect(call.stage.text("bubble-time") == "00:00")
  }

  @Test func ticksLieOnWholeSecondsAfterTheConnection() {
    let call = call(connectingAfter: .seconds(3))
    call.minimizeCall()

    call.stage.screen.advance(to: .milliseconds(5079))
    #expect(call.stage.text("bubble-time") == "00:01")
    call.stage.screen.advance(to: .milliseconds(5080))
    #expect(call.stage.text("bubble-time") == "00:02")
  }

  @Test func bubbleMadeLaterShowsTheCurrentCountAtOnceAndTicksInPhase() {
    // Connected at 1.08 s, minimised at 4.36 s.
    let call = call(connectingAfter: .seconds(1))
    call.openCall()
    call.stage.wait(.seconds(4))
    call.stage.tap("minimize")

    #expect(call.stage.text("bubble-time") == "00:03")
    call.stage.screen.advance(to: .milliseconds(5079))
    #expect(call.stage.text("bubble-time") == "00:03")
    call.stage.screen.advance(to: .milliseconds(5080))
    #expect(call.stage.text("bubble-time") == "00:04")
  }

  @Test func nextCallConnectsAnew() {
    let call = call(connectingAfter: .seconds(3))
    call.minimizeCall()
    call.stage.wait(.seconds(5))
    call.stage.tap("bubble")
    call.stage.wait(.seconds(1))
    call.stage.tap("end-call")
    call.stage.wait(.seconds(1))

    call.minimizeCall()

    #expect(call.stage.text("bubble-time") == "正在接通")
  }

  @Test func startMinimizedShowsTheBubbleFromTheBeginning() {
    var options = CallBubbleOptions()
    options.startMinimized = true
    let call = CallBubbleStage(options)

    #expect(call.stage.drawnCenter(of: "bubble") == Point(x: 323, y: 140))
    #expect(call.stage.text("bubble-time") == "00:00")
    call.stage.wait(.seconds(2))
    #expect(call.stage.text("bubble-time") == "00:02")
    #expect(call.callScreenCount == 0)
  }

  @Test func maskIsTakenOffAfterAnExpandWhereThatIsAskedFor() {
    var options = CallBubbleOptions()
    options.clearsMaskAfterExpand = true
    for (options, keepsMask) in [(options, false), (CallBubbleOptions(), true)] {
      let call = CallBubbleStage(options)
      call.minimizeCall()

      call.stage.tap("bubble")
      call.stage.wait(.seconds(1))

      #expect((call.stage.view("voice-screen")?.layer.mask != nil) == keepsMask)
    }
  }
}
