import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct MutatedScenario {
  private static let pieces = [
    "[", "]", "{", "}", ":", ": ", "- ", "\n", "\r", "\t", "\"", "'", "#", "&a ", "*a", "!!x ",
    "|", ">", "%", "---", "...", "? ", "0", "-1", "1e9", "s", "ms", "正", "\u{0}", "\u{1B}",
    "repeat", "include: a.yaml", "steps", "bubble", "99999999999999999999", "  ", "~", "<<",
  ]

  private static let multiplied = ScenarioGuide.example.replacing(
    "device: iphone-x\n",
    with: """
      matrix:
        device: [iphone-x, {name: iphone-8, landscape: true}]
        appearance: [light, dark]
        locale: [en, zh-Hans, ar]

      """)

  private static func mutated(seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    let texts = [WholeScenario.full, ScenarioGuide.example, multiplied]
    var bytes = Array(texts[Int(seed % 3)].utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: start)
      case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 3:
        bytes.insert(
          contentsOf: bytes[start..<end], at: Int.random(in: 0..<bytes.count, using: &random))
      default:
        bytes.replaceSubrange(start..<end, with: (pieces.randomElement(using: &random) ?? "").utf8)
      }
      if bytes.isEmpty { bytes = [0x61] }
    }
    return bytes
  }

  @Test(arguments: 0..<500)
  func isAScenarioOrFindingsAndNeverACrash(seed: UInt64) {
    let bytes = Self.mutated(seed: seed)
    let started = ContinuousClock.now

    let loaded = ScenarioInput.load(bytes, files: ["a.yaml": Array("- settle".utf8)])

    #expect((loaded.scenario == nil) == !loaded.diagnostics.isEmpty)
    #expect(loaded.variants.count <= ScenarioLimits.variants)
    #expect(Set(loaded.variants).count == loaded.variants.count || loaded.scenario == nil)
    for finding in loaded.diagnostics {
      #expect(finding.location.line >= 1 && finding.location.column >= 1)
      #expect(!finding.message.isEmpty)
    }
    #expect(!loaded.rendered.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    _ = loaded.scenario?.canonicalText
    #expect(ContinuousClock.now - started < .seconds(1))
  }
}
