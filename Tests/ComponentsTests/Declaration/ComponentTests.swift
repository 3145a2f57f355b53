import Components
import Interaction
import Scene
import Testing

@Suite struct ComponentTests {
  /// Declares nothing but its name.
  private final class Silent: Component {
    static var declaration: ComponentDeclaration {
      ComponentDeclaration(name: "silent", summary: "Nothing", identifiers: [], options: [])
    }

    init(screen: Screen, options: OptionValues) {}
  }

  @Test func componentThatDeclaresNoEventsHasCountedNone() {
    let silent = Silent(screen: Stage().screen, options: OptionValues())

    #expect(Silent.declaration.events.isEmpty)
    #expect(silent.count(ofEvent: "shown") == 0)
  }
}
