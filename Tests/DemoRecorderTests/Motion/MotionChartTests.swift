import Components
import Interaction
import Raster
import Scene
import Testing

@testable import DemoRecorder

@Suite struct MotionChartTests {
  /// All texts of a page.
  private func texts(_ layers: [LayerSnapshot]) -> [String] {
    layers.flatMap { layer -> [String] in
      let own: [String] = if case .text(let block) = layer.contents { [block.string] } else { [] }
      return own + texts(layer.sublayers)
    }
  }

  private final class Watcher: PlaybackObserver {
    let screen: Screen
    var record = MotionRecord()

    init(screen: Screen) { self.screen = screen }

    func sample(_ moment: Moment) { record.note(screen.trace(), moment) }

    func snapshot(named name: String, _ moment: Moment) {}
  }

  private func page(_ steps: String) throws -> FrameSnapshot {
    let scenario = try Play.scenario("component: call-bubble\nsteps: [\(steps)]\n")
    let fonts = FontLibrary()
    let stage = try Stage(scenario, registry: .builtIn, textMeasuring: fonts)
    let watcher = Watcher(screen: stage.screen)
    _ = try stage.play(scenario.steps, samples: .every(.milliseconds(10)), observer: watcher)
    watcher.record.finish()
    return try MotionChart(record: watcher.record, title: "A title", measuring: fonts).page()
  }

  @Test func thereIsAPanelForEachQuantityThatChanges() throws {
    let words = texts(
      try page("tapOn: start-call, wait: 50ms, tapOn: minimize, settle, wait: 100ms").layers)

    #expect(words.contains("A title") && words.contains("a finger is down, and where"))
    #expect(words.contains("alpha") && words.contains("voice-screen"))
    #expect(!words.contains("scale"))
    #expect(!words.contains { $0.hasPrefix("x of") })
  }

  @Test func aScreenInWhichNothingMovesSaysSo() throws {
    let words = texts(try page("wait: 100ms").layers)

    #expect(words == ["A title", "Nothing with an identifier moves, fades or grows."])
  }
}
