import Codecs
import Interaction
import Raster
import Scene

/// Films a playback: takes what the screen shows at each sample, draws what looks new, and hands it to
/// the forms in which the film is written. It takes the stills that the steps ask for as well.
final class FilmCamera: PlaybackObserver {
  private let screen: Screen
  private let ring: TouchRing?
  private let edge: ScreenEdge
  private let names: OutputNames
  private let output: any OutputSink
  private let didSample: (Int) -> Void
  private let text: any TextOutlining
  private let compositor: Compositor

  private var reel: FilmReel
  private var cutter = ShotCutter()
  private var trace = TraceRecorder()
  private var sinks: [any FilmSink]
  /// What the compositor painted last, to paint only what differs from it.
  private var painted: FrameSnapshot?
  private(set) var paintedPixels = 0
  /// The stills that were written.
  private(set) var snapshotNames: [String] = []
  /// Pictures that were drawn for the film.
  private(set) var shotCount = 0
  /// The film's length as far as it is cut.
  private(set) var length = Duration.zero
  private var sampleCount = 0

  /// - Parameter didSample: Told the number of samples taken so far, after each.
  init(
    _ scenario: Scenario, screen: Screen, text: any TextOutlining, names: OutputNames,
    output: any OutputSink, sinks: [any FilmSink], didSample: @escaping (Int) -> Void
  ) {
    self.screen = screen
    self.text = text
    self.names = names
    self.output = output
    self.sinks = sinks
    self.didSample = didSample
    edge = ScreenEdge(screen: screen.bounds.size, scale: scenario.output.scale)
    ring = scenario.output.touches == .ring ? TouchRing() : nil
    compositor = Compositor(scale: scenario.output.scale, text: text)
    reel = FilmReel(schedule: FrameSchedule(framesPerSecond: scenario.output.fps))
  }

  func sample(_ moment: Moment) throws {
    trace.note(screen.trace(), at: moment.time)
    if let frame = reel.frame(of: picture(at: moment), at: moment),
      let shot = cutter.append(frame)
    {
      _ = try develop(shot)
    }
    sampleCount += 1
    didSample(sampleCount)
  }

  func snapshot(named name: String, _ moment: Moment) throws {
    let still = Compositor(scale: screen.scale, text: text)
    let rendered = try still.render(picture(at: moment), after: nil)
    try output.write(try PNGEncoder.encode(rendered.bitmap), to: names.snapshot(name))
    snapshotNames.append(name)
  }

  /// Draws and writes what is left.
  func finish(holdingLastFrameFor hold: Duration) throws {
    guard let shot = cutter.finish(holdingFor: hold) else { return }
    let last = try develop(shot)
    for index in sinks.indices { try sinks[index].finish(after: last) }
  }

  /// Frame times in the film so far.
  var frameCount: Int { reel.count }

  /// What is known of the GIF, where one is written.
  var gifSummary: GIFSummary? { sinks.lazy.compactMap(\.gifSummary).first }

  /// What changed from sample to sample, as lines of JSON.
  var traceLines: [UInt8] { trace.lines }

  private func picture(at moment: Moment) -> FrameSnapshot {
    let shown = edge.capture(screen.snapshot())
    return ring?.capture(shown, at: moment) ?? shown
  }

  private func develop(_ shot: FilmShot) throws -> RenderedFrame {
    let rendered = try compositor.render(shot.snapshot, after: painted)
    painted = shot.snapshot
    paintedPixels += rendered.paintedPixels
    shotCount += 1
    length = shot.end
    for index in sinks.indices { try sinks[index].append(shot, rendered) }
    return rendered
  }
}
