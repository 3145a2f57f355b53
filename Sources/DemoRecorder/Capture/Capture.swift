import Scene

/// What a camera sees of a screen: the screen itself, and over it and round it what belongs to the
/// picture and not to the component.
///
/// A pure function of the snapshot and the moment, so that no frame depends on another. It remembers
/// the last screen with the system's marks only to spare looking below them again while nothing moves.
struct Capture {
  private let edge: ScreenEdge
  private let marks: SystemMarks?
  private let ring: TouchRing?
  private let frame: DeviceFrame?
  private var last: Shown?

  private struct Shown {
    var snapshot: FrameSnapshot
    var time: String
    var picture: FrameSnapshot
  }

  /// - Parameters:
  ///   - isDark: Whether the scenario is played in dark appearance.
  ///   - isRightToLeft: Whether its language is read from right to left.
  init(_ scenario: Scenario, isDark: Bool = false, isRightToLeft: Bool = false) {
    edge = ScreenEdge(screen: scenario.device.size, scale: scenario.output.scale)
    marks = SystemMarks(scenario, isRightToLeft: isRightToLeft)
    ring = scenario.output.touches == .ring ? TouchRing() : nil
    frame = DeviceFrame(scenario, isDark: isDark)
  }

  mutating func capture(_ snapshot: FrameSnapshot, at moment: Moment) -> FrameSnapshot {
    let shown = withMarks(snapshot, at: moment.time)
    let touched = ring?.capture(shown, at: moment) ?? shown
    guard let frame else { return touched }
    // Touches are the camera's and not the screen's: neither its edge nor the body cuts them off.
    let touches = touched.layers.dropFirst(shown.layers.count)
    return frame.picture(of: shown, touches: Array(touches))
  }

  private mutating func withMarks(_ snapshot: FrameSnapshot, at time: Duration) -> FrameSnapshot {
    guard let marks else { return edge.capture(snapshot) }
    let clock = marks.time(at: time)
    if let last, last.time == clock, last.snapshot == snapshot { return last.picture }
    let picture = marks.capture(edge.capture(snapshot), time: clock)
    last = Shown(snapshot: snapshot, time: clock, picture: picture)
    return picture
  }
}
