import Components
import Interaction
import Raster
import Scene
import Testing

@testable import DemoRecorder

@Suite struct MotionRecordTests {
  private final class Watcher: PlaybackObserver {
    let screen: Screen
    var record = MotionRecord()
    var all: [(time: Duration, trace: InteractionTrace)] = []

    init(screen: Screen) { self.screen = screen }

    func sample(_ moment: Moment) {
      all.append((moment.time, screen.trace()))
      record.note(screen.trace(), moment)
    }

    func snapshot(named name: String, _ moment: Moment) {}
  }

  private func watch(_ steps: String, every interval: Duration) throws -> Watcher {
    let scenario = try Play.scenario("component: call-bubble\nsteps: [\(steps)]\n")
    let stage = try Stage(scenario, registry: .builtIn, textMeasuring: FontLibrary())
    let watcher = Watcher(screen: stage.screen)
    _ = try stage.play(scenario.steps, samples: .every(interval), observer: watcher)
    watcher.record.finish()
    return watcher
  }

  @Test func linesGoThroughWhatWasSampledButForShortPauses() throws {
    let watcher = try watch(
      "tapOn: start-call, wait: 50ms, tapOn: minimize, settle, drag: {from: bubble, to: [60, 500]}",
      every: .milliseconds(1))
    let bubble = try #require(watcher.record.series.first { $0.identifier == "bubble" })
    let points = bubble.runs.joined()
    var farthest = 0.0
    for (time, trace) in watcher.all {
      guard let values = trace["bubble"]?.presentation else { continue }
      let after = try #require(points.first { $0.time >= time })
      let before = try #require(points.last { $0.time <= time })
      let part = after.time == before.time ? 0 : (time - before.time) / (after.time - before.time)
      farthest = max(farthest, abs(before.x + (after.x - before.x) * part - values.center.x))
    }

    #expect(watcher.all.count > 500)
    #expect(points.count < watcher.all.count / 2)
    // Where the drag is recognised the bubble jumps by less than 10 points, after a short pause.
    #expect(farthest < 10)
    #expect(bubble.changes(.x) && bubble.changes(.y) && bubble.changes(.alpha))
  }

  @Test func whatStandsStillIsLeftOut() throws {
    let watcher = try watch("wait: 100ms", every: .milliseconds(10))

    #expect(watcher.record.series.isEmpty && watcher.record.touches.isEmpty)
    #expect(watcher.record.end == .milliseconds(100))
  }

  @Test func aTouchLastsFromDownToLift() throws {
    let watcher = try watch(
      "wait: 33ms, tapOn: start-call, wait: 200ms, longPressOn: [10, 10], wait: 50ms",
      every: .milliseconds(10))
    let touches = watcher.record.touches

    #expect(touches.map(\.start) == [.milliseconds(33), .milliseconds(313)])
    #expect(touches.map(\.end) == [.milliseconds(113), .milliseconds(913)])
    #expect(touches.last?.path.allSatisfy { $0.location == Point(x: 10, y: 10) } == true)
  }

  @Test func aViewThatComesBackBeginsANewLine() throws {
    let watcher = try watch(
      "tapOn: start-call, wait: 50ms, tapOn: minimize, settle, tapOn: bubble, settle",
      every: .milliseconds(10))
    let screen = try #require(watcher.record.series.first { $0.identifier == "voice-screen" })
    let there = watcher.all.map { $0.trace["voice-screen"] != nil }
    let arrivals = zip([false] + there, there).count { !$0 && $1 }

    #expect(arrivals > 1 && screen.runs.count == arrivals)
  }
}
