import Scene

/// What a camera sees of a screen: the screen itself, and over it and round it what belongs to the
/// picture and not to the component.
///
/// A pure function of the snapshot and the moment, so that no frame depends on another. It remembers
/// the last screen with the system's marks only to spare looking below them again while nothing moves.
struct Capture {
  private let edge: ScreenEdge
  private let system: SystemMarks?
  private let touches: TouchMarks
  private let frame: DeviceFrame?
  private var last: Shown?

  private struct Shown {
    var snapshot: FrameSnapshot
    var time: String
    var picture: FrameSnapshot
  }

  init(_ scenario: Scenario) {
    edge = ScreenEdge(screen: scenario.device.size, scale: scenario.output.scale)
    system = SystemMarks(scenario)
    touches = TouchMarks(scenario.output.touches)
    frame = DeviceFrame(scenario)
  }

  mutating func capture(_ snapshot: FrameSnapshot, at moment: Moment) -> FrameSnapshot {
    let shown = withSystem(snapshot, at: moment.time)
    let touched = touches.capture(shown, at: moment)
    guard let frame else { return touched }
    // Touches are the camera's and not the screen's: neither its edge nor the body cuts them off.
    let marks = touched.layers.dropFirst(shown.layers.count)
    return frame.picture(of: shown, touches: Array(marks))
  }

  private mutating func withSystem(_ snapshot: FrameSnapshot, at time: Duration) -> FrameSnapshot {
    guard let system else { return edge.capture(snapshot) }
    let clock = system.time(at: time)
    if let last, last.time == clock, last.snapshot == snapshot { return last.picture }
    let picture = system.capture(edge.capture(snapshot), time: clock)
    last = Shown(snapshot: snapshot, time: clock, picture: picture)
    return picture
  }
}
