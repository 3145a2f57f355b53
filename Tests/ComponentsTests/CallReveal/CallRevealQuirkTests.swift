import Components
import Interaction
import Scene
import Testing

/// One test or more for each oddity that the source document lists: what a robust version does.
@Suite struct CallRevealQuirkTests {
  // MARK: No guard against a second tap

  @Test(arguments: [0, 100, 250, 499])
  func tapOnTheBallWhileTheCircleGrowsIsIgnored(milliseconds: Int) {
    let call = CallRevealStage()
    call.stage.tap("call-button")

    call.stage.wait(.milliseconds(milliseconds))
    call.stage.tap(CallRevealStage.ball)
    call.stage.wait(.seconds(2))

    #expect(call.callScreenCount == 1)
  }

  @Test func tapOnTheDismissButtonWhileTheCircleGrowsIsIgnored() {
    let call = CallRevealStage()
    call.stage.tap("call-button")

    call.stage.wait(.milliseconds(400))
    call.stage.tap(CallRevealStage.dismiss)
    call.stage.wait(.seconds(2))

    #expect(call.callScreenCount == 1)
    #expect(call.isCovered)
  }

  @Test func fingerThatCameDownDuringTheTransitionPressesNothingAfterIt() {
    let call = CallRevealStage()
    call.stage.tap("call-button")
    call.stage.wait(.milliseconds(450))

    call.stage.down(CallRevealStage.dismiss)
    call.stage.up(CallRevealStage.dismiss, after: .milliseconds(100))
    call.stage.wait(.seconds(1))

    #expect(call.callScreenCount == 1)
  }

  @Test func ballCannotBeDraggedWhileTheCircleShrinks() {
    let call = CallRevealStage()
    call.openCall()
    call.stage.tap("dismiss")

    call.stage.wait(.milliseconds(100))
    call.stage.drag(from: CallRevealStage.ball, to: Point(x: 60, y: 500))
    call.stage.wait(.seconds(1))

    #expect(call.ballCenter == CallRevealStage.ball)
  }

  @Test func callCanBeOpenedAgainAsSoonAsTheCircleHasShrunk() {
    let call = CallRevealStage()
    call.openCall()
    call.stage.tap("dismiss")
    call.stage.wait(.milliseconds(500))

    call.stage.tap("call-button")
    call.stage.wait(.seconds(1))

    #expect(call.callScreenCount == 1)
  }

  @Test func dismissPressedTwiceDismissesOnce() {
    let call = CallRevealStage()
    call.openCall()

    call.stage.tap(CallRevealStage.dismiss)
    call.stage.tap(CallRevealStage.dismiss)
    call.stage.wait(.milliseconds(419))
    #expect(call.callScreenCount == 1)
    call.stage.wait(.milliseconds(1))

    #expect(call.callScreenCount == 0)
  }

  // MARK: Presentation style by mistake, and home out of the hierarchy

  @Test func presentationIsFullScreen() {
    let call = CallRevealStage(
      size: Size(width: 375, height: 812), safeArea: EdgeInsets(top: 44, bottom: 34))
    call.openCall()

    #expect(
      call.stage.drawnFrame(of: "call-screen") == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(call.stage.screen.view(hitAt: CallRevealStage.ball)?.identifier == "call-screen")
  }

  @Test func homeStaysBeneathTheCallScreenAllThrough() {
    let call = CallRevealStage()
    call.stage.tap("call-button")

    for step in 0..<40 {
      #expect(call.stage.screen.trace()["call-button"]?.presentation.isVisible == true)
      call.stage.wait(.milliseconds(50))
      if step == 20 { call.stage.tap("dismiss") }
    }
  }

  @Test func ballIsVisibleInItsPlaceAtTheDismissalsEnd() throws {
    let call = CallRevealStage()
    call.openCall()
    call.stage.tap("dismiss")
    call.stage.wait(.milliseconds(500))

    let ball = try #require(call.stage.screen.trace()["call-button"]?.presentation)
    #expect(ball.isVisible && ball.alpha == 1)
    #expect(ball.frame == Rect(x: 171, y: 197, width: 60, height: 60))
    #expect(call.stage.screen.view(hitAt: CallRevealStage.ball)?.identifier == "call-button")
  }

  // MARK: A frame of one view used in another

  /// Home's coordinates are the container's only where home stands at the origin.
  @Test func circleStartsAtTheBallInTheContainersCoordinates() throws {
    let call = CallRevealStage()
    let home = try #require(call.stage.view("call-button")?.superview)
    home.transform = .translation(x: 0, y: 40)

    call.stage.tap("call-button")

    let circle = try #require(call.circle)
    #expect(circle.center == Point(x: 201, y: 267))
    #expect(circle.radius == 30)
  }

  // MARK: Geometry of the call screen

  @Test(arguments: [(375.0, 667.0), (375, 812), (320, 568), (768, 1024)])
  func dismissButtonStandsCentred49PointsAboveTheBottom(width: Double, height: Double) {
    let call = CallRevealStage(size: Size(width: width, height: height))
    call.openCall()

    #expect(
      call.stage.drawnFrame(of: "dismiss")
        == Rect(x: width / 2 - 30, y: height - 109, width: 60, height: 60))
  }

  @Test func dismissButtonIsHighlightedWhileItIsPressed() {
    let call = CallRevealStage()
    call.openCall()

    call.stage.down(CallRevealStage.dismiss)
    #expect(call.stage.screen.trace()["dismiss"]?.presentation.isHighlighted == true)
    call.stage.move(to: CallRevealStage.dismiss + Point(x: 0, y: -101))

    #expect(call.stage.screen.trace()["dismiss"]?.presentation.isHighlighted == false)
  }

  // MARK: A mask that stays, and frames set once

  @Test func rotationFitsHomeAndCallScreenToTheNewSize() {
    let call = CallRevealStage()
    call.moveBall(to: Point(x: 201, y: 588))
    call.openCall()

    call.stage.screen.resize(
      to: Size(width: 667, height: 375), safeAreaInsets: EdgeInsets(top: 20))
    call.stage.wait(.milliseconds(10))

    #expect(
      call.stage.drawnFrame(of: "call-screen") == Rect(x: 0, y: 0, width: 667, height: 375))
    #expect(call.circle == nil, "a circle for the old size would not cover the new one")
    #expect(call.ballCenter == Point(x: 201, y: 375 - 49 - 30))
    call.stage.tap("dismiss")
    call.stage.wait(.milliseconds(500))
    #expect(call.callScreenCount == 0)
  }

  @Test(arguments: [true, false])
  func rotationInTheMiddleOfATransitionEndsIt(presenting: Bool) {
    let call = CallRevealStage()
    if !presenting { call.openCall() }
    call.stage.tap(presenting ? "call-button" : "dismiss")
    call.stage.wait(.milliseconds(200))

    call.stage.screen.resize(
      to: Size(width: 667, height: 375), safeAreaInsets: EdgeInsets(top: 20))
    call.stage.wait(.milliseconds(10))

    #expect(call.callScreenCount == (presenting ? 1 : 0))
    call.stage.tap(presenting ? "dismiss" : "call-button")
    call.stage.wait(.seconds(1))
    #expect(call.callScreenCount == (presenting ? 0 : 1))
  }
}
