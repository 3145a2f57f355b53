import Interaction
import Scene
import Testing

@Suite struct ImageViewTests {
  static let picture = Image(size: Size(width: 32, height: 16), shapes: [])

  @Test func takesThePicturesSizeAndShowsIt() {
    let view = ImageView(image: Self.picture)

    #expect(view.frame == Rect(x: 0, y: 0, width: 32, height: 16))
    #expect(view.layer.contents == .image(Self.picture))
    #expect(view.sizeThatFits(.zero) == Size(width: 32, height: 16))
    view.image = nil
    #expect(view.layer.contents == .none)
    #expect(view.sizeThatFits(.zero) == .zero)
  }

  @Test func stretchesUnlessToldOtherwise() {
    let view = ImageView(image: Self.picture)

    #expect(view.contentMode == .resize)
    view.contentMode = .resizeAspect
    #expect(view.layer.contentsGravity == .resizeAspect)
  }

  @Test func canBeOpenedToTouches() {
    let test = TestScreen()
    let view = ImageView(image: Self.picture)
    test.window.addSubview(view)
    #expect(test.screen.view(hitAt: Point(x: 5, y: 5)) === test.window)
    view.isUserInteractionEnabled = true

    #expect(test.screen.view(hitAt: Point(x: 5, y: 5)) === view)
  }
}
