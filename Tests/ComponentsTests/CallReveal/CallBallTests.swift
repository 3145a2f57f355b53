import Components
import Interaction
import Scene
import Testing

/// How the ball follows the finger, and where it must stay.
@Suite struct CallBallTests {
  @Test func ballFirstStandsAtItsPlace() {
    let call = CallRevealStage()

    #expect(
      call.stage.drawnFrame(of: "call-button") == Rect(x: 171, y: 197, width: 60, height: 60))
  }

  // MARK: Limits

  struct Limit: Sendable, CustomTestStringConvertible {
    var id: String
    var finger: Point
    var center: Point
    var testDescription: String { id }
  }

  static let limits = [
    Limit(id: "left", finger: Point(x: -200, y: 227), center: Point(x: 30, y: 227)),
    Limit(id: "right", finger: Point(x: 600, y: 227), center: Point(x: 345, y: 227)),
    Limit(id: "top", finger: Point(x: 201, y: -100), center: Point(x: 201, y: 94)),
    Limit(id: "bottom", finger: Point(x: 201, y: 900), center: Point(x: 201, y: 588)),
    Limit(id: "a corner", finger: Point(x: 600, y: 900), center: Point(x: 345, y: 588)),
  ]

  /// On the screen that the document was drawn for its constants are the device's bars.
  @Test(arguments: limits, CallRevealOptions.Limits.allCases)
  func ballStaysBetweenTheBars(_ limit: Limit, _ kind: CallRevealOptions.Limits) {
    var options = CallRevealOptions()
    options.limits = kind
    let call = CallRevealStage(options)

    call.stage.drag(from: CallRevealStage.ball, to: limit.finger)

    #expect(call.ballCenter == limit.center)
  }

  /// The bars of an iPhone X end 44 + 44 points from the top and 49 + 34 from the bottom.
  @Test(arguments: [(CallRevealOptions.Limits.device, 118.0, 699.0), (.document, 94, 733)])
  func limitsOfATallScreen(_ kind: CallRevealOptions.Limits, top: Double, bottom: Double) {
    var options = CallRevealOptions()
    options.limits = kind
    let call = CallRevealStage(
      options, size: Size(width: 375, height: 812), safeArea: EdgeInsets(top: 44, bottom: 34))

    call.stage.drag(from: CallRevealStage.ball, to: Point(x: 201, y: -100))
    #expect(call.ballCenter == Point(x: 201, y: top))
    call.stage.drag(from: Point(x: 201, y: top), to: Point(x: 201, y: 1000))
    #expect(call.ballCenter == Point(x: 201, y: bottom))
  }

  @Test func limitsAreTheDevicesUnlessAskedOtherwise() {
    #expect(CallRevealOptions().limits == .device)
  }

  // MARK: The finger

  @Test func ballLags10PointsBehindTheFinger() {
    let call = CallRevealStage()
    call.stage.down(CallRevealStage.ball)

    call.stage.move(to: Point(x: 210.99, y: 227))
    #expect(call.ballCenter == CallRevealStage.ball, "not a drag yet")
    call.stage.move(to: Point(x: 213, y: 227))
    #expect(call.ballCenter == Point(x: 203, y: 227))
    call.stage.move(to: Point(x: 261, y: 247))
    #expect(call.ballCenter == Point(x: 251, y: 247))
    call.stage.up(Point(x: 261, y: 247))

    #expect(call.ballCenter == Point(x: 251, y: 247), "it stays where it was let go")
  }

  @Test func overDragIsLost() {
    let call = CallRevealStage()
    call.stage.down(CallRevealStage.ball)
    call.stage.move(to: Point(x: 101, y: 227))
    #expect(call.ballCenter == Point(x: 111, y: 227))

    call.stage.move(to: Point(x: -50, y: 227))
    #expect(call.ballCenter == Point(x: 30, y: 227))
    call.stage.move(to: Point(x: -45, y: 227))

    #expect(call.ballCenter == Point(x: 35, y: 227), "it turns round with the finger")
  }

  @Test func overDragOnOneAxisLeavesTheOtherFree() {
    let call = CallRevealStage()
    call.stage.down(CallRevealStage.ball)
    call.stage.move(to: Point(x: 201, y: 217))

    call.stage.move(to: Point(x: 221, y: 0))
    #expect(call.ballCenter == Point(x: 221, y: 94))
    call.stage.move(to: Point(x: 241, y: 8))

    #expect(call.ballCenter == Point(x: 241, y: 102))
  }

  @Test func ballHasNoInertia() {
    let call = CallRevealStage()
    call.stage.down(CallRevealStage.ball)
    call.stage.move(to: Point(x: 201, y: 300), after: .milliseconds(5))
    call.stage.up(Point(x: 201, y: 300), after: .milliseconds(1))

    call.stage.wait(.seconds(1))

    #expect(call.ballCenter == Point(x: 201, y: 290))
  }

  @Test func cancelledDragLeavesTheBallWhereItIs() {
    let call = CallRevealStage()
    call.stage.down(CallRevealStage.ball)
    call.stage.move(to: Point(x: 201, y: 300))

    call.stage.cancel(Point(x: 201, y: 300))
    call.stage.wait(.seconds(1))

    #expect(call.ballCenter == Point(x: 201, y: 290))
    #expect(call.callScreenCount == 0)
  }

  // MARK: Tap or drag

  @Test(arguments: [(0.0, 1), (9.99, 1), (10, 0), (44, 0)])
  func ballTellsATapFromADrag(travel: Double, callScreens: Int) {
    let call = CallRevealStage()
    call.stage.down(CallRevealStage.ball)
    call.stage.move(to: Point(x: 201 + travel, y: 227))
    call.stage.up(Point(x: 201 + travel, y: 227))

    call.stage.wait(.seconds(1))

    #expect(call.callScreenCount == callScreens)
  }

  @Test(arguments: [(1490, 1), (1510, 0)])
  func fingerThatRestsTooLongIsNoTap(milliseconds: Int, callScreens: Int) {
    let call = CallRevealStage()
    call.stage.down(CallRevealStage.ball)

    call.stage.up(CallRevealStage.ball, after: .milliseconds(milliseconds))
    call.stage.wait(.seconds(1))

    #expect(call.callScreenCount == callScreens)
  }

  /// The ball takes touches in its whole square, up to but not at its right edge.
  @Test(arguments: [(230.9, 1), (231, 0)])
  func tapBesideTheBallOpensNothing(x: Double, callScreens: Int) {
    let call = CallRevealStage()

    call.stage.tap(Point(x: x, y: 227))
    call.stage.wait(.seconds(1))

    #expect(call.callScreenCount == callScreens)
  }
}
