import Components
import Interaction
import Testing

@Suite struct CallBubbleReleaseTests {
  @Test func screenThatShowsABubbleIsLetGoOf() {
    weak var screen: Screen?
    do {
      let stage = Stage()
      var options = CallBubbleOptions()
      options.startMinimized = true
      let component = CallBubble(screen: stage.screen, options: options)
      withExtendedLifetime(component) { stage.wait(.seconds(1)) }
      screen = stage.screen
      #expect(stage.view("bubble") != nil)
    }
    #expect(screen == nil)
  }
}
