import Interaction
import Scene

/// Turns gestures into the touch events that a screen would get, with their exact times.
///
/// Downs and ups come when they are due. Moves come every 1/120 s counted from the finger's down,
/// in whole nanoseconds rounded down, and once more on the end point. Nothing depends on the frame
/// rate, so the same gesture is the same events in every film.
struct TouchSynthesizer {
  static let movesPerSecond: Int64 = 120

  let finger: Int

  /// A finger that comes down and goes up `count` times in one place.
  func press(at point: Point, from start: Duration, _ press: Press) -> [TimedTouch] {
    (0..<press.count).flatMap { tap -> [TimedTouch] in
      let down = start + (press.hold + press.pause) * tap
      return [touch(.down, point, at: down), touch(.up, point, at: down + press.hold)]
    }
  }

  /// A finger that comes down, moves along `way`, and goes up.
  func drag(along way: FingerPath, from start: Duration, _ drag: Drag) -> [TimedTouch] {
    let departure = start + drag.press
    let arrival = departure + drag.duration
    return [touch(.down, way.points[0], at: start)]
      + moves(
        along: way, ease: drag.curve, from: departure, to: arrival, countedFrom: start)
      + [touch(.up, way.end, at: arrival + drag.hold)]
  }

  /// The moves of a finger that is down: one at each tick after `departure` and before `arrival`,
  /// the last one on the end point at `arrival`.
  func moves(
    along way: FingerPath, ease: TimingFunction, from departure: Duration, to arrival: Duration,
    countedFrom down: Duration
  ) -> [TimedTouch] {
    var moves: [TimedTouch] = []
    var tick = Self.firstTick(after: departure - down)
    while true {
      let time = down + Self.offset(ofTick: tick)
      guard time < arrival else { break }
      let share = (time - departure) / (arrival - departure)
      moves.append(touch(.move, way.point(at: ease.progress(at: share)), at: time))
      tick += 1
    }
    return moves + [touch(.move, way.end, at: arrival)]
  }

  private func touch(
    _ phase: TouchEvent.Phase, _ location: Point, at time: Duration
  ) -> TimedTouch {
    TimedTouch(time: time, event: TouchEvent(finger: finger, phase: phase, location: location))
  }

  /// When the n-th move comes, counted from the down.
  private static func offset(ofTick tick: Int64) -> Duration {
    .nanoseconds(tick * 1_000_000_000 / movesPerSecond)
  }

  private static func firstTick(after offset: Duration) -> Int64 {
    let (seconds, attoseconds) = offset.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    var tick = nanoseconds * movesPerSecond / 1_000_000_000
    while self.offset(ofTick: tick) <= offset { tick += 1 }
    return tick
  }
}

extension Drag {
  /// A flick gathers speed until it lifts, whatever else is asked for.
  fileprivate var curve: TimingFunction { release == .flick ? .easeIn : ease.timingFunction }
}

extension Drag.Ease {
  var timingFunction: TimingFunction {
    switch self {
    case .easeInEaseOut: .easeInEaseOut
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    }
  }
}
