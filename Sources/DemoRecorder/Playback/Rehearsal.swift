import Components
import Interaction
import Scene

/// A scenario played without a camera: what fails in it, and how long it is.
///
/// It costs a small part of a recording and tells, before the first byte is written, where the files
/// belong and how much there is to do.
struct Rehearsal {
  var failures: [PlaybackFailure]
  /// The end of the last step.
  let end: Duration
  /// How many samples a recording takes, those counted twice that are taken twice.
  let sampleCount: Int
  /// How many of them were taken on camera.
  let keptFrameCount: Int
  /// Which instant each frame of the film shows.
  let moments: FilmMoments
  /// The instants of the snapshots, by their names.
  let snapshotTimes: [String: Duration]
  /// What each finger that came down met.
  let hits: [TouchHit]

  init(
    _ scenario: Scenario, registry: ComponentRegistry, textMeasuring: any TextMeasuring
  ) throws {
    let stage = try Stage(scenario, registry: registry, textMeasuring: textMeasuring)
    let counter = SampleCounter(
      clock: FilmMoments(pace: scenario.filmPace, hold: scenario.lastFrameHold))
    let player = try stage.play(
      scenario.steps, samples: .frames(scenario.filmPace), observer: counter)
    failures =
      player.failures + Self.missingFilm(scenario, counter, end: player.end)
      + Self.missingPoster(scenario, counter.clock, end: player.end)
    end = player.end
    keptFrameCount = counter.keptCount
    var moments = counter.clock
    if let poster = scenario.output.poster { moments.open(at: poster.place) }
    self.moments = moments
    sampleCount = counter.count + moments.samplesBeforeOpening
    snapshotTimes = counter.snapshotTimes
    hits = counter.hits
  }

  private static func missingFilm(
    _ scenario: Scenario, _ counter: SampleCounter, end: Duration
  ) -> [PlaybackFailure] {
    guard counter.keptCount == 0, let step = scenario.steps.first else { return [] }
    return [PlaybackFailure(problem: .nothingOnCamera, location: step.location, time: end)]
  }

  private static func missingPoster(
    _ scenario: Scenario, _ moments: FilmMoments, end: Duration
  ) -> [PlaybackFailure] {
    guard let poster = scenario.output.poster, moments.frameCount > 0 else { return [] }
    let length = moments.order.length
    guard case .time(let time) = poster.place, time >= length else { return [] }
    return [
      PlaybackFailure(
        problem: .posterAfterFilm(length: length), location: poster.location, time: end)
    ]
  }
}

/// Looks on and keeps what is small.
private final class SampleCounter: PlaybackObserver {
  private(set) var count = 0
  private(set) var keptCount = 0
  private(set) var clock: FilmMoments
  private(set) var snapshotTimes: [String: Duration] = [:]
  private(set) var hits: [TouchHit] = []

  init(clock: FilmMoments) { self.clock = clock }

  func sample(_ moment: Moment) {
    if !moment.isOffCamera {
      clock.keep(sample: count)
      keptCount += 1
    }
    count += 1
  }

  func snapshot(named name: String, _ moment: Moment) { snapshotTimes[name] = moment.time }

  func touch(_ hit: TouchHit) { hits.append(hit) }
}
