import Interaction
import Scene

/// What of a view is drawn over time.
enum MotionQuantity: CaseIterable {
  case x, y, alpha, scale

  /// Above its panel.
  var title: String {
    switch self {
    case .x: "x of the centre, in points"
    case .y: "y of the centre, in points, downwards as on the screen"
    case .alpha: "alpha"
    case .scale: "scale"
    }
  }
}

/// A view's values at one instant.
struct MotionSample: Hashable {
  /// Since the scenario began.
  var time: Duration
  var x: Double
  var y: Double
  var alpha: Double
  /// How much longer a horizontal line is drawn than it is.
  var scale: Double

  init(_ values: InteractionTrace.Values, at time: Duration) {
    self.time = time
    (x, y, alpha) = (values.center.x, values.center.y, values.alpha)
    scale = values.transform.map { ($0.a * $0.a + $0.b * $0.b).squareRoot() } ?? 1
  }

  func value(of quantity: MotionQuantity) -> Double {
    switch quantity {
    case .x: x
    case .y: y
    case .alpha: alpha
    case .scale: scale
    }
  }

  fileprivate func looksLike(_ other: MotionSample) -> Bool {
    MotionQuantity.allCases.allSatisfy { value(of: $0) == other.value(of: $0) }
  }
}

/// A view over time.
struct MotionSeries {
  var identifier: String
  /// A run for each time that it is in the window; where nothing changes, its beginning and end.
  var runs: [[MotionSample]] = []

  /// Whether a value changes while the view is there.
  func changes(_ quantity: MotionQuantity) -> Bool {
    runs.contains { run in
      run.contains { $0.value(of: quantity) != run[0].value(of: quantity) }
    }
  }
}

extension [MotionSample] {
  /// A pause that is shorter than this is none: what follows a finger stands still between its moves,
  /// which come every 1/120 s, and a line through its steps tells more than the steps.
  private static var shortestPause: Duration { .milliseconds(17) }

  /// Goes on to the next sample; while nothing changes, the end of the pause moves along.
  fileprivate mutating func extend(to sample: MotionSample) {
    guard count >= 2, self[count - 1].looksLike(self[count - 2]) else { return append(sample) }
    if self[count - 1].looksLike(sample) {
      self[count - 1] = sample
      return
    }
    if self[count - 1].time - self[count - 2].time < Self.shortestPause { removeLast() }
    append(sample)
  }
}

/// A finger from where it comes down to where it lifts.
struct TouchSpan: Hashable {
  var start: Duration
  var end: Duration
  /// Where it was, at rising times.
  var path: [FingerMark.Waypoint] = []
}

/// What is gathered of a playback to be drawn over time.
struct MotionRecord {
  /// In the order of their identifiers.
  private(set) var series: [MotionSeries] = []
  private(set) var touches: [TouchSpan] = []
  /// The last instant.
  private(set) var end = Duration.zero

  private var places: [String: Int] = [:]
  private var present: Set<String> = []
  /// Where a contact stands in `touches`.
  private var contacts: [Contact: Int] = [:]

  private struct Contact: Hashable {
    var finger: Int
    var origin: FingerMark.Waypoint
  }

  mutating func note(_ trace: InteractionTrace, _ moment: Moment) {
    end = moment.time
    for element in trace.elements {
      add(MotionSample(element.presentation, at: moment.time), to: element.identifier)
    }
    present = Set(trace.elements.map(\.identifier))
    for finger in moment.fingers { note(finger, at: moment.time) }
  }

  /// Leaves the views that move, fade or grow.
  mutating func finish() {
    series = series.filter { series in MotionQuantity.allCases.contains { series.changes($0) } }
      .sorted { $0.identifier.utf8.lexicographicallyPrecedes($1.identifier.utf8) }
  }

  private mutating func add(_ sample: MotionSample, to identifier: String) {
    let place = places[identifier] ?? series.count
    if place == series.count {
      places[identifier] = place
      series.append(MotionSeries(identifier: identifier))
    }
    guard present.contains(identifier), !series[place].runs.isEmpty else {
      series[place].runs.append([sample])
      return
    }
    series[place].runs[series[place].runs.count - 1].extend(to: sample)
  }

  private mutating func note(_ finger: FingerMark, at time: Duration) {
    let contact = Contact(finger: finger.finger, origin: finger.origin)
    let place = contacts[contact] ?? touches.count
    if place == touches.count {
      contacts[contact] = place
      touches.append(TouchSpan(start: finger.origin.time, end: time))
    }
    touches[place].end = finger.liftedAt ?? time
    let known = touches[place].path.last?.time ?? .seconds(-1)
    touches[place].path += finger.way.filter { $0.time > known }
    if finger.liftedAt == nil, touches[place].path.last?.time != time {
      touches[place].path.append(FingerMark.Waypoint(time: time, location: finger.location))
    }
  }
}
