import Components
import Interaction
import Scene
import Testing

/// A row of the source document's table of positions.
struct AlertPositions: CustomTestStringConvertible, Sendable {
  var size: Size
  var bottomInset: Double
  var options = PushAlertOptions()
  var from: Double
  var to: Double
  var peak: Double
  var dip: Double

  var testDescription: String {
    "\(Int(size.width))×\(Int(size.height))\(options.isFaithful ? ", original rule" : "")"
  }

  static let table = [
    AlertPositions(
      size: Size(width: 375, height: 667), bottomInset: 0, from: 731, to: 576, peak: 550.64,
      dip: 580.13),
    AlertPositions(
      size: Size(width: 375, height: 812), bottomInset: 34, from: 876, to: 687, peak: 656.08,
      dip: 692.04),
    AlertPositions(
      size: Size(width: 375, height: 812), bottomInset: 34, options: .faithful, from: 876, to: 687,
      peak: 656.08, dip: 692.04),
    AlertPositions(
      size: Size(width: 320, height: 568), bottomInset: 0, from: 632, to: 477, peak: 451.64,
      dip: 481.13),
    AlertPositions(
      size: Size(width: 414, height: 736), bottomInset: 0, from: 800, to: 645, peak: 619.64,
      dip: 649.13),
    AlertPositions(
      size: Size(width: 390, height: 844), bottomInset: 34, options: .faithful, from: 908, to: 753,
      peak: 727.64, dip: 757.13),
    // By the safe area: 189 points of way; 908 − 189 · 1.163596 and 908 − 189 · 0.973328.
    AlertPositions(
      size: Size(width: 390, height: 844), bottomInset: 34, from: 908, to: 719, peak: 688.08,
      dip: 724.04),
  ]
}

@Suite struct PushAlertMotionTests {
  /// How much of the way the springs have gone: the reference's table, of six digits.
  static let springIn = [
    (0.0, 0.0), (0.1, 0.512732), (0.2, 1.038619), (0.3, 1.161473), (0.4, 1.072230),
    (0.5, 0.990431), (0.6, 0.974077), (0.7, 0.989383), (0.8, 1.002042), (0.9, 1.004139),
    (0.28659, 1.163596), (0.58, 0.973328), (0.8734, 1.004348),
  ]
  static let springOut = [
    (0.0, 0.0), (0.05, 0.268181), (0.10, 0.622689), (0.15, 0.857498), (0.20, 0.970463),
    (0.25, 1.009349), (0.30, 1.015001), (0.35, 1.010417), (0.40, 1.005186), (0.45, 1.001873),
    (0.29075, 1.015190),
  ]

  @Test(arguments: AlertPositions.table)
  func standsWhereTheTableSays(_ row: AlertPositions) {
    let play = PushAlertStage(
      row.options, size: row.size, safeArea: EdgeInsets(top: 20, bottom: row.bottomInset))

    play.stage.tap("show")

    #expect(play.stage.drawnCenter(of: "alert") == Point(x: row.size.width / 2, y: row.from))
    play.stage.wait(.microseconds(286_590))
    #expect(isNear(play.drawnY, row.peak, within: 0.006))
    play.stage.wait(.microseconds(580_000 - 286_590))
    #expect(isNear(play.drawnY, row.dip, within: 0.006))
    play.stage.wait(.milliseconds(420))
    #expect(play.stage.drawnCenter(of: "alert") == Point(x: row.size.width / 2, y: row.to))
    #expect(!play.stage.screen.isAnimating)
  }

  @Test(arguments: springIn)
  func springsInAsTheReferenceSays(at time: Double, share: Double) {
    let play = PushAlertStage()
    play.show()

    play.stage.wait(.microseconds(Int((time * 1e6).rounded())))

    #expect(isNear(play.drawnY, 876 - 189 * share, within: 2e-4))
  }

  @Test(arguments: springOut)
  func springsOutAsTheReferenceSays(at time: Double, share: Double) {
    let play = PushAlertStage()
    play.showAndRest()
    play.dismiss()

    play.stage.wait(.microseconds(Int((time * 1e6).rounded())))

    #expect(isNear(play.drawnY, 687 + 189 * share, within: 2e-4))
  }

  @Test func isGoneHalfASecondAfterItsDismissal() {
    let play = PushAlertStage()
    play.showAndRest()
    play.dismiss()

    play.stage.wait(.milliseconds(499))
    #expect(play.isUp)
    play.stage.wait(.milliseconds(1))
    #expect(!play.isUp)
  }

  @Test func dismissalRecentresAnAlertThatStandsAside() {
    let play = PushAlertStage()
    play.showAndRest()
    play.hold(atCenterX: 87.5)
    play.dismiss()

    play.stage.wait(.milliseconds(100))

    #expect(isNear(play.drawnX, 87.5 + 100 * 0.622689, within: 2e-4))
  }

  /// easeInEaseOut after a fifth and a half of its time: 0.081660 and 0.5.
  @Test func returnsInHalfASecondEasingInAndOut() {
    let play = PushAlertStage()
    play.showAndRest()
    play.drag(toCenterX: 87.5)

    play.stage.wait(.milliseconds(100))
    #expect(isNear(play.drawnX, 87.5 + 100 * 0.081660, within: 2e-4))
    play.stage.wait(.milliseconds(150))
    #expect(isNear(play.drawnX, 137.5, within: 2e-4))
    play.stage.wait(.milliseconds(250))
    #expect(play.stage.drawnCenter(of: "alert") == PushAlertStage.restingPlace)
    #expect(!play.stage.screen.isAnimating)
  }
}
