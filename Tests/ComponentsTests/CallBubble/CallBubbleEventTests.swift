import Components
import Testing

@Suite struct CallBubbleEventTests {
  @Test func eventsAreCountedWhenTheirMotionHasEnded() {
    let call = CallBubbleStage()
    func counts() -> [Int] {
      ["call-started", "minimized", "expanded", "call-ended"].map {
        call.bubble.count(ofEvent: $0)
      }
    }

    call.openCall()
    #expect(counts() == [1, 0, 0, 0])
    call.stage.tap("minimize")
    call.stage.wait(.milliseconds(499))
    #expect(counts() == [1, 0, 0, 0])
    call.stage.wait(.milliseconds(1))
    #expect(counts() == [1, 1, 0, 0])
    call.stage.tap("bubble")
    call.stage.wait(.seconds(1))
    #expect(counts() == [1, 1, 1, 0])
    call.stage.tap("end-call")
    call.stage.wait(.seconds(1))
    #expect(counts() == [1, 1, 1, 1])
  }

  @Test func unknownEventNeverHappened() {
    #expect(CallBubbleStage().bubble.count(ofEvent: "rain") == 0)
  }
}
