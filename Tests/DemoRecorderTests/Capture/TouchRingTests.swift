import Scene
import Testing

@testable import DemoRecorder

@Suite struct TouchRingTests {
  private let empty = FrameSnapshot(size: Size(width: 100, height: 200), layers: [])

  private func rings(liftedAt: Duration?, seenAt time: Duration) -> [LayerSnapshot] {
    let finger = FingerMark(location: Point(x: 50, y: 60), liftedAt: liftedAt)
    let moment = Moment(time: time, isOffCamera: false, fingers: [finger])
    return TouchRing().capture(empty, at: moment).layers
  }

  @Test func fingerThatIsDownHasARingRoundIt() throws {
    let ring = try #require(rings(liftedAt: nil, seenAt: .seconds(5)).first)

    #expect(ring.bounds.applying(ring.transform) == Rect(x: 28, y: 38, width: 44, height: 44))
    #expect(ring.opacity == 1)
  }

  @Test(arguments: [(0, 1.0), (50, 0.75), (100, 0.5), (150, 0.25)])
  func ringFadesLinearlyOverAFifthOfASecond(milliseconds: Int, opacity: Double) {
    let rings = rings(liftedAt: .seconds(1), seenAt: .seconds(1) + .milliseconds(milliseconds))

    #expect(rings.map(\.opacity) == [opacity])
  }

  @Test func fadedRingIsNotDrawn() {
    #expect(rings(liftedAt: .seconds(1), seenAt: .milliseconds(1200)).isEmpty)
  }
}
