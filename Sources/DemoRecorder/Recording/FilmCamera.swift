import Interaction
import Raster
import Scene

/// Films a playback: takes what the screen shows at each sample, draws what looks new, and lays it down
/// to be written. It takes the stills that the steps ask for as well.
final class FilmCamera: PlaybackObserver {
  private let screen: Screen
  private let capture: Capture
  private let names: OutputNames
  private let desk: any FilmDesk
  private let didSample: (Int) -> Void
  private let text: any TextOutlining
  private let subject: Subject
  private let keepsStills: Bool
  private let compositor: Compositor

  /// How much of the trace is gathered before it is laid down.
  private static let traceBytes = 1 << 15

  private var reel: FilmReel
  private var cutter = ShotCutter()
  private var trace = TraceRecorder()
  /// What the compositor painted last, to paint only what differs from it.
  private var painted: FrameSnapshot?
  private(set) var paintedPixels = 0
  /// The stills that were written.
  private(set) var snapshotNames: [String] = []
  /// The same before they were drawn, where they are wanted.
  private(set) var stills: [FrameSnapshot] = []
  /// Pictures that were drawn for the film.
  private(set) var shotCount = 0
  /// The film's length as far as it is cut.
  private(set) var length = Duration.zero
  private var sampleCount = 0

  /// What is wanted of a playback.
  enum Subject {
    case all
    /// The film alone.
    case film
    /// Stills and trace alone.
    case rest
  }

  /// - Parameter didSample: Told the number of samples taken so far, after each.
  init(
    _ scenario: Scenario, screen: Screen, text: any TextOutlining, names: OutputNames,
    desk: any FilmDesk, subject: Subject = .all, keepsStills: Bool = false,
    didSample: @escaping (Int) -> Void
  ) {
    self.subject = subject
    self.keepsStills = keepsStills
    self.screen = screen
    self.text = text
    self.names = names
    self.desk = desk
    self.didSample = didSample
    capture = Capture(scenario)
    compositor = Compositor(scale: scenario.output.scale, text: text)
    reel = FilmReel(schedule: FrameSchedule(framesPerSecond: scenario.output.fps))
  }

  func sample(_ moment: Moment) throws {
    if subject != .rest { try film(moment) }
    if subject != .film {
      trace.note(screen.trace(), at: moment.time)
      if trace.lines.count > Self.traceBytes { try desk.take(trace: trace.takeLines()) }
    }
    sampleCount += 1
    didSample(sampleCount)
  }

  private func film(_ moment: Moment) throws {
    if let frame = reel.frame(of: picture(at: moment), at: moment),
      let shot = cutter.append(frame)
    {
      try desk.take(shot, try develop(shot))
    }
  }

  func snapshot(named name: String, _ moment: Moment) throws {
    guard subject != .film else { return }
    let still = Compositor(scale: screen.scale, text: text)
    let picture = picture(at: moment)
    let rendered = try still.render(picture, after: nil)
    try desk.take(still: rendered.bitmap, named: names.snapshot(name))
    snapshotNames.append(name)
    if keepsStills { stills.append(picture) }
  }

  /// Draws and lays down what is left.
  func finish(holdingLastFrameFor hold: Duration) throws {
    if let shot = cutter.finish(holdingFor: hold) { try desk.takeLast(shot, try develop(shot)) }
    try desk.take(trace: trace.takeLines())
  }

  /// Frame times in the film so far.
  var frameCount: Int { reel.count }

  private func picture(at moment: Moment) -> FrameSnapshot {
    capture.capture(screen.snapshot(), at: moment)
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
