import Scene

/// What a camera sees of a screen: the screen itself, and over it what belongs to the picture and not to
/// the component.
///
/// A pure function of the snapshot and the moment, so that no frame depends on another.
struct Capture {
  private let edge: ScreenEdge
  private let marks: TouchMarks

  init(_ scenario: Scenario) {
    edge = ScreenEdge(screen: scenario.device.size, scale: scenario.output.scale)
    marks = TouchMarks(scenario.output.touches)
  }

  func capture(_ snapshot: FrameSnapshot, at moment: Moment) -> FrameSnapshot {
    marks.capture(edge.capture(snapshot), at: moment)
  }
}
