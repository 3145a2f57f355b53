import Scene

/// One quantity of all views that change it, over time.
struct ChartPanel {
  let record: MotionRecord
  let quantity: MotionQuantity
  /// Of the field in which the lines are, in points.
  let frame: Rect
  let time: AxisTicks

  var layers: [LayerSnapshot] {
    let field = LayerSnapshot(bounds: frame, backgroundColor: ChartStyle.field)
    return [field] + grid + bands + fingers + lines + words
  }

  /// The values at the field's edges and between.
  private var ticks: AxisTicks {
    let values = shown.flatMap { $0.series.runs.joined().map { $0.value(of: quantity) } }
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    switch quantity {
    case .alpha: return AxisTicks(from: 0, to: 1, count: 5)
    case .scale: return AxisTicks(from: min(low, 1), to: max(high, 1), count: 5)
    case .x, .y: return AxisTicks(from: low, to: high, count: 5)
    }
  }

  private var shown: [(number: Int, series: MotionSeries)] {
    record.series.enumerated().filter { $0.element.changes(quantity) }.map { ($0, $1) }
  }

  private var span: Double { max(record.end / .seconds(1), 0.01) }

  private func x(_ time: Duration) -> Double {
    frame.minX + frame.width * (time / .seconds(1)) / span
  }

  /// The y of a value: greater ones are higher, but for the screen's own y.
  private func y(_ value: Double, _ ticks: AxisTicks) -> Double {
    let part = (value - ticks.low) / (ticks.high - ticks.low)
    return frame.minY + frame.height * (quantity == .y ? part : 1 - part)
  }

  private var grid: [LayerSnapshot] {
    let ticks = ticks
    var lines = Path()
    for value in ticks.values {
      let y = y(value, ticks)
      lines.move(to: Point(x: frame.minX, y: y))
      lines.addLine(to: Point(x: frame.maxX, y: y))
    }
    for value in time.values where value <= span * (1 + 1e-9) {
      let x = frame.minX + frame.width * value / span
      lines.move(to: Point(x: x, y: frame.minY))
      lines.addLine(to: Point(x: x, y: frame.maxY))
    }
    return [ChartShape.line(lines, ChartStyle.grid, StrokeStyle(width: 1))]
  }

  private var bands: [LayerSnapshot] {
    record.touches.flatMap { touch in
      let (left, right) = (x(touch.start), x(touch.end))
      return ChartShape.band(
        Rect(x: left, y: frame.minY, width: max(1, right - left), height: frame.height))
    }
  }

  /// Where the fingers are, as far as that lies in the field.
  private var fingers: [LayerSnapshot] {
    guard quantity == .x || quantity == .y else { return [] }
    let ticks = ticks
    return record.touches.flatMap { touch -> [LayerSnapshot] in
      let points = touch.path.map { place in
        let value = quantity == .x ? place.location.x : place.location.y
        return Point(x: x(place.time), y: y(value, ticks))
      }
      return ChartShape.polylines(through: points, within: frame).map {
        ChartShape.line($0, ChartStyle.finger, ChartStyle.fingerStroke)
      }
    }
  }

  private var lines: [LayerSnapshot] {
    let ticks = ticks
    let shown = shown
    return shown.enumerated().map { order, line in
      let (number, series) = line
      let twins = shown.indices.filter { goTogether(shown[$0].series, series) }
      var path = Path()
      for run in series.runs {
        for (place, sample) in run.enumerated() {
          let point = Point(x: x(sample.time), y: y(sample.value(of: quantity), ticks))
          if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
      return ChartShape.line(
        path, ChartStyle.color(number),
        ChartStyle.stroke(number, sharedBy: twins.count, as: twins.firstIndex(of: order) ?? 0))
    }
  }

  /// Whether one of two lines would hide the other.
  private func goTogether(_ first: MotionSeries, _ second: MotionSeries) -> Bool {
    let (ticks, points) = (ticks, [first, second].map { $0.runs.flatMap(\.self) })
    guard first.runs.map(\.count) == second.runs.map(\.count) else { return false }
    let nearest = (ticks.high - ticks.low) * Self.lineWidth / frame.height
    return zip(points[0], points[1]).allSatisfy {
      $0.time == $1.time && ($0.value(of: quantity) - $1.value(of: quantity)).magnitude < nearest
    }
  }

  private static let lineWidth = 2.0

  private var words: [LayerSnapshot] {
    let ticks = ticks
    let title = PageText(
      string: quantity.title, size: 12, weight: .semibold, color: ChartStyle.ink)
    let marks = ticks.values.map { value -> LayerSnapshot in
      let text = PageText(string: ticks.text(value), size: 11, color: ChartStyle.faint)
      return text.layer(
        in: Rect(
          x: frame.minX - 64, y: y(value, ticks) - text.lineHeight / 2, width: 56,
          height: text.lineHeight), .right)
    }
    return [
      title.layer(
        in: Rect(
          x: frame.minX, y: frame.minY - title.lineHeight - 6, width: frame.width,
          height: title.lineHeight))
    ] + marks
  }
}
