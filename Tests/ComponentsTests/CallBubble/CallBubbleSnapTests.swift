import Components
import Interaction
import Scene
import Testing

/// Where the bubble comes to rest: 25 points over three screens, off-screen ones included.
@Suite struct CallBubbleSnapTests {
  struct Screen: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var size: Size
    var safeArea: EdgeInsets
  }

  static let screens = [
    Screen(
      testDescription: "home button, 375 × 667", size: Size(width: 375, height: 667),
      safeArea: EdgeInsets(top: 20)),
    Screen(
      testDescription: "notch, 375 × 812", size: Size(width: 375, height: 812),
      safeArea: EdgeInsets(top: 44, bottom: 34)),
    Screen(
      testDescription: "island, 393 × 852", size: Size(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, bottom: 34)),
  ]

  /// The rule of the source document: the left side up to and including the middle, whole inside
  /// the safe area up and down, 12 points from the edge.
  private func restingCenter(for finger: Point, on screen: Screen) -> Point {
    let lowest = screen.safeArea.top + 40
    let highest = screen.size.height - 40 - screen.safeArea.bottom
    var y = finger.y
    if y < lowest { y = lowest }
    if y > highest { y = highest }
    return Point(x: finger.x <= screen.size.width / 2 ? 52 : screen.size.width - 52, y: y)
  }

  /// A grid with corners and off-screen points, the exact middle, and both sides of each clamp.
  private func points(on screen: Screen) -> [Point] {
    let (width, height) = (screen.size.width, screen.size.height)
    let columns = [-30, width * 0.25, width / 2, width * 0.75, width + 30]
    let rows = [
      -30, screen.safeArea.top + 40, height / 2, height - 40 - screen.safeArea.bottom, height + 30,
    ]
    return columns.flatMap { x in rows.map { Point(x: x, y: $0) } }
  }

  @Test(arguments: screens)
  func bubbleRestsWhereTheRuleSays(_ screen: Screen) {
    for point in points(on: screen) {
      let call = CallBubbleStage(size: screen.size, safeArea: screen.safeArea)
      call.minimizeCall()
      let start = Point(x: screen.size.width - 52, y: screen.safeArea.top + 96)

      call.stage.drag(from: start, to: point)
      #expect(call.stage.drawnCenter(of: "bubble") == point, "it follows the finger anywhere")
      call.stage.wait(.milliseconds(200))

      #expect(
        call.stage.drawnCenter(of: "bubble") == restingCenter(for: point, on: screen),
        "let go at \(point)")
    }
  }

  @Test func pixelRightOfTheMiddleIsTheRightSide() {
    let call = CallBubbleStage()
    call.minimizeCall()

    call.stage.drag(from: Point(x: 323, y: 140), to: Point(x: 188, y: 300))
    call.stage.wait(.milliseconds(200))

    #expect(call.stage.drawnCenter(of: "bubble") == Point(x: 323, y: 300))
  }

  @Test func dragThatNeverMovesOnAfterItsBeginningSnapsFromTheOldPlace() {
    let call = CallBubbleStage()
    call.minimizeCall()

    call.stage.down(Point(x: 323, y: 140))
    call.stage.move(to: Point(x: 323, y: 200))
    call.stage.up(Point(x: 323, y: 200))

    #expect(call.stage.drawnCenter(of: "bubble") == Point(x: 323, y: 140))
    call.stage.wait(.milliseconds(100))
    #expect(call.stage.drawnCenter(of: "bubble") == Point(x: 323, y: 170), "half way at half time")
    call.stage.wait(.milliseconds(100))
    #expect(call.stage.drawnCenter(of: "bubble") == Point(x: 323, y: 200))
  }

  @Test func cancelledDragSnapsLikeAnEndedOne() {
    let call = CallBubbleStage()
    call.minimizeCall()

    call.stage.down(Point(x: 323, y: 140))
    call.stage.move(to: Point(x: 200, y: 200))
    call.stage.move(to: Point(x: 100, y: 300))
    call.stage.cancel(Point(x: 100, y: 300))
    call.stage.wait(.milliseconds(200))

    #expect(call.stage.drawnCenter(of: "bubble") == Point(x: 52, y: 300))
  }
}
