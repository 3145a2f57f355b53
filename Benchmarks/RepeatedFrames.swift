import DemoRecorder

/// A film in which nothing moves.
struct RepeatedFrames {
  /// 2,000 s at 50 frames a second: the first is drawn, all others repeat it.
  private static let scenario = """
    component: call-reveal
    output: { fps: 50, scale: 2, lastFrame: 20ms }
    steps: [wait: 2000s]
    """

  /// What comparing, drawing and coding cost a frame that looks like the one before; and what it costs in
  /// all, with playing it, its snapshot and its trace.
  func readings() throws -> [Reading] {
    let stages = RecordingStages(text: Self.scenario)
    let clock = ContinuousClock()
    var frames = 1
    var differences: [Duration] = []
    var totals: [Duration] = []
    for _ in 0..<5 {
      // One right after the other, so that what slows the machine for a while slows both.
      let playing = try clock.measure { _ = try stages.run(to: .snapshot) }
      let recording = try clock.measure { frames = try stages.run(to: .code).frames }
      differences.append(max(recording - playing, .zero))
      totals.append(recording)
    }
    return [
      .time("repeated frame", differences.sorted()[2] / frames),
      .time("repeated frame in all", totals.sorted()[2] / frames),
    ]
  }
}
