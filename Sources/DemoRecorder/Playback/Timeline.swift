import Interaction
import Scene

/// A screen's virtual time, with touches on their way and an observer's sample times worked in.
///
/// A sample shows its instant when everything in it has happened, so it is taken only when time
/// moves on.
struct Timeline {
  let screen: Screen
  private let observer: any PlaybackObserver
  private let samples: SampleTimes
  private var nextSample = 0
  private var previousSample: Duration?
  private(set) var pending = PendingTouches()
  private(set) var fingers = FingerTable()
  private var watch: MotionWatch
  var isOffCamera = false

  /// - Parameter watched: The views whose motion will be asked for.
  init(
    screen: Screen, samples: SampleTimes, observer: any PlaybackObserver, watched: Set<String>
  ) {
    self.screen = screen
    self.samples = samples
    self.observer = observer
    watch = MotionWatch(identifiers: watched)
    screen.advance(to: .zero)
    watch.look(at: screen)
  }

  /// How a view has moved since a finger last lifted, or since the beginning.
  ///
  /// - Precondition: The view is watched.
  mutating func motion(of identifier: String) -> ViewMotion {
    watch.look(at: screen)
    guard let motion = watch.motions[identifier] else {
      preconditionFailure("only watched views are asked for")
    }
    return motion
  }

  var now: Duration { screen.now }

  /// Works through every instant up to and including `time`.
  mutating func advance(to time: Duration) throws {
    while let touchTime = pending.nextTime, touchTime <= time {
      try takeSamples(before: touchTime)
      let touches = pending.removeFirst()
      fingers.note(touches, at: touchTime)
      followMotion(to: touchTime, inclusive: false)
      screen.deliver(touches, at: touchTime)
      if touches.contains(where: { $0.phase == .up || $0.phase == .cancel }) {
        watch.restart(on: screen)
      }
    }
    try takeSamples(before: time)
    followMotion(to: time, inclusive: true)
    screen.advance(to: time)
  }

  /// Looks at the watched views whenever it is time to, up to `limit`.
  private mutating func followMotion(to limit: Duration, inclusive: Bool) {
    while let time = watch.nextTime(on: screen), inclusive ? time <= limit : time < limit {
      guard time > screen.now else { return }
      screen.advance(to: time)
      watch.look(at: screen)
    }
  }

  mutating func schedule(_ touches: [TimedTouch]) {
    pending.insert(touches)
  }

  /// Forgets the touches of a finger that have not happened yet.
  mutating func unschedule(finger: Int) {
    pending.remove(finger: finger)
  }

  /// Tells the observer what a finger meets that comes down at this instant.
  func noteTouch(at point: Point, target: Target, from location: ScenarioLocation) {
    let hit = screen.view(hitAt: point)
    let named = sequence(first: hit, next: { $0?.superview }).first { $0?.identifier != nil }
    var identifier: String?
    if case .view(let name, _) = target { identifier = name }
    observer.touch(
      TouchHit(
        target: identifier, reached: named??.identifier, location: location, time: now))
  }

  mutating func takeSnapshot(named name: String) throws {
    try observer.snapshot(named: name, moment)
  }

  /// Takes the samples that are still wanted when the last step has ended at this instant.
  mutating func finish() throws {
    let end = now
    while let time = samples.time(at: nextSample),
      samples.includes(time, after: previousSample, endingAt: end)
    {
      if time > now { try advance(to: time) }
      try takeSample(at: time)
    }
  }

  private mutating func takeSamples(before limit: Duration) throws {
    while let time = samples.time(at: nextSample), time < limit {
      try takeSample(at: time)
    }
  }

  private mutating func takeSample(at time: Duration) throws {
    followMotion(to: time, inclusive: true)
    if time > screen.now { screen.advance(to: time) }
    nextSample += 1
    previousSample = time
    try observer.sample(moment)
  }

  private var moment: Moment {
    Moment(time: now, isOffCamera: isOffCamera, fingers: fingers.marks(at: now))
  }
}
