import Interaction
import Raster
import Scene

/// Films passes of a scenario: draws of their frames what looks new, and lays it down to be written. It
/// takes the stills that the steps ask for as well.
final class FilmCamera {
  /// What is wanted of a scenario.
  enum Subject {
    case all
    /// The film alone.
    case film
    /// Stills and trace alone.
    case rest
  }

  let order: FilmOrder
  let subject: Subject
  private let keepsStills: Bool
  private var capture: Capture
  private let names: OutputNames
  private let desk: any FilmDesk
  private let didSample: (Int) -> Void
  private let text: any TextOutlining
  private let compositor: Compositor

  /// How much of the trace is gathered before it is laid down.
  private static let traceBytes = 1 << 15

  private var cutter = ShotCutter()
  private var trace = TraceRecorder()
  /// What the compositor painted last, to paint only what differs from it.
  private var painted: FrameSnapshot?
  private(set) var paintedPixels = 0
  /// The stills that were written.
  private(set) var snapshotNames: [String] = []
  /// The same before they were drawn, where they are wanted.
  private(set) var stills: [FrameSnapshot] = []
  /// Frame times in the film so far.
  private(set) var frameCount = 0
  /// Pictures that were drawn for the film.
  private(set) var shotCount = 0
  /// The film's length as far as it is cut.
  private(set) var length = Duration.zero
  private var sampleCount = 0

  /// - Parameter didSample: Told the number of samples taken so far, after each.
  init(
    _ scenario: Scenario, order: FilmOrder, text: any TextOutlining, names: OutputNames,
    desk: any FilmDesk, subject: Subject = .all, keepsStills: Bool = false,
    didSample: @escaping (Int) -> Void
  ) {
    self.order = order
    self.subject = subject
    self.keepsStills = keepsStills
    self.text = text
    self.names = names
    self.desk = desk
    self.didSample = didSample
    capture = Capture(scenario)
    compositor = Compositor(scale: scenario.output.scale, text: text)
  }

  /// What the camera sees of a screen.
  func picture(of screen: Screen, at moment: Moment) -> FrameSnapshot {
    capture.capture(screen.snapshot(), at: moment)
  }

  /// Takes the next frame of the film.
  func film(_ frame: FilmFrame) throws {
    frameCount += 1
    if let shot = cutter.append(frame) { try desk.take(shot, try develop(shot)) }
  }

  func note(_ trace: InteractionTrace, at time: Duration) throws {
    self.trace.note(trace, at: time)
    if self.trace.lines.count > Self.traceBytes { try desk.take(trace: self.trace.takeLines()) }
  }

  func countSample() {
    sampleCount += 1
    didSample(sampleCount)
  }

  func takeStill(of screen: Screen, named name: String, at moment: Moment) throws {
    let still = Compositor(scale: screen.scale, text: text)
    let picture = picture(of: screen, at: moment)
    let rendered = try still.render(picture, after: nil)
    try desk.take(still: rendered.bitmap, named: names.snapshot(name))
    snapshotNames.append(name)
    if keepsStills { stills.append(picture) }
  }

  /// Has the frame stand for its hold that came last: the first pass is over.
  func holdLastFrame() { cutter.hold(for: order.hold) }

  /// Draws and lays down what is left.
  func finish() throws {
    if order.opening > 0 {
      let end = order.schedule.time(ofFrame: order.opening)
      cutter.stand(for: end - order.schedule.time(ofFrame: order.opening - 1))
    }
    if let shot = cutter.finish() { try desk.takeLast(shot, try develop(shot)) }
    try desk.take(trace: trace.takeLines())
  }

  private func develop(_ shot: FilmShot) throws -> RenderedFrame {
    let rendered = try compositor.render(shot.snapshot, after: painted)
    painted = shot.snapshot
    paintedPixels += rendered.paintedPixels
    shotCount += 1
    length = shot.end
    return rendered
  }
}
