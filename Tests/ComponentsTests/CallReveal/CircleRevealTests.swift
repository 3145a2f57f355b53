import Components
import Interaction
import Scene
import Testing

/// Where the circle is while it grows and shrinks, from the source document's tables.
@Suite struct CircleRevealTests {
  /// The circle at a time since the tap, for the ball in its first place on 375 × 667 points.
  struct Row: Sendable, CustomTestStringConvertible {
    var milliseconds: Int
    var x: Double
    var y: Double
    var radius: Double
    var testDescription: String { "\(milliseconds) ms" }

    init(_ milliseconds: Int, _ x: Double, _ y: Double, _ radius: Double) {
      self.milliseconds = milliseconds
      self.x = x
      self.y = y
      self.radius = radius
    }
  }

  static let show = [
    Row(0, 201.00, 227.00, 30.00), Row(50, 200.73, 229.10, 39.51),
    Row(100, 199.90, 235.70, 69.39), Row(150, 198.47, 246.96, 120.39),
    Row(200, 196.52, 262.35, 190.09), Row(250, 194.25, 280.25, 271.18),
    Row(300, 191.98, 298.15, 352.27), Row(350, 190.03, 313.54, 421.97),
    Row(400, 188.60, 324.80, 472.97), Row(450, 187.77, 331.40, 502.85),
    Row(500, 187.50, 333.50, 512.36),
  ]

  static let dismiss = [
    Row(0, 187.50, 333.50, 382.59), Row(50, 187.77, 331.40, 375.64),
    Row(100, 188.60, 324.80, 353.80), Row(150, 190.03, 313.54, 316.52),
    Row(200, 191.98, 298.15, 265.57), Row(250, 194.25, 280.25, 206.30),
    Row(300, 196.52, 262.35, 147.02), Row(350, 198.47, 246.96, 96.07),
    Row(400, 199.90, 235.70, 58.79), Row(450, 200.73, 229.10, 36.95),
  ]

  @Test(arguments: show)
  func growingCircleKeepsToTheTable(_ row: Row) throws {
    let call = CallRevealStage()
    call.stage.tap("call-button")

    call.stage.wait(.milliseconds(row.milliseconds))

    try expect(call, at: row)
  }

  @Test(arguments: dismiss)
  func shrinkingCircleKeepsToTheTable(_ row: Row) throws {
    let call = CallRevealStage()
    call.openCall()
    call.stage.tap("dismiss")

    call.stage.wait(.milliseconds(row.milliseconds))

    try expect(call, at: row)
  }

  /// The table's last row is the ball's own disc. The call screen leaves in that instant; half a
  /// millisecond before it the circle is within a hundredth of a point.
  @Test func shrinkingCircleEndsAsTheBallAndTheCallScreenLeaves() throws {
    let call = CallRevealStage()
    call.openCall()
    call.stage.tap("dismiss")

    call.stage.wait(.microseconds(499_500))
    try expect(call, at: Row(500, 201, 227, 30))
    call.stage.wait(.microseconds(500))

    #expect(call.callScreenCount == 0)
  }

  /// Without the rounding they would be 512.3631525 and 382.5944328. A trace is too coarse to tell.
  @Test func bothTransitionsRoundTheirRadiusTo32Bits() throws {
    let call = CallRevealStage()
    call.openCall()
    #expect(abs(try drawnRadius(of: call) - 512.3631592) < 1e-6)
    call.stage.tap("dismiss")

    #expect(abs(try drawnRadius(of: call) - 382.5944214) < 1e-6)
  }

  private func drawnRadius(of call: CallRevealStage) throws -> Double {
    let mask = try #require(call.stage.view("call-screen")?.layer.mask)
    return try #require(mask.presentation.path).bounds.width / 2
  }

  /// The table has two decimals.
  private func expect(_ call: CallRevealStage, at row: Row) throws {
    let circle = try #require(call.circle)
    #expect(abs(circle.center.x - row.x) <= 0.01)
    #expect(abs(circle.center.y - row.y) <= 0.01)
    #expect(abs(circle.radius - row.radius) <= 0.01)
  }

  // MARK: Coverage

  struct Coverage: Sendable, CustomTestStringConvertible {
    var id: String
    var ball: Point
    /// When the circle first covers the screen, to half a millisecond.
    var milliseconds: Int
    var testDescription: String { id }
  }

  static let coverages = [
    Coverage(id: "first place", ball: Point(x: 201, y: 227), milliseconds: 337),
    Coverage(id: "top left", ball: Point(x: 30, y: 94), milliseconds: 298),
    Coverage(id: "bottom right", ball: Point(x: 345, y: 588), milliseconds: 315),
    Coverage(id: "centred", ball: Point(x: 187.5, y: 333.5), milliseconds: 387),
  ]

  @Test(arguments: coverages)
  func circleCoversTheScreenEarly(_ coverage: Coverage) {
    let call = CallRevealStage()
    call.moveBall(to: coverage.ball)
    #expect(call.ballCenter == coverage.ball)
    call.stage.tap("call-button")

    call.stage.wait(.milliseconds(coverage.milliseconds - 1))
    #expect(!call.isCovered)
    call.stage.wait(.milliseconds(2))
    #expect(call.isCovered)
  }

  @Test func circleThatCoversTheScreenCoversItToTheEnd() {
    let call = CallRevealStage()
    call.stage.tap("call-button")
    call.stage.wait(.milliseconds(338))

    for _ in 0..<30 {
      #expect(call.isCovered)
      call.stage.wait(.milliseconds(10))
    }
  }

  // MARK: Other places and durations

  /// From the ball's origin, not its centre, to the farthest corner.
  @Test(arguments: [
    (Point(x: 30, y: 94), 710.09), (Point(x: 345, y: 588), 640.77),
    (Point(x: 187.5, y: 333.5), 423.60),
  ])
  func endRadiusIsMeasuredFromTheBallsOrigin(ball: Point, radius: Double) throws {
    let call = CallRevealStage()
    call.moveBall(to: ball)

    call.openCall()

    #expect(abs(try #require(call.circle).radius - radius) <= 0.01)
  }

  @Test func circleShrinksToTheBallWhereverItIs() throws {
    let call = CallRevealStage()
    call.moveBall(to: Point(x: 60, y: 500))
    call.openCall()
    call.stage.tap("dismiss")

    call.stage.wait(.microseconds(499_500))

    try expect(call, at: Row(500, 60, 500, 30))
  }

  @Test func durationIsThatOfBothDirections() throws {
    var options = CallRevealOptions()
    options.duration = .milliseconds(1200)
    let call = CallRevealStage(options)
    call.stage.tap("call-button")

    call.stage.wait(.milliseconds(600))
    try expect(call, at: Row(250, 194.25, 280.25, 271.18))
    call.stage.wait(.milliseconds(600))
    call.stage.tap("dismiss")
    call.stage.wait(.milliseconds(1199))
    #expect(call.callScreenCount == 1)
    call.stage.wait(.milliseconds(1))
    #expect(call.callScreenCount == 0)
  }

  @Test func withoutADurationTheCallScreenIsThereAndGoneAtOnce() {
    var options = CallRevealOptions()
    options.duration = .zero
    let call = CallRevealStage(options)

    call.stage.tap("call-button")
    #expect(call.callScreenCount == 1)
    #expect(call.isCovered)
    call.stage.tap("dismiss")
    #expect(call.callScreenCount == 0)
  }
}
