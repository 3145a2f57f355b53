import Foundation
import Raster
import Scene
import Testing

@testable import DemoRecorder

/// A frame is a function of its time: not of the frame rate, nor of what was painted before it.
@Suite struct FrameIndependenceTests {
  private static func story(fps: Int, scale: Double, marks: TouchMark) -> String {
    """
    component: { name: call-bubble, connectAfter: 1.1s }
    output: { fps: \(fps), scale: \(scale), format: [frames], touches: \(marks.rawValue) }
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

  @Test(arguments: TouchMark.allCases)
  func framesAtCommonTimesOfSeveralRatesAreTheSame(marks: TouchMark) throws {
    let films = try [10, 25, 50].map { rate in
      try Play.snapshots(Play.scenario(Self.story(fps: rate, scale: 1, marks: marks)))
    }
    let fastest = Dictionary(uniqueKeysWithValues: films[2].map { ($0.time, $0.snapshot) })

    for (slow, step) in [(films[0], 5), (films[1], 2)] {
      #expect(slow.count >= films[2].count / step)
      for frame in slow where frame.time <= films[2][films[2].count - 1].time {
        #expect(fastest[frame.time] == frame.snapshot, "at \(frame.time)")
      }
    }
  }

  /// The project's own scenarios, by their paths.
  static let scenarios: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../scenarios").standardizedFileURL
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
    return (found ?? []).filter { $0.hasSuffix(".yaml") && !$0.contains("_") }.sorted()
      .map { folder.appending(path: $0).path }
  }()

  /// Every frame is painted twice, which takes its time without optimisation: the quick run looks at
  /// two a second.
  private static let looksAtEveryFrame =
    ProcessInfo.processInfo.environment["DEMO_RECORDER_EVERY_FRAME"] != nil

  /// At a quarter of a pixel a point, where edges lie between pixels most of the time.
  @Test(arguments: scenarios)
  func paintingByDamageEqualsPaintingAfreshForEveryFrame(path: String) throws {
    var scenario = try Play.scenario(atPath: path)
    scenario.output.scale = 0.25
    if !Self.looksAtEveryFrame { scenario.output.fps = 2 }
    let fonts = FontLibrary()
    let byDamage = Compositor(scale: 0.25, text: fonts)
    var previous: FrameSnapshot?

    for frame in try Play.snapshots(scenario) where frame.snapshot != previous {
      let painted = try byDamage.render(frame.snapshot, after: previous)
      let afresh = try Compositor(scale: 0.25, text: fonts).render(frame.snapshot, after: nil)
      #expect(painted.bitmap == afresh.bitmap, "at \(frame.time)")
      previous = frame.snapshot
    }
  }

  @Test func scenariosWereFound() {
    #expect(Self.scenarios.count > 40)
  }
}
