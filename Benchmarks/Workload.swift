/// A film that is recorded to be timed.
struct Workload: Sendable {
  var name: String
  var scenario: String

  static let all = [
    Workload(
      name: "reference: ten seconds, 750 × 1624, 50 frames a second",
      scenario: """
        component: call-bubble
        device: iphone-x
        output: { fps: 50, scale: 2, lastFrame: 20ms }
        steps:
          - tapOn: start-call
          - wait: 840ms
          - tapOn: minimize
          - wait: 2s
          - drag: { from: bubble, path: [[180, 300], [60, 500]], over: 2s }
          - wait: 2s
          - drag: { from: bubble, to: [320, 300], over: 1s }
          - wait: 840ms
          - tapOn: bubble
          - wait: 1s
        """),
    Workload(
      name: "morph: the call screen shrinks and grows, 750 × 1624, 50 frames a second",
      scenario: """
        component: call-bubble
        output: { fps: 50, scale: 2, lastFrame: 20ms }
        steps:
          - tapOn: start-call
          - tapOn: minimize
          - settle
          - tapOn: bubble
          - settle
        """),
    Workload(
      name: "stillness: a minute in which a label changes every second",
      scenario: """
        component: { name: call-bubble, startMinimized: true }
        output: { fps: 50, scale: 2, lastFrame: 20ms }
        steps: [wait: 60s]
        """),
  ]
}
