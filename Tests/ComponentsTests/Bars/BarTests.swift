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
}
