import Scene
import Testing

@testable import DemoRecorder

@Suite struct TouchRingTests {
  private let settings = TouchSettings(style: .ring)

  private func rings(
    liftedAt lift: Duration?, seenAt time: Duration, _ settings: TouchSettings
  ) -> [LayerSnapshot] {
    var finger = FingerMark(finger: 0, downAt: .zero, location: Point(x: 50, y: 60))
    if let lift { finger.lift(from: finger.location, at: lift) }
    return TouchMarks(settings).capture(
      FrameSnapshot(size: Size(width: 100, height: 200), layers: []),
      at: Moment(time: time, isOffCamera: false, fingers: [finger])
    ).layers
  }

  @Test func fingerThatIsDownHasARingRoundIt() throws {
    let ring = try #require(rings(liftedAt: nil, seenAt: .zero, settings).first)

    #expect(ring.bounds.applying(ring.transform) == Rect(x: 28, y: 38, width: 44, height: 44))
    #expect(ring.opacity == 1)
  }

  @Test(arguments: [(0, 1.0), (50, 0.75), (100, 0.5), (150, 0.25)])
  func ringFadesLinearlyOverAFifthOfASecond(milliseconds: Int, opacity: Double) {
    let time = Duration.seconds(1) + .milliseconds(milliseconds)

    #expect(rings(liftedAt: .seconds(1), seenAt: time, settings).map(\.opacity) == [opacity])
  }

  @Test func fadedRingIsNotDrawn() {
    #expect(rings(liftedAt: .seconds(1), seenAt: .milliseconds(1200), settings).isEmpty)
  }

  @Test func aColourOfHalfStrengthMakesAHalfRingOfItsSize() throws {
    let settings = TouchSettings(
      style: .ring, color: Color(hex: 0xFF3B30, alpha: 0.5), size: 20)

    let ring = try #require(rings(liftedAt: nil, seenAt: .zero, settings).first)

    #expect(ring.bounds.size == Size(width: 20, height: 20))
    #expect(ring.opacity == 0.5)
    guard case .shape(let line) = ring.sublayers.last?.contents else {
      Issue.record("no line")
      return
    }
    #expect(line.strokeColor == Color(hex: 0xFF3B30))
  }
}
