import DemoRecorder
import Glibc

/// Touches of one component that go on and on: a minute of random ones, played several times over, so
/// that the file is no longer for a longer play.
struct LongScript: Sendable {
  var component: String
  /// Where something is to be touched, in points.
  var places: [(x: Int, y: Int)]

  static let all = [
    LongScript(
      component: "call-bubble",
      places: [(188, 406), (188, 406), (188, 556), (323, 140), (323, 140), (52, 400), (323, 400)]),
    LongScript(
      component: "call-reveal", places: [(201, 227), (201, 227), (188, 733), (188, 733), (60, 500)]),
    LongScript(
      component: "push-alert",
      places: [(59, 397), (59, 397), (309, 417), (188, 687), (188, 687), (355, 687), (20, 687)]),
  ]

  /// A scenario of so many minutes, or a little more; it is looked at once a second.
  func scenario(minutes: Int) -> String {
    """
    component: \(component)
    output: { fps: 1, scale: 1 }
    steps:
      - repeat:
          times: \(minutes)
          steps:
    \(minute().map { "        - \($0)" }.joined(separator: "\n"))

    """
  }

  /// The time for one minute of touches and for ten, played and not looked at, and by how much the most
  /// memory of the process grew meanwhile.
  func readings() throws -> [Reading] {
    try [1, 10].flatMap { minutes in
      let stages = RecordingStages(text: scenario(minutes: minutes))
      let before = mostMemory()
      let (time, work) = try medianTime(of: 3) { try stages.run(to: .play) }
      return [
        .time("\(component), \(minutes) min", time),
        Reading(
          name: "\(component), \(minutes) min, length", unit: .seconds,
          value: work.length / .seconds(1)),
        .bytes("\(component), \(minutes) min, more memory", mostMemory() - before),
      ]
    }
  }

  private func minute() -> [String] {
    var random = Random()
    var steps: [String] = []
    var length = 0
    while length < 60_000 {
      let start = random.element(of: places)
      let end = random.element(of: places)
      let wait = 1 + random.number(below: 900)
      if random.number(below: 3) == 0 {
        steps.append(
          "drag: { from: [\(start.x), \(start.y)], to: [\(end.x), \(end.y)], over: 300ms }")
        length += 300
      } else {
        steps.append("tapOn: [\(start.x), \(start.y)]")
        length += 80
      }
      steps.append("wait: \(wait)ms")
      length += wait
    }
    return steps
  }
}

/// The most memory this process has had resident so far, in bytes.
private func mostMemory() -> Int {
  var usage = rusage()
  unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss << 10
}
