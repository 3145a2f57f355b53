import Interaction
import Scene
import Testing

@Suite struct ButtonTests {
  let test = TestScreen()

  private func makeButton(_ frame: Rect, _ kind: Button.Kind = .custom) -> Button {
    let button = Button(type: kind, frame: frame)
    test.window.addSubview(button)
    return button
  }

  private static let square = Image(
    size: Size(width: 128, height: 128),
    shapes: [.init(path: Path(rect: Rect(x: 24, y: 24, width: 80, height: 80)), color: .gray)])

  // MARK: Looks

  @Test func customTitleIsWhiteAndOf18Points() {
    let button = makeButton(Rect(x: 0, y: 0, width: 100, height: 100))
    button.setTitle("abcd")
    test.advance(to: 0)

    #expect(button.titleLabel.font.size == 18)
    #expect(button.titleLabel.textColor == .white)
    // 40 points wide, 21.48 high in half points, in the middle.
    #expect(button.titleLabel.frame == Rect(x: 30, y: 39.25, width: 40, height: 21.5))
  }

  @Test func systemTitleIsTintedAndOf15Points() {
    let button = makeButton(Rect(x: 0, y: 0, width: 100, height: 100), .system)
    button.setTitle("ab")

    #expect(button.titleLabel.font.size == 15)
    #expect(button.titleLabel.textColor == .systemBlue)
    button.setTitleColor(.white)
    #expect(button.titleLabel.textColor == .white)
  }

  @Test func systemTitleDimsAtOnceAndFadesBack() {
    let button = makeButton(Rect(x: 0, y: 0, width: 100, height: 100), .system)
    button.setTitle("ab")
    test.advance(to: 0)
    test.down(50, 50, at: 100)
    test.advance(to: 100)
    #expect(button.titleLabel.layer.presentation.opacity == 0.2)
    test.up(at: 300)
    #expect(button.titleLabel.alpha == 1)
    test.advance(to: 425)
    #expect(abs(button.titleLabel.layer.presentation.opacity - 0.6) < 1e-9)
    test.advance(to: 550)

    #expect(button.titleLabel.layer.presentation.opacity == 1)
  }

  @Test func systemButtonTakesTouchesWhileItFadesBack() {
    let button = makeButton(Rect(x: 0, y: 0, width: 100, height: 100), .system)
    var presses = 0
    button.setTitle("ab")
    button.addAction(for: .touchUpInside) { presses += 1 }
    test.tap(50, 50, at: 0, holding: 200)
    test.tap(50, 50, at: 210, holding: 200)

    #expect(presses == 2)
  }

  @Test func customPictureIsDarkenedByHalfWhileItIsPressed() {
    let button = makeButton(Rect(x: 0, y: 0, width: 128, height: 128))
    button.setImage(Self.square)
    #expect(button.imageView.image == Self.square)

    test.down(50, 50, at: 10)
    #expect(button.imageView.image == Self.square.darkenedByHalf)
    #expect(button.currentImage == Self.square)
    test.up(at: 300)

    #expect(button.imageView.image == Self.square)
  }

  @Test func pictureIsDarkenedOnlyWhereTheButtonAdjustsIt() {
    let button = makeButton(Rect(x: 0, y: 0, width: 128, height: 128))
    button.setImage(Self.square)
    button.adjustsImageWhenHighlighted = false
    test.down(50, 50, at: 10)
    #expect(button.imageView.image == Self.square)

    button.adjustsImageWhenHighlighted = true

    #expect(button.imageView.image == Self.square.darkenedByHalf)
  }

  @Test func pictureOfItsOwnIsNotDarkened() {
    let button = makeButton(Rect(x: 0, y: 0, width: 128, height: 128))
    let pressed = Image(size: Size(width: 10, height: 10), shapes: [])
    button.setImage(Self.square)
    button.setImage(pressed, for: .highlighted)
    test.down(50, 50, at: 10)

    #expect(button.imageView.image == pressed)
  }

  /// The alert's close button: insets leave 20 × 20 at its top.
  @Test func insetsShrinkThePicture() {
    let button = makeButton(Rect(x: 335, y: 0, width: 20, height: 64))
    button.setImage(Self.square)
    button.imageEdgeInsets = EdgeInsets(top: 5, left: 0, bottom: 39, right: 0)
    test.advance(to: 0)

    #expect(button.imageView.frame == Rect(x: 0, y: 5, width: 20, height: 20))
  }

  @Test func pictureAndTitleAreCentredTogether() {
    let button = makeButton(Rect(x: 0, y: 0, width: 200, height: 40))
    button.setImage(Image(size: Size(width: 30, height: 20), shapes: []))
    button.setTitle("abc")
    test.advance(to: 0)

    #expect(button.imageView.frame == Rect(x: 70, y: 10, width: 30, height: 20))
    #expect(button.titleLabel.frame == Rect(x: 100, y: 9.25, width: 30, height: 21.5))
    #expect(button.sizeThatFits(.zero) == Size(width: 60, height: 21.5))
  }

  @Test func titleKeepsToTheMiddleWhereItCannotBeMeasured() {
    let bare = TestScreen(measuring: NoFonts())
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("abc")
    bare.window.addSubview(button)
    bare.advance(to: 0)

    #expect(button.titleLabel.frame == button.bounds)
    #expect(button.titleLabel.textAlignment == .center)
  }

  // MARK: Gestures

  @Test func tapOnAParentYieldsToTheButton() {
    let button = makeButton(Rect(x: 50, y: 50, width: 100, height: 100))
    let taps = StateLog()
    var presses = 0
    button.addAction(for: .touchUpInside) { presses += 1 }
    test.window.addGestureRecognizer(taps.record(TapGestureRecognizer()))

    test.tap(100, 100, at: 0)
    #expect(presses == 1 && taps.states == [])
    test.tap(300, 300, at: 500)

    #expect(presses == 1 && taps.states == [.recognized])
  }

  /// A drag on the close button pans and, lifted near it, closes too.
  @Test func panThatLeavesTouchesToViewsDoesNotStopTheButton() {
    let button = makeButton(Rect(x: 50, y: 50, width: 20, height: 20))
    let pans = StateLog()
    let pan = pans.record(PanGestureRecognizer())
    pan.cancelsTouchesInView = false
    var presses = 0
    button.addAction(for: .touchUpInside) { presses += 1 }
    test.window.addGestureRecognizer(pan)

    test.down(60, 60, at: 0)
    test.move(100, 60, at: 50)
    test.up(at: 100)

    #expect(presses == 1)
    #expect(pans.states == [.began, .ended])
  }

  @Test func buttonInAMovingParentIsDeadUntilItRests() {
    let parent = test.add(x: 0, y: 0, width: 300, height: 100)
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    var presses = 0
    button.addAction(for: .touchUpInside) { presses += 1 }
    parent.addSubview(button)
    test.screen.animate(
      withDuration: .seconds(1), animations: { parent.center = Point(x: 150, y: 400) })

    test.tap(50, 400, at: 100)
    test.tap(50, 400, at: 800, holding: 190)
    #expect(presses == 0)
    test.advance(to: 1_000)
    test.tap(50, 400, at: 1_000)

    #expect(presses == 1)
  }
}
