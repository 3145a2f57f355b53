import Scene

/// What a camera sees of a screen: the screen itself, and over it what belongs to the picture and not to
/// the component.
///
/// A pure function of the snapshot and the moment, so that no frame depends on another.
struct Capture {
  private let edge: ScreenEdge
  private let ring: TouchRing?

  init(_ scenario: Scenario) {
    edge = ScreenEdge(screen: scenario.device.size, scale: scenario.output.scale)
    ring = scenario.output.touches == .ring ? TouchRing() : nil
  }

  func capture(_ snapshot: FrameSnapshot, at moment: Moment) -> FrameSnapshot {
    let shown = edge.capture(snapshot)
    return ring?.capture(shown, at: moment) ?? shown
  }
}
