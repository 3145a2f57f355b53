import Scene
import TestSupport

/// Makes paths of every awkward kind.
struct RandomPath {
  enum Kind: CaseIterable {
    case polygon, curves, quads, sliver, tiny, huge, aligned, several
  }

  var generator: SeededGenerator
  let size: Double

  init(seed: UInt64, size: Double) {
    generator = SeededGenerator(seed: seed)
    self.size = size
  }

  mutating func next(_ kind: Kind) -> Path {
    switch kind {
    case .polygon: return lines((0..<count(3, 9)).map { _ in point() })
    case .curves: return curves(count(1, 4), cubic: true)
    case .quads: return curves(count(1, 5), cubic: false)
    case .sliver: return sliver()
    case .tiny: return tiny()
    case .huge: return huge()
    case .aligned: return lines((0..<count(3, 10)).map { _ in alignedPoint() })
    case .several:
      var path = lines((0..<count(3, 5)).map { _ in point() })
      path.append(curves(2, cubic: true))
      path.append(lines((0..<4).map { _ in alignedPoint() }))
      return path
    }
  }

  private mutating func count(_ low: Int, _ high: Int) -> Int {
    Int.random(in: low...high, using: &generator)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &generator)
  }

  private mutating func point() -> Point {
    Point(x: number(-2, size + 2), y: number(-2, size + 2))
  }

  private mutating func alignedPoint() -> Point {
    Point(x: Double(count(-1, Int(size) * 2 + 1)) / 2, y: Double(count(-1, Int(size) * 2 + 1)) / 2)
  }

  private func lines(_ points: [Point]) -> Path {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
    return path
  }

  private mutating func curves(_ count: Int, cubic: Bool) -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<count {
      if cubic {
        path.addCurve(to: point(), control1: point(), control2: point())
      } else {
        path.addQuadCurve(to: point(), control: point())
      }
    }
    return path
  }

  private mutating func sliver() -> Path {
    let (start, end) = (point(), point())
    let width = number(0.001, 0.3)
    return lines([
      start, end, Point(x: end.x + width, y: end.y), Point(x: start.x, y: start.y + width),
    ])
  }

  private mutating func tiny() -> Path {
    let center = point()
    return lines(
      (0..<count(3, 6)).map { _ in
        Point(x: center.x + number(-0.4, 0.4), y: center.y + number(-0.4, 0.4))
      })
  }

  private mutating func huge() -> Path {
    let reach = [1e2, 1e4, 1e6][count(0, 2)]
    var points = (0..<count(2, 5)).map { _ in
      Point(x: number(-reach, reach), y: number(-reach, reach))
    }
    points.append(point())
    var path = lines(points)
    if reach < 1e5 { path.elements[1] = .quadCurve(to: points[1], control: point()) }
    return path
  }
}
