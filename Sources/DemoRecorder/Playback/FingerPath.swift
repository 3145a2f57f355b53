import Scene

/// A way along straight lines through at least one point.
struct FingerPath: Hashable, Sendable {
  let points: [Point]
  /// The way's length up to each point, in points; the first is 0.
  private let distances: [Double]

  init(from start: Point, through points: [Point]) {
    self.points = [start] + points
    var travelled = 0.0
    var distances = [0.0]
    for (previous, next) in zip(self.points, points) {
      travelled += previous.distance(to: next)
      distances.append(travelled)
    }
    self.distances = distances
  }

  var end: Point { points[points.count - 1] }

  var length: Double { distances[distances.count - 1] }

  /// The place a fraction of the length along the way; the ends for fractions outside 0…1.
  func point(at fraction: Double) -> Point {
    let distance = min(max(fraction, 0), 1) * length
    guard fraction < 1, let next = distances.firstIndex(where: { $0 > distance }), next > 0 else {
      return fraction <= 0 ? points[0] : end
    }
    let share = (distance - distances[next - 1]) / (distances[next] - distances[next - 1])
    return points[next - 1] + (points[next] - points[next - 1]) * share
  }
}
