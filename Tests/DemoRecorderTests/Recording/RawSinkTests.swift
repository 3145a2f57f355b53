import Testing

@testable import DemoRecorder

@Suite struct RawSinkTests {
  /// - Returns: The raw film of a scenario in which nothing moves, in frames of 6 × 20 pixels.
  private func frameCount(fps: Int, waiting: String, hold: String) throws -> Double {
    let output = try Play.record(
      try Play.scenario(
        """
        component: call-bubble
        device: { size: [12, 40], scale: 1 }
        output: { fps: \(fps), scale: 0.5, lastFrame: \(hold), format: [rgba] }
        steps: [wait: \(waiting)]
        """))
    return Double(try output.file("demo.rgba").count) / Double(6 * 20 * 4)
  }

  @Test(
    arguments: [
      // Frames at 0, 0.1 and 0.2 s; the last one stands for as many as its hold is long.
      (10, "200ms", "100ms", 3), (10, "200ms", "500ms", 7), (10, "200ms", "140ms", 3),
      (10, "200ms", "150ms", 4), (10, "200ms", "20ms", 3), (60, "50ms", "20ms", 4),
      (60, "50ms", "1s", 63),
    ])
  func theLastFrameIsRepeatedForItsHold(
    fps: Int, waiting: String, hold: String, expected: Double
  ) throws {
    #expect(try frameCount(fps: fps, waiting: waiting, hold: hold) == expected)
  }
}
