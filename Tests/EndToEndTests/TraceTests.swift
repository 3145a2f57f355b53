import Foundation
import Testing

/// The values that `trace` prints, held against the tables of the reference.
@Suite struct TraceTests {
  /// Edges of the mask and both alphas while the call screen shrinks on 375 × 812 to the bubble at
  /// (283, 100): 0.5 s for the mask, 0.4 s for the alphas, both ease-in-ease-out.
  struct MinimiseRow: Sendable {
    var time: Double
    var left, top, right, bottom: Double
    var voiceAlpha, bubbleAlpha: Double
  }

  static let minimise = [
    MinimiseRow(
      time: 0.00, left: 0, top: 0, right: 375, bottom: 812, voiceAlpha: 1, bubbleAlpha: 0),
    MinimiseRow(
      time: 0.05, left: 5.58, top: 1.97, right: 374.76, bottom: 799.54, voiceAlpha: 0.9689,
      bubbleAlpha: 0.0311),
    MinimiseRow(
      time: 0.10, left: 23.11, top: 8.17, right: 374.02, bottom: 760.39, voiceAlpha: 0.8708,
      bubbleAlpha: 0.1292),
    MinimiseRow(
      time: 0.15, left: 53.03, top: 18.74, right: 372.75, bottom: 693.57, voiceAlpha: 0.7072,
      bubbleAlpha: 0.2928),
    MinimiseRow(
      time: 0.20, left: 93.92, top: 33.19, right: 371.02, bottom: 602.25, voiceAlpha: 0.5,
      bubbleAlpha: 0.5),
    MinimiseRow(
      time: 0.25, left: 141.50, top: 50.00, right: 369.00, bottom: 496.00, voiceAlpha: 0.2928,
      bubbleAlpha: 0.7072),
    MinimiseRow(
      time: 0.30, left: 189.08, top: 66.81, right: 366.98, bottom: 389.75, voiceAlpha: 0.1292,
      bubbleAlpha: 0.8708),
    MinimiseRow(
      time: 0.35, left: 229.97, top: 81.26, right: 365.25, bottom: 298.43, voiceAlpha: 0.0311,
      bubbleAlpha: 0.9689),
    MinimiseRow(
      time: 0.40, left: 259.89, top: 91.83, right: 363.98, bottom: 231.61, voiceAlpha: 0,
      bubbleAlpha: 1),
  ]

  /// The finger lifts from the button at 1.08 s.
  private static let scenario = """
    component: call-bubble
    steps:
      - tapOn: start-call
      - wait: 920ms
      - tapOn: minimize
      - settle
    """

  private func elements(_ arguments: [String]) throws -> [[String: [String: Any]]] {
    let folder = try TemporaryFolder()
    try folder.write(Self.scenario, to: "call.yaml")
    let outcome = try Program.record(["trace", "call.yaml"] + arguments, in: folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try outcome.text.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["elements"] as? [String: [String: Any]])
    }
  }

  @Test func minimiseIsTracedAsTheTableHasIt() throws {
    let times = Self.minimise.flatMap { ["--at", "\(Int(1080 + $0.time * 1000))ms"] }

    let traced = try elements(times)

    #expect(traced.count == Self.minimise.count)
    for (row, elements) in zip(Self.minimise, traced) {
      let voice = try #require(elements["voice-screen"])
      let mask = try #require(voice["mask"] as? [Double])
      let edges = [mask[0], mask[1], mask[0] + mask[2], mask[1] + mask[3]]
      for (edge, expected) in zip(edges, [row.left, row.top, row.right, row.bottom]) {
        #expect(abs(edge - expected) <= 0.01, "at \(row.time): \(edges)")
      }
      let bubble = try #require(elements["bubble"])
      let alphas = (voice["alpha"] as? Double ?? -1, bubble["alpha"] as? Double ?? -1)
      #expect(abs(alphas.0 - row.voiceAlpha) <= 0.0005, "at \(row.time)")
      #expect(abs(alphas.1 - row.bubbleAlpha) <= 0.0005, "at \(row.time)")
    }
  }

  @Test func callScreenIsGoneAtTheEndOfItsMask() throws {
    let traced = try elements(["--at", "1579ms", "--at", "1580ms"])

    #expect(traced[0]["voice-screen"] != nil)
    #expect(traced[1]["voice-screen"] == nil)
  }

  @Test func everyMultipleOfTheIntervalUpToTheEndHasALine() throws {
    // The last step ends at 1.58 s.
    #expect(try elements(["--every", "100ms"]).count == 16)
    #expect(try elements([]).count == 159)
  }

  @Test func modelValuesAreThereWhereTheyAreAskedFor() throws {
    let traced = try elements(["--at", "1100ms", "--model"])

    let bubble = try #require(traced[0]["bubble"])
    let model = try #require(bubble["model"] as? [String: Any])
    #expect(model["alpha"] as? Double == 1)
  }

  @Test func lineIsAsTheContractWritesIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      component: { name: call-bubble, startMinimized: true }
      steps: [wait: 1s]
      """, to: "call.yaml")

    let outcome = try Program.record(["trace", "call.yaml", "--at", "1.2s"], in: folder.url)

    #expect(
      outcome.text.hasPrefix(
        #"{"t":1.2,"elements":{"bubble":{"alpha":1,"center":[323,140],"frame":[283,100,80,80],"#
          + #""visible":true},"#))
    #expect(outcome.text.contains(#""text":"00:01""#))
  }
}
