import Interaction
import Scene

/// Plays a scenario's steps, one after the other, on a screen that holds its component.
///
/// A step begins at the instant the one before ended, with that instant's work done. Failed
/// expectations are collected and the play goes on; a target that is not there, or a screen that
/// does not come to rest, ends it, because nothing after it would mean what was written.
struct ScenarioPlayer {
  /// How long a `settle` without a limit of its own may take.
  static let settleLimit = Duration.seconds(30)

  private var timeline: Timeline
  private(set) var failures: [PlaybackFailure] = []
  private let longest: Duration
  private let eventCount: (String) -> Int
  private var fingerNumbers: [String: Int] = [:]

  /// - Parameters:
  ///   - watched: The views whose motion the steps ask for.
  ///   - eventCount: How often an event has happened to the component.
  init(
    screen: Screen, samples: SampleTimes, observer: any PlaybackObserver, watched: Set<String>,
    eventCount: @escaping (String) -> Int
  ) {
    self.eventCount = eventCount
    longest = samples.longestPlay
    timeline = Timeline(
      screen: screen, samples: samples, observer: observer, watched: watched)
  }

  /// The end of the last step, once `play` has returned.
  private(set) var end = Duration.zero

  /// - Throws: What the observer throws.
  mutating func play(_ steps: [Step]) throws {
    do {
      try perform(steps)
    } catch let stop as Stop {
      failures.append(stop.failure)
    }
    end = timeline.now
    try timeline.finish()
  }

  /// A failure after which no further step is played.
  private struct Stop: Error {
    var failure: PlaybackFailure
  }

  private mutating func perform(_ steps: [Step]) throws {
    for step in steps {
      try perform(step)
    }
  }

  private mutating func perform(_ step: Step) throws {
    switch step.action {
    case .press(let press):
      let point = try resolve(press.target, step)
      timeline.noteTouch(at: point, target: press.target, from: step.location)
      try run(TouchSynthesizer(finger: 0).press(at: point, from: timeline.now, press), step)
    case .drag(let drag):
      let way = try way(of: drag, step)
      timeline.noteTouch(at: way.points[0], target: drag.start, from: step.location)
      try run(TouchSynthesizer(finger: 0).drag(along: way, from: timeline.now, drag), step)
    case .touch(let change): try perform(change, step)
    case .wait(let duration): try advance(to: timeline.now + duration, step)
    case .settle(let limit): try settle(within: limit, step)
    case .expect(let expectation): check(expectation, step)
    case .expectEvent(let expectation): check(expectation, step)
    case .snapshot(let name): try timeline.takeSnapshot(named: name)
    case .hide: timeline.isOffCamera = true
    case .show: timeline.isOffCamera = false
    case .repetition(let times, let steps):
      for _ in 0..<times { try perform(steps) }
    }
  }

  private mutating func run(_ touches: [TimedTouch], _ step: Step) throws {
    timeline.schedule(touches)
    try advance(to: touches[touches.count - 1].time, step)
  }

  private mutating func advance(to time: Duration, _ step: Step) throws {
    guard time <= longest else {
      throw stop(.tooLong(limit: longest), step)
    }
    try timeline.advance(to: time)
  }

  private mutating func settle(within limit: Duration?, _ step: Step) throws {
    let allowed = limit ?? Self.settleLimit
    let deadline = timeline.now + allowed
    while timeline.screen.isAnimating {
      let next = [timeline.screen.nextEventTime, timeline.pending.nextTime].compactMap(\.self).min()
      guard let next, next <= deadline else {
        try advance(to: deadline, step)
        throw stop(.notSettled(within: allowed), step)
      }
      try advance(to: next, step)
    }
  }

  private mutating func check(_ expectation: Expectation, _ step: Step) {
    var problems = ExpectationCheck(expectation).problems(on: timeline.screen)
    if expectation.looksBack, problems.isEmpty {
      problems += MotionCheck(expectation).problems(
        of: timeline.motion(of: expectation.identifier), on: timeline.screen)
    }
    failures += problems.map { failure($0, step) }
  }

  private mutating func check(_ expectation: EventExpectation, _ step: Step) {
    let found = eventCount(expectation.name)
    guard found != expectation.count else { return }
    failures.append(
      failure(.eventCount(expectation.name, expected: expectation.count, found: found), step))
  }

  private func failure(_ problem: PlaybackFailure.Problem, _ step: Step) -> PlaybackFailure {
    PlaybackFailure(problem: problem, location: step.location, time: timeline.now)
  }

  private func stop(_ problem: PlaybackFailure.Problem, _ step: Step) -> Stop {
    Stop(failure: failure(problem, step))
  }
}

// MARK: - Where touches go

extension ScenarioPlayer {
  /// How far a swipe in a direction goes, as a share of the screen's width or height.
  private static let swipeShare = 0.6

  private func resolve(_ target: Target, _ step: Step) throws -> Point {
    let size = timeline.screen.bounds.size
    switch target {
    case .point(let point): return point
    case .screenFraction(let fraction):
      return Point(x: fraction.x * size.width, y: fraction.y * size.height)
    case .view(let identifier, let fraction):
      guard let frame = timeline.screen.trace()[identifier]?.presentation.frame else {
        throw stop(.targetMissing(identifier), step)
      }
      return Point(
        x: frame.minX + fraction.x * frame.width, y: frame.minY + fraction.y * frame.height)
    }
  }

  private func way(of drag: Drag, _ step: Step) throws -> FingerPath {
    let start = try resolve(drag.start, step)
    guard let direction = drag.direction else {
      return FingerPath(from: start, through: try drag.path.map { try resolve($0, step) })
    }
    let size = timeline.screen.bounds.size
    let across = Point(x: size.width * Self.swipeShare, y: 0)
    let down = Point(x: 0, y: size.height * Self.swipeShare)
    let end =
      switch direction {
      case .left: start - across
      case .right: start + across
      case .up: start - down
      case .down: start + down
      }
    return FingerPath(from: start, through: [end])
  }
}

// MARK: - Named fingers

extension ScenarioPlayer {
  private mutating func perform(_ change: FingerChange, _ step: Step) throws {
    let finger = number(of: change.finger)
    let placement = timeline.fingers.placement(of: finger)
    if case .down(let target) = change.change {
      guard placement == nil else { throw stop(.fingerAlreadyDown(change.finger), step) }
      let point = try resolve(target, step)
      timeline.noteTouch(at: point, target: target, from: step.location)
      return try deliver(.down, at: point, finger: finger)
    }
    guard let placement else { throw stop(.fingerNotDown(change.finger), step) }
    timeline.unschedule(finger: finger)
    switch change.change {
    case .down: break
    case .move(let target, let duration):
      let way = FingerPath(from: placement.location, through: [try resolve(target, step)])
      timeline.schedule(
        TouchSynthesizer(finger: finger).moves(
          along: way, ease: .linear, from: timeline.now, to: timeline.now + duration,
          countedFrom: placement.downTime))
    case .up: try deliver(.up, at: placement.location, finger: finger)
    case .cancel: try deliver(.cancel, at: placement.location, finger: finger)
    }
  }

  private mutating func deliver(
    _ phase: TouchEvent.Phase, at point: Point, finger: Int
  ) throws {
    let event = TouchEvent(finger: finger, phase: phase, location: point)
    timeline.schedule([TimedTouch(time: timeline.now, event: event)])
    try timeline.advance(to: timeline.now)
  }

  /// Fingers by name are numbered from 1 as they first appear; 0 is the finger of the other steps.
  private mutating func number(of name: String) -> Int {
    if let known = fingerNumbers[name] { return known }
    let number = fingerNumbers.count + 1
    fingerNumbers[name] = number
    return number
  }
}
