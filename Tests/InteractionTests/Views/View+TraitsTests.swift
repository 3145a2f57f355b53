import Interaction
import Scene
import Testing

@Suite struct ViewTraits {
  private let dark = TraitCollection(userInterfaceStyle: .dark)
  private let arabic = TraitCollection(locale: LanguageTag("ar"))

  private func block(of label: Label) -> TextBlock? {
    if case .text(let block) = label.layer.contents { block } else { nil }
  }

  @Test func areTheScreensOnceItShowsTheView() {
    let test = TestScreen(traits: dark)
    let view = View()
    let inner = View()
    view.addSubview(inner)
    #expect(inner.traitCollection == TraitCollection())

    test.window.addSubview(view)
    #expect(inner.traitCollection == dark)
    view.removeFromSuperview()

    #expect(inner.traitCollection == TraitCollection())
  }

  @Test func aLabelIsBlackAndInTheDarkWhiteUnlessItWasColoured() {
    let test = TestScreen(traits: dark)
    let plain = Label()
    let red = Label()
    plain.text = "a"
    red.text = "a"
    red.textColor = Color(hex: 0xFF0000)
    #expect(block(of: plain)?.color == .black)

    test.window.addSubview(plain)
    test.window.addSubview(red)

    #expect(block(of: plain)?.color == .white)
    #expect(plain.textColor == .white)
    #expect(block(of: red)?.color == Color(hex: 0xFF0000))
  }

  /// System blue of either appearance, and the third level of label for a disabled title.
  @Test func aSystemButtonsTitleHasTheTintOfTheAppearance() {
    let test = TestScreen(traits: dark)
    let button = Button(type: .system)
    button.setTitle("a")
    #expect(block(of: button.titleLabel)?.color == Color(hex: 0x007AFF))

    test.window.addSubview(button)
    #expect(block(of: button.titleLabel)?.color == Color(hex: 0x0A84FF))
    button.isEnabled = false
    #expect(button.titleLabel.textColor == Color(hex: 0xEBEBF5, alpha: 0.3))
    button.isEnabled = true
    button.tintColor = .gray

    #expect(block(of: button.titleLabel)?.color == .gray)
  }

  @Test func aLabelTellsItsTextTheLanguageAndTheDirection() {
    let test = TestScreen(traits: arabic)
    let label = Label()
    label.text = "a"

    test.window.addSubview(label)

    #expect(block(of: label)?.language == "ar")
    #expect(block(of: label)?.layoutDirection == .rightToLeft)
    #expect(block(of: label)?.alignment == .natural)
  }

  @Test(arguments: [
    (
      SemanticContentAttribute.unspecified, LayoutDirection.leftToRight, LayoutDirection.rightToLeft
    ),
    (.playback, .leftToRight, .leftToRight), (.spatial, .leftToRight, .leftToRight),
    (.forceLeftToRight, .leftToRight, .leftToRight),
    (.forceRightToLeft, .rightToLeft, .rightToLeft),
  ])
  func aViewMayKeepItsDirection(
    _ attribute: SemanticContentAttribute, english: LayoutDirection, arabic: LayoutDirection
  ) {
    for (traits, expected) in [(TraitCollection(), english), (self.arabic, arabic)] {
      let test = TestScreen(traits: traits)
      let label = Label()
      label.text = "a"
      test.window.addSubview(label)

      label.semanticContentAttribute = attribute

      #expect(label.effectiveUserInterfaceLayoutDirection == expected)
      #expect(block(of: label)?.layoutDirection == expected)
    }
  }

  /// A picture of 20 points and a title of 40 in 100: 20 points are free on either side.
  @Test func aButtonsPictureStandsRightOfItsTitleFromRightToLeft() {
    for (traits, image, title) in [(TraitCollection(), 20.0, 40.0), (arabic, 60, 20)] {
      let test = TestScreen(traits: traits)
      let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 40))
      button.setTitle("abcd")
      button.setImage(Image(size: Size(width: 20, height: 20), shapes: []))
      test.keep(button)

      #expect(button.imageView.frame.minX == image)
      #expect(button.titleLabel.frame.minX == title)
    }
  }

  @Test func framesAreNotMirrored() {
    let test = TestScreen(traits: arabic)
    let view = test.add(x: 10, y: 0, width: 50, height: 20)
    test.advance(to: 0)

    #expect(view.frame.minX == 10)
  }
}
