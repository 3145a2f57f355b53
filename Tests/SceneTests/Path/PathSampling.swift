import Scene

extension Path {
  /// Points along the outline by de Casteljau's construction, slow and obvious: `perCurve` + 1 for
  /// each curve, the ends of each line.
  func sampled(perCurve count: Int) -> [Point] {
    var points: [Point] = []
    var current = Point.zero
    for element in elements {
      let control = [current] + element.points
      switch element {
      case .move(let end): points.append(end)
      case .line, .quadCurve, .curve:
        points += (0...count).map { Self.casteljau(control, Double($0) / Double(count)) }
      case .close: break
      }
      current = element.points.last ?? current
    }
    return points
  }

  private static func casteljau(_ control: [Point], _ t: Double) -> Point {
    guard control.count > 1 else { return control[0] }
    let inner = zip(control, control.dropFirst()).map { $0 * (1 - t) + $1 * t }
    return casteljau(inner, t)
  }

  /// The elements' kinds as letters, M L Q C Z, in order.
  var commands: String {
    elements.map { element in
      switch element {
      case .move: "M"
      case .line: "L"
      case .quadCurve: "Q"
      case .curve: "C"
      case .close: "Z"
      }
    }.joined()
  }

  /// The path between this one and another with the same commands, each point on its way.
  func blended(with other: Path, progress: Double) -> [Point] {
    zip(elements, other.elements).flatMap { mine, theirs in
      zip(mine.points, theirs.points).map { $0 * (1 - progress) + $1 * progress }
    }
  }
}
