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

  // MARK: Fitting

  private func drawnSize(of label: Label) -> Double? {
    guard case .text(let block) = label.layer.contents else { return nil }
    return block.font.size
  }

  /// 10 characters of half an em: at 17 points 85 wide.
  private func fittingLabel(width: Double, scaleFactor: Double = 0) -> Label {
    let label = Label(frame: Rect(x: 0, y: 0, width: width, height: 30))
    label.text = "0123456789"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = scaleFactor
    TestScreen(measuring: HalfEmText()).keep(label)
    return label
  }

  /// 17 · 60 / 85 = 12, and 17 · 61 / 85 = 12.2: the quarter of a point below.
  @Test(arguments: [(85.0, 17.0), (200, 17), (60, 12), (61, 12), (64, 12.75), (3, 1)])
  func aTextThatIsTooWideIsDrawnSmaller(width: Double, size: Double) {
    #expect(drawnSize(of: fittingLabel(width: width)) == size)
  }

  @Test func noSmallerThanItsMinimumAndNotUnlessItMay() {
    #expect(drawnSize(of: fittingLabel(width: 20, scaleFactor: 0.5)) == 8.5)
    let label = fittingLabel(width: 60)
    label.adjustsFontSizeToFitWidth = false
    #expect(drawnSize(of: label) == 17)
    label.adjustsFontSizeToFitWidth = true
    label.numberOfLines = 2

    #expect(drawnSize(of: label) == 17)
  }

  @Test func itGrowsAgainWithItsLabel() throws {
    let test = TestScreen(measuring: HalfEmText())
    let label = fittingLabel(width: 60)
    test.window.addSubview(label)
    test.advance(to: 0)
    #expect(drawnSize(of: label) == 12)

    label.frame.size.width = 70
    test.advance(to: 0)

    #expect(drawnSize(of: label) == 14)
    #expect(label.font.size == 17)
  }
}
