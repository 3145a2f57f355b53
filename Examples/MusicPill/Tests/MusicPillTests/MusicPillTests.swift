import Components
import Interaction
import Scene
import Testing

@testable import music_pill

@Suite struct MusicPillTests {
  let screen = Screen(
    size: Size(width: 375, height: 812), scale: 2,
    safeAreaInsets: EdgeInsets(top: 44, bottom: 34), textMeasuring: EvenText())

  /// A pill that has popped up at the right side.
  private func playingPill() -> MusicPill {
    let pill = MusicPill(screen: screen, options: OptionValues())
    tap("play")
    screen.advance(to: screen.now + .seconds(1))
    return pill
  }

  private func tap(_ identifier: String) {
    guard let view = screen.view(identified: identifier) else { return }
    let place = view.convert(view.bounds.center, to: screen.window)
    screen.deliver([TouchEvent(phase: .down, location: place)], at: screen.now)
    screen.deliver(
      [TouchEvent(phase: .up, location: place)], at: screen.now + .milliseconds(80))
  }

  @Test func theCrossPutsThePillAwayAndIsCounted() {
    let pill = playingPill()
    #expect(pill.count(ofEvent: "closed") == 0)

    tap("pill-close")
    #expect(pill.count(ofEvent: "closed") == 1)
    screen.advance(to: screen.now + .milliseconds(200))

    #expect(screen.view(identified: "pill") == nil)
    #expect(screen.view(identified: "player") == nil)
  }

  @Test func theCoverTurnsOnceInItsTime() {
    let pill = playingPill()
    defer { withExtendedLifetime(pill) {} }
    let cover = screen.view(identified: "pill-cover")
    let before = cover?.layer.presentation.transform

    screen.advance(to: screen.now + .seconds(3))
    let half = cover?.layer.presentation.transform

    #expect(abs((half?.a ?? 0) + (before?.a ?? 0)) < 1e-9)
    #expect(!screen.isAnimating)
  }

  @Test(arguments: [
    (Point(x: 187, y: 400), Point(x: 116, y: 400)),
    (Point(x: 188, y: 400), Point(x: 259, y: 400)),
    (Point(x: 10, y: 20), Point(x: 116, y: 84)),
    (Point(x: 370, y: 800), Point(x: 259, y: 738)),
  ])
  func aPillRestsAtTheNearerSideInsideTheSafeArea(point: Point, place: Point) {
    #expect(PillView.restingCenter(for: point, on: screen) == place)
  }

  @Test func timesAreMinutesAndSeconds() {
    #expect(PlayingTime(.milliseconds(9_999)).text == "0:09")
    #expect(PlayingTime(.seconds(605)).text == "10:05")
  }
}

/// Every character is half as wide as the font is high.
struct EvenText: TextMeasuring {
  func size(of block: TextBlock, fitting width: Double?) -> Size {
    Size(width: Double(block.string.count) * block.font.size / 2, height: block.font.lineHeight)
  }
}
