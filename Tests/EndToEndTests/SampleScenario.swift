/// Scenario texts that several tests play.
enum SampleScenario {
  /// The whole story of the call bubble in about five seconds.
  static func callBubble(fps: Int, scale: Double = 2, formats: String = "gif, frames") -> String {
    """
    component: call-bubble
    output: { fps: \(fps), scale: \(scale), lastFrame: 500ms, format: [\(formats)] }
    steps:
      - tapOn: start-call
      - wait: 200ms
      - tapOn: minimize
      - settle
      - snapshot: resting
      - drag: { from: bubble, to: [60, 500], over: 600ms }
      - settle
      - expect: { id: bubble, center: [52, 500] }
      - wait: 1s
      - tapOn: bubble
      - settle
      - tapOn: end-call
      - settle

    """
  }
}
