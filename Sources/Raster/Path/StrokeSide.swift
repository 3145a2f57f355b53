import Scene

/// One side of a stroked spine: the side of its normals, from its start to its end.
struct StrokeSide {
  private(set) var points: [Point] = []
  private let spine: StrokeSpine
  private let style: StrokeStyle
  private let pen: StrokePen
  private var headings: [Point] = []
  private var lengths: [Double] = []

  init(_ spine: StrokeSpine, _ style: StrokeStyle, _ tolerance: Double) {
    self.spine = spine
    self.style = style
    pen = StrokePen(half: style.width / 2, tolerance: tolerance)
    measure()
    for index in headings.indices { walk(index) }
  }

  /// The way round the end of an open spine to its other side.
  var cap: [Point] {
    guard let end = spine.points.last, let heading = headings.last else { return [] }
    return pen.cap(style.cap, at: end, heading: heading)
  }

  private mutating func measure() {
    let stops = spine.isClosed ? spine.points + spine.points.prefix(1) : spine.points
    for (start, end) in zip(stops, stops.dropFirst()) {
      let length = start.distance(to: end)
      lengths.append(length)
      headings.append((end - start) * (1 / length))
    }
  }

  /// Along one straight piece and round the corner after it, if there is one.
  private mutating func walk(_ index: Int) {
    let next = (index + 1) % spine.points.count
    let offset = StrokePen.normal(of: headings[index]) * pen.half
    points.append(spine.points[index] + offset)
    points.append(spine.points[next] + offset)
    guard spine.isClosed || index + 1 < headings.count else { return }
    turn(at: next, after: index, before: (index + 1) % headings.count)
  }

  private mutating func turn(at corner: Int, after first: Int, before second: Int) {
    let (into, out) = (headings[first], headings[second])
    let sine = into.x * out.y - into.y * out.x
    let cosine = into.x * out.x + into.y * out.y
    if sine > 0 || (sine == 0 && cosine < 0) {
      appendJoin(spine.isSmooth[corner] ? .round : style.join, at: corner, into, out, cosine)
    } else if pen.half * -sine > min(lengths[first], lengths[second]) {
      points.append(spine.points[corner])
    }
  }

  /// The outer side of a corner; the ends of the two pieces are there already.
  private mutating func appendJoin(
    _ join: StrokeStyle.LineJoin, at corner: Int, _ into: Point, _ out: Point, _ cosine: Double
  ) {
    let center = spine.points[corner]
    let (start, end) = (StrokePen.normal(of: into), StrokePen.normal(of: out))
    switch join {
    case .bevel: break
    case .miter:
      // The miter's length over the width is 1/cos(turn/2), and cos²(turn/2) = (1 + cosine)/2.
      guard 2 <= style.miterLimit * style.miterLimit * (1 + cosine) else { break }
      points.append(center + (start + end) * (pen.half / (1 + cosine)))
    case .round:
      guard cosine < 0 else {
        pen.appendArc(round: center, from: start, to: end, into: &points)
        break
      }
      // Near a full turn back the normals cancel; the headings give the same middle.
      let across = into - out
      let middle = across * (1 / across.distance(to: .zero))
      pen.appendArc(round: center, from: start, to: middle, into: &points)
      points.append(center + middle * pen.half)
      pen.appendArc(round: center, from: middle, to: end, into: &points)
    }
  }
}
