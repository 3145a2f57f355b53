import Scene
import Testing

@testable import DemoRecorder

@Suite struct ColorTextTests {
  @Test("Six digits are red, green and blue, eight have straight alpha at their end")
  func digits() {
    #expect(ColorText.color("#1E90FF") == Color(red: 30.0 / 255, green: 144.0 / 255, blue: 1))
    #expect(ColorText.color("#1e90ff80")?.alpha == 128.0 / 255)
  }

  @Test(
    "Nothing else is a colour",
    arguments: ["", "#", "1E90FF", "#1E90F", "#1E90FFA", "#+E90FF", "#１E90FF", "#1E90FF ", "white"])
  func noColor(_ text: String) {
    #expect(ColorText.color(text) == nil)
  }

  @Test(
    "A colour of whole bytes is written as it was read",
    arguments: ["#000000", "#0A0B0C", "#FFFFFF7F"])
  func roundTrip(_ text: String) {
    #expect(ColorText.color(text).map(ColorText.text) == text)
  }
}
