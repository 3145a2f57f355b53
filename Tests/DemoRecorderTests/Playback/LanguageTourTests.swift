import Components
import Foundation
import Interaction
import Raster
import Scene
import Testing

@testable import DemoRecorder

/// The three tours in several languages: the files of texts beside the scenarios are complete, every
/// expectation holds, and every character has a glyph.
@Suite struct LanguageTours {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../scenarios").standardizedFileURL.path
  private static let tours = ["call-bubble", "call-reveal", "push-alert"]
  /// What each tour shows at some time.
  private static let shown = [
    "call-bubble": ["call", "minimize", "endCall"], "call-reveal": ["texts.title"],
    "push-alert": ["message", "show", "dismiss"],
  ]

  private func scenario(
    _ tour: String, _ changes: TraitChanges, adding keys: String = ""
  ) throws -> Scenario {
    let path = "\(Self.folder)/\(tour).yaml"
    let loaded = ScenarioLoader(registry: .builtIn, changes: changes) { path in
      Array(try Data(contentsOf: URL(filePath: path)))
    }.load(Array(try Data(contentsOf: URL(filePath: path)) + Data(keys.utf8)), file: path)
    return try loaded.sound()
  }

  /// Every text that was on the screen, and the last picture.
  private func play(_ scenario: Scenario) throws -> (texts: Set<TextBlock>, last: FrameSnapshot) {
    let fonts = FontLibrary()
    let stage = try Stage(scenario, registry: .builtIn, textMeasuring: fonts)
    let collector = TextCollector(stage: stage)
    let player = try stage.play(
      scenario.steps, samples: .frames(scenario.filmPace), observer: collector)
    #expect(player.failures.isEmpty)
    return (collector.texts, stage.screen.snapshot())
  }

  /// A file's texts by a reading of our own: plain lines, and folded ones behind `>-`.
  private func texts(of tour: String, in locale: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    var key = ""
    let text = try String(
      contentsOfFile: "\(Self.folder)/_strings/\(tour).\(locale).yaml", encoding: .utf8)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        texts[key] = [texts[key], String(line.dropFirst(2))].compactMap(\.self)
          .joined(separator: " ")
      } else if let colon = line.firstRange(of: ": ") {
        key = String(line[..<colon.lowerBound])
        let value = String(line[colon.upperBound...])
        if value != ">-" { texts[key] = value }
      }
    }
    return texts
  }

  @Test(arguments: tours, ["en", "zh-Hans", "ar", "ja"])
  func areSpokenInEveryLanguage(_ tour: String, _ locale: String) throws {
    let expected = try texts(of: tour, in: locale)
    let played = try scenario(tour, TraitChanges(locale: LanguageTag(locale)))

    let (blocks, last) = try play(played)

    #expect(played.title == expected["title"])
    for key in Self.shown[tour] ?? [] {
      let text = try #require(expected[key], "\(key)")
      #expect(blocks.contains { $0.string == text }, "\(text)")
    }
    #expect(blocks.allSatisfy { $0.language == locale })
    try paint(last)
  }

  @Test(arguments: tours)
  func areSpokenInEmoji(_ tour: String) throws {
    let texts = [
      "call-bubble": "{call: 📞 Call 👩🏽‍🚀, minimize: 🫧, endCall: 📵 🇯🇵}",
      "call-reveal": "{texts.title: ☎️ 👨‍👩‍👧‍👦}",
      "push-alert": "{message: 今晚 🍜 at 7️⃣？👍🏿 See you 🏳️‍🌈 there, show: 🎉, dismiss: 👋}",
    ][tour]
    let played = try scenario(tour, TraitChanges(), adding: "texts: \(texts ?? "")\n")

    let (blocks, last) = try play(played)

    for key in Self.shown[tour] ?? [] {
      #expect(
        blocks.contains { texts?.contains("\(key): \($0.string)") == true }, "\(key)")
    }
    try paint(last)
  }

  /// Small, so that it takes no time; a character that no font has would be an error.
  private func paint(_ snapshot: FrameSnapshot) throws {
    _ = try Compositor(scale: 0.5, text: FontLibrary()).render(snapshot, after: nil)
  }
}

private final class TextCollector: PlaybackObserver {
  private let stage: Stage
  private(set) var texts: Set<TextBlock> = []

  init(stage: Stage) { self.stage = stage }

  func sample(_ moment: Moment) { stage.screen.snapshot().layers.forEach(collect) }

  func snapshot(named name: String, _ moment: Moment) {}

  private func collect(_ layer: LayerSnapshot) {
    if case .text(let block) = layer.contents { texts.insert(block) }
    layer.sublayers.forEach(collect)
  }
}
