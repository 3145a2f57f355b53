import Interaction
import Scene
import Testing

@testable import Components

@Suite struct BarTests {
  private let stage = Stage()

  @Test func navigationBarHangsFromTheTopWithItsHairlineBelow() {
    let bar = Bar.navigationBar(on: stage.screen, title: "")

    #expect(bar.frame == Rect(x: 0, y: 0, width: 375, height: 88))
    #expect(bar.subviews.map(\.frame) == [Rect(x: 0, y: 88, width: 375, height: 0.5)])
  }

  @Test func tabBarStandsOnTheBottomWithItsHairlineAbove() {
    let bar = Bar.tabBar(on: stage.screen)

    #expect(bar.frame == Rect(x: 0, y: 729, width: 375, height: 83))
    #expect(bar.subviews.map(\.frame) == [Rect(x: 0, y: -0.5, width: 375, height: 0.5)])
  }

  @Test func titleIsCentredBelowTheStatusBar() throws {
    let bar = Bar.navigationBar(on: stage.screen, title: "Home")

    let title = try #require(bar.subviews.compactMap { $0 as? Label }.first)
    #expect(title.text == "Home")
    #expect(title.frame == Rect(x: 0, y: 44, width: 375, height: 44))
    #expect(title.textAlignment == .center)
    #expect(title.font == .system(size: 17, weight: .semibold))
  }

  /// Source: `uikit-semantics` G1.
  @Test(arguments: [
    (Size(width: 375, height: 812), 44.0, 49.0), (Size(width: 320, height: 568), 44, 49),
    (Size(width: 812, height: 375), 32, 32), (Size(width: 956, height: 440), 32, 32),
    (Size(width: 768, height: 1024), 50, 49), (Size(width: 1133, height: 744), 50, 49),
  ])
  func barsAreLowOnTurnedPhonesAndHighOnTablets(size: Size, navigation: Double, tab: Double) {
    let screen = Stage(size: size, safeArea: EdgeInsets(top: 20, bottom: 21)).screen

    #expect(Bar.navigationBar(on: screen, title: "").frame.height == 20 + navigation)
    #expect(Bar.tabBar(on: screen).frame.maxY == size.height)
    #expect(Bar.tabBar(on: screen).frame.height == 21 + tab)
  }

  @Test func hairlineIsOnePixelOfAThirdBlack() throws {
    let line = try #require(Bar.tabBar(on: stage.screen).subviews.first)

    #expect(line.frame.height == 1 / stage.screen.scale)
    #expect(line.backgroundColor == Color(white: 0, alpha: 0.3))
  }
}
