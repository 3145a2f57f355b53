import Scene

/// The way by which a finger came, as a shape: wide where the finger is, ending in a point where it
/// was `FingerMark.memory` ago.
struct FingerTail: Hashable, Sendable {
  /// A place on the way, and how far back it lies: 0 is now, 1 is where the tail ends.
  struct Knot: Hashable, Sendable {
    var location: Point
    var age: Double
  }

  /// From the finger on, of rising age; at least two.
  let knots: [Knot]

  /// - Returns: nil where the finger has not moved of late.
  init?(_ finger: FingerMark, at time: Duration) {
    let now = finger.liftedAt ?? time
    var knots = [Knot(location: finger.location, age: Self.age(of: now, at: time))]
    for waypoint in finger.way.reversed() {
      let last = knots[knots.count - 1]
      guard last.age < 1 else { break }
      let knot = Knot(location: waypoint.location, age: Self.age(of: waypoint.time, at: time))
      guard knot.age > last.age else { continue }
      knots.append(knot.age > 1 ? Self.between(last, knot, age: 1) : knot)
    }
    let hasMoved = knots.contains { $0.location != knots[0].location }
    guard knots[0].age < 1, hasMoved else { return nil }
    self.knots = knots
  }

  /// How far back the shape begins: 0 while the finger is down.
  var firstAge: Double { knots[0].age }

  /// The outline of all that the finger covered, were it as wide at each place as that is recent.
  ///
  /// One circle for each knot and one quadrilateral between two, all clockwise: filled by the
  /// non-zero rule they are one shape without seams, whatever way it takes.
  ///
  /// - Parameter radius: In points, by age; it does not grow.
  func outline(radius: (Double) -> Double) -> Path {
    var path = Path()
    var previous: Circle?
    for knot in knots {
      let circle = Circle(center: knot.location, radius: radius(knot.age))
      if let previous {
        let distance = previous.center.distance(to: circle.center)
        // It lies within the one before.
        guard distance > previous.radius - circle.radius else { continue }
        path.append(Self.bridge(from: previous, to: circle, distance: distance))
      }
      if circle.radius > 0 { path.append(circle.outline) }
      previous = circle
    }
    return path.onGrid
  }

  /// The middle of the shape from the finger on, up to an age.
  func line(upTo age: Double) -> Path {
    var path = Path()
    path.move(to: knots[0].location)
    for (previous, knot) in zip(knots, knots.dropFirst()) {
      guard knot.age < age else {
        path.addLine(to: Self.between(previous, knot, age: age).location)
        break
      }
      path.addLine(to: knot.location)
    }
    return path.onGrid
  }

  private static func age(of instant: Duration, at time: Duration) -> Double {
    (time - instant) / FingerMark.memory
  }

  private static func between(_ first: Knot, _ second: Knot, age: Double) -> Knot {
    let share = (age - first.age) / (second.age - first.age)
    return Knot(
      location: first.location + (second.location - first.location) * share, age: age)
  }
}

extension FingerTail {
  private struct Circle {
    var center: Point
    var radius: Double

    var outline: Path {
      Path(
        ovalIn: Rect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }

  /// What lies between two circles and their outer tangents.
  ///
  /// The tangents touch both circles in one direction: it makes with the line from centre to centre
  /// the angle whose cosine is the difference of the radii by the distance.
  ///
  /// - Parameter distance: Of the centres; more than the radii differ.
  private static func bridge(from first: Circle, to second: Circle, distance: Double) -> Path {
    let along = (second.center - first.center) * (1 / distance)
    let across = Point(x: -along.y, y: along.x)
    let cosine = (first.radius - second.radius) / distance
    let sine = max(0, 1 - cosine * cosine).squareRoot()
    let left = along * cosine - across * sine
    let right = along * cosine + across * sine
    var path = Path()
    path.move(to: first.center + left * first.radius)
    path.addLine(to: second.center + left * second.radius)
    path.addLine(to: second.center + right * second.radius)
    path.addLine(to: first.center + right * first.radius)
    path.close()
    return path
  }
}
