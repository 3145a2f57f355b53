/// Scenario texts that several tests play.
enum SampleScenario {
  /// A call screen that becomes a bubble, on a small screen: about one second of 160 × 284 pixels.
  static func smallBubble(formats: String) -> String {
    """
    component: call-bubble
    device: iphone-se-1
    output: { fps: 10, scale: 0.5, lastFrame: 500ms, format: [\(formats)] }
    steps:
      - tapOn: start-call
      - snapshot: call
      - wait: 200ms
      - tapOn: minimize
      - settle

    """
  }

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
