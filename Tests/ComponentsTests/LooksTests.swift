import Components
import Interaction
import Scene
import Testing

/// What the built-in components make of appearance, direction and text size.
@Suite struct ComponentLooks {
  private static let dark = TraitCollection(userInterfaceStyle: .dark)
  private static let arabic = TraitCollection(locale: LanguageTag("ar"))

  private func sized(_ category: ContentSizeCategory) -> TraitCollection {
    TraitCollection(preferredContentSizeCategory: category)
  }

  /// A component that has opened whatever it opens; it must be kept for the views to work.
  private func play(_ type: any Component.Type, _ traits: TraitCollection) -> (Stage, any Component)
  {
    let stage = Stage(traits: traits)
    let component = type.init(screen: stage.screen, options: OptionValues())
    stage.begin()
    for identifier in ["start-call", "minimize", "call-button", "show"] {
      guard stage.view(identifier) != nil else { continue }
      stage.tap(identifier)
      stage.wait(.seconds(1))
    }
    return (stage, component)
  }

  private func views(below view: View) -> [View] {
    [view] + view.subviews.flatMap(views)
  }

  private func brightness(_ color: Color) -> Double {
    0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
  }

  /// The frontmost opaque background behind a label's middle.
  private func background(of label: Label) -> Color? {
    sequence(first: label as View, next: \.superview).compactMap(\.backgroundColor)
      .first { $0.alpha == 1 }
  }

  /// By WCAG's formula on linear light. UIKit's own blue has 4.02 on white, and half grey 3.95. The two
  /// buttons with white titles on the source document's blue are let off.
  @Test(arguments: ["call-bubble", "call-reveal", "push-alert"], [TraitCollection(), dark])
  func everyTextStandsOutFromItsBackground(_ name: String, _ traits: TraitCollection) throws {
    let type = try #require(ComponentRegistry.builtIn.component(named: name))
    let (stage, component) = play(type, traits)
    defer { withExtendedLifetime(component) {} }
    let labels = views(below: stage.screen.window).compactMap { $0 as? Label }
      .filter { $0.text?.isEmpty == false && background(of: $0) != Color(hex: 0x5CA2F9) }

    for label in labels {
      let behind = try #require(background(of: label))
      #expect(contrast(label.textColor, behind) >= 3.9, "\(label.text ?? "")")
    }
    #expect(labels.isEmpty == (name == "call-reveal"))
  }

  private func contrast(_ first: Color, _ second: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow24((part + 0.055) / 1.055)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let both = [luminance(first), luminance(second)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  /// x to the power of 2.4, by Newton's method on y⁵ = x¹².
  private func pow24(_ x: Double) -> Double {
    let target = (0..<12).reduce(1.0) { product, _ in product * x }
    guard target > 0 else { return 0 }
    var y = 1.0
    for _ in 0..<200 { y -= (y * y * y * y * y - target) / (5 * y * y * y * y) }
    return y
  }

  @Test func homeIsBlackInTheDarkAndItsCallScreenIsNot() throws {
    let stage = Stage(traits: Self.dark)
    let bubble = CallBubble(screen: stage.screen, options: CallBubbleOptions())
    defer { withExtendedLifetime(bubble) {} }
    stage.begin()
    let home = try #require(stage.view("start-call")?.superview)
    stage.tap("start-call")
    stage.wait(.milliseconds(200))

    #expect(home.backgroundColor == .black)
    #expect(brightness(try #require(stage.view("voice-screen")?.backgroundColor)) > 0.1)
  }

  @Test func shadowsAreNeverBrighterThanWhatTheyFallOn() throws {
    for traits in [TraitCollection(), Self.dark] {
      let (stage, component) = play(PushAlert.self, traits)
      defer { withExtendedLifetime(component) {} }
      let alert = try #require(stage.view("alert"))
      let home = try #require(stage.view("show")?.superview?.backgroundColor)

      #expect(brightness(try #require(alert.layer.shadowColor)) <= brightness(home))
    }
  }

  // MARK: Direction

  /// 355 wide: the button takes the last 20 points, the text what is between it and the margin of 10.
  @Test func theAlertsTextAndButtonChangeSides() throws {
    for (traits, button, text) in [(TraitCollection(), 335.0, 10.0), (Self.arabic, 0, 20)] {
      let (stage, component) = play(PushAlert.self, traits)
      defer { withExtendedLifetime(component) {} }

      #expect(stage.view("alert-close")?.frame == Rect(x: button, y: 0, width: 20, height: 64))
      #expect(stage.view("alert-message")?.frame == Rect(x: text, y: 5, width: 325, height: 54))
    }
  }

  @Test func whatStandsInFramesStaysWhereItIs() {
    let english = play(CallBubble.self, TraitCollection())
    let arabic = play(CallBubble.self, Self.arabic)
    defer { withExtendedLifetime((english, arabic)) {} }

    #expect(arabic.0.drawnFrame(of: "bubble") == Rect(x: 283, y: 100, width: 80, height: 80))
    #expect(
      english.0.screen.trace().elements.map(\.presentation.frame)
        == arabic.0.screen.trace().elements.map(\.presentation.frame))
  }

  // MARK: Text size

  /// Three lines of 14 points · 40 / 17, each 2444 / 2048 high, and 5 points above and below.
  @Test func theAlertGrowsWithItsText() throws {
    let (stage, component) = play(PushAlert.self, sized(.accessibilityExtraLarge))
    defer { withExtendedLifetime(component) {} }
    let line = 14 * 40 / 17.0 * 2444 / 2048
    let height = (3 * line + 10).rounded(.up)

    #expect(
      stage.drawnFrame(of: "alert")
        == Rect(x: 10, y: 812 - 34 - 49 - 10 - height, width: 355, height: height))
    #expect((stage.view("alert-message") as? Label)?.font.size == 14 * 40 / 17.0)
  }

  @Test(arguments: [ContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge])
  func theAlertIsNeverLowerThanUsual(_ category: ContentSizeCategory) {
    let (stage, component) = play(PushAlert.self, sized(category))
    defer { withExtendedLifetime(component) {} }

    #expect(stage.drawnFrame(of: "alert")?.height == (category == .extraExtraExtraLarge ? 78 : 64))
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func everyLineOfTextFitsIntoItsLabel(_ category: ContentSizeCategory) {
    for type in ComponentRegistry.builtIn.components {
      let (stage, component) = play(type, sized(category))
      defer { withExtendedLifetime(component) {} }
      for label in views(below: stage.screen.window).compactMap({ $0 as? Label }) {
        guard label.numberOfLines == 1, case .text(let block) = label.layer.contents else {
          continue
        }
        let font = block.font
        #expect(font.lineHeight <= max(label.bounds.height, 20.3), "\(block.string)")
        #expect(
          Double(block.string.count) * font.size / 2 <= label.bounds.width + 0.01, "\(block.string)"
        )
      }
    }
  }

  @Test func theBubblesTimeFillsItsLineAndNoMore() {
    for (category, size) in [
      (ContentSizeCategory.extraSmall, 14 * 14 / 17.0), (.large, 14), (.extraLarge, 14 * 19 / 17.0),
      (.extraExtraLarge, 16), (.accessibilityExtraExtraExtraLarge, 16),
    ] {
      let (stage, component) = play(CallBubble.self, sized(category))
      defer { withExtendedLifetime(component) {} }

      #expect((stage.view("bubble-time") as? Label)?.font.size == size)
    }
  }
}
