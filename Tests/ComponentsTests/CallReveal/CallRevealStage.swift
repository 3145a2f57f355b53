import Components
import Interaction
import Scene

/// A stage with a call reveal on it, of the size that its source document was drawn for.
struct CallRevealStage {
  let stage: Stage
  let reveal: CallReveal

  /// Where the ball first stands.
  static let ball = Point(x: 201, y: 227)
  /// The round button that leads back from the call screen.
  static let dismiss = Point(x: 187.5, y: 588)

  init(
    _ options: CallRevealOptions = CallRevealOptions(),
    size: Size = Size(width: 375, height: 667),
    safeArea: EdgeInsets = EdgeInsets(top: 20)
  ) {
    stage = Stage(size: size, safeArea: safeArea)
    reveal = CallReveal(screen: stage.screen, options: options)
    stage.begin()
  }

  /// Opens the call and waits until the call screen stands.
  func openCall() {
    stage.tap("call-button")
    stage.wait(.seconds(1))
  }

  /// Drags the ball so that its centre comes to a point inside its limits.
  ///
  /// The finger takes 10 points across and down to get hold of it.
  func moveBall(to center: Point) {
    guard let start = ballCenter else { return }
    let slack = Point(x: center.x < start.x ? -10 : 10, y: center.y < start.y ? -10 : 10)
    stage.down(start)
    stage.move(to: start + slack)
    stage.move(to: center + slack)
    stage.up(center + slack)
  }

  var ballCenter: Point? { stage.drawnCenter(of: "call-button") }

  /// The circle that the call screen is cut to, as drawn now.
  var circle: (center: Point, radius: Double)? {
    guard let mask = stage.screen.trace()["call-screen"]?.presentation.mask else { return nil }
    return (mask.center, mask.width / 2)
  }

  /// Whether the circle covers the whole screen.
  var isCovered: Bool {
    guard let circle else { return false }
    let bounds = stage.screen.bounds
    let corners = [
      Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.minY),
      Point(x: bounds.minX, y: bounds.maxY), Point(x: bounds.maxX, y: bounds.maxY),
    ]
    return corners.allSatisfy { circle.center.distance(to: $0) <= circle.radius }
  }

  /// How many call screens stand in the window.
  var callScreenCount: Int {
    stage.screen.window.subviews.count { $0.identifier == "call-screen" }
  }
}
