import Testing

@testable import DemoRecorder

@Suite struct SizeLadderTests {
  private func rungs(
    fps: Int, scale: Double, _ format: OutputFormat
  ) throws -> [String] {
    var output = try Play.scenario("component: call-bubble\nsteps: [wait: 1s]\n").output
    (output.fps, output.scale) = (fps, scale)
    return SizeLadder(of: output, in: format).rungs.map {
      "\($0.fps) \($0.scale)" + ($0.colors.map { " \($0)" } ?? "")
    }
  }

  @Test func frameRateGoesFirstThenScaleThenColours() throws {
    #expect(
      try rungs(fps: 25, scale: 2, .gif) == [
        "25 2.0", "20 2.0", "15 2.0", "12 2.0", "10 2.0", "10 1.5", "10 1.0", "10 1.0 128",
        "10 1.0 64", "10 1.0 32",
      ])
  }

  @Test func anAPNGKeepsItsColours() throws {
    #expect(
      try rungs(fps: 120, scale: 4, .apng) == [
        "120 4.0", "60 4.0", "50 4.0", "40 4.0", "30 4.0", "25 4.0", "20 4.0", "15 4.0", "12 4.0",
        "10 4.0", "10 3.0", "10 2.5", "10 2.0", "10 1.5", "10 1.0",
      ])
  }

  @Test func whatWasAskedForBelowAFloorStays() throws {
    #expect(try rungs(fps: 5, scale: 0.5, .apng) == ["5 0.5"])
    #expect(try rungs(fps: 10, scale: 1, .gif).first == "10 1.0")
    #expect(try rungs(fps: 8, scale: 1.25, .apng) == ["8 1.25", "8 1.0"])
  }
}
