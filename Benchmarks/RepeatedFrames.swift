import DemoRecorder

/// A film in which nothing moves.
struct RepeatedFrames {
  /// 2,000 s at 50 frames a second: the first is drawn, all others repeat it.
  private static let scenario = """
    component: call-reveal
    output: { fps: 50, scale: 2, lastFrame: 20ms }
    steps: [wait: 2000s]
    """

  /// What comparing, drawing and coding cost a frame that looks like the one before; playing it, its
  /// snapshot and its trace are not in it.
  func reading() throws -> Reading {
    let stages = RecordingStages(text: Self.scenario)
    let (playing, _) = try medianTime(of: 3) { try stages.run(to: .snapshot) }
    let (recording, work) = try medianTime(of: 3) { try stages.run(to: .code) }
    return .time("repeated frame", max(recording - playing, .zero) / work.frames)
  }
}
