import Interaction
import Scene
import Testing

@Suite struct LabelTests {
  let test = TestScreen()
  let label = Label()

  init() { label.text = "0123456789" }

  @Test func fitsItsTextInWholePixels() {
    test.window.addSubview(label)
    label.sizeToFit()

    // 17 points high lines of 20.287 points, at two pixels a point.
    #expect(label.bounds.size == Size(width: 100, height: 20.5))
  }

  @Test func breaksLinesOnlyWhereItMay() {
    test.window.addSubview(label)
    #expect(label.sizeThatFits(Size(width: 50, height: 0)).width == 100)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(Size(width: 50, height: 0)) == Size(width: 50, height: 41))
    #expect(label.sizeThatFits(Size(width: 20, height: 0)) == Size(width: 20, height: 101.5))
    label.numberOfLines = 3

    #expect(label.sizeThatFits(Size(width: 20, height: 0)) == Size(width: 20, height: 61))
  }

  @Test func keepsItsSizeWhereNothingCanMeasure() {
    label.frame = Rect(x: 0, y: 0, width: 30, height: 10)
    label.sizeToFit()
    #expect(label.frame == Rect(x: 0, y: 0, width: 30, height: 10))
    let bare = TestScreen(measuring: NoFonts())
    bare.window.addSubview(label)
    label.sizeToFit()

    #expect(label.frame == Rect(x: 0, y: 0, width: 30, height: 10))
    #expect(bare.screen.measuringError is NoFonts.Missing)
  }

  @Test func emptyTextShowsAndTakesNothing() {
    test.window.addSubview(label)
    label.text = ""

    #expect(label.layer.contents == .none)
    #expect(label.sizeThatFits(.zero) == .zero)
  }

  @Test func lookGoesToTheLayer() {
    label.font = .system(size: 14)
    label.textColor = .white
    label.textAlignment = .center

    #expect(
      label.layer.contents
        == .text(
          TextBlock(
            string: "0123456789", font: .system(size: 14), color: .white, alignment: .center)))
  }
}
