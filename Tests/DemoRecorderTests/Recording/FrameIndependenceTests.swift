import Raster
import Scene
import Testing

@testable import DemoRecorder

/// A frame is a function of its time: not of the frame rate, nor of what was painted before it.
@Suite struct FrameIndependenceTests {
  private static func story(fps: Int, scale: Double) -> String {
    """
    component: { name: call-bubble, connectAfter: 1.1s }
    output: { fps: \(fps), scale: \(scale), format: [frames], touches: ring }
    steps:
      - tapOn: start-call
      - wait: 130ms
      - tapOn: minimize
      - settle
      - drag: { from: bubble, to: [60, 500], over: 333ms, hold: 40ms }
      - settle
      - wait: 777ms
      - tapOn: bubble
      - settle
      - tapOn: end-call
      - settle
    """
  }

  @Test func framesAtCommonTimesOfSeveralRatesAreTheSame() throws {
    let films = try [10, 25, 50].map { rate in
      try Play.snapshots(Play.scenario(Self.story(fps: rate, scale: 1)))
    }
    let fastest = Dictionary(uniqueKeysWithValues: films[2].map { ($0.time, $0.snapshot) })

    for (slow, step) in [(films[0], 5), (films[1], 2)] {
      #expect(slow.count >= films[2].count / step)
      for frame in slow where frame.time <= films[2][films[2].count - 1].time {
        #expect(fastest[frame.time] == frame.snapshot, "at \(frame.time)")
      }
    }
  }

  @Test func paintingByDamageEqualsPaintingAfreshForEveryFrame() throws {
    let film = try Play.snapshots(Play.scenario(Self.story(fps: 12, scale: 0.75)))
    let fonts = FontLibrary()
    let byDamage = Compositor(scale: 0.75, text: fonts)
    var previous: FrameSnapshot?

    for frame in film {
      let painted = try byDamage.render(frame.snapshot, after: previous)
      let afresh = try Compositor(scale: 0.75, text: fonts).render(frame.snapshot, after: nil)
      #expect(painted.bitmap == afresh.bitmap, "at \(frame.time)")
      previous = frame.snapshot
    }
  }
}
