import Components
import Testing

@Suite struct ComponentTests {
  @Test func componentThatDeclaresNoEventsHasCountedNone() {
    let call = CallBubbleStage()

    #expect(CallBubble.declaration.events.isEmpty)
    #expect(call.bubble.count(ofEvent: "shown") == 0)
  }
}
