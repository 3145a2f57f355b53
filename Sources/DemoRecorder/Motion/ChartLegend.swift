import Scene

/// What the lines of a chart stand for.
struct ChartLegend {
  static let rowHeight = 20.0
  private static let swatch = 18.0
  private static let gap = 22.0

  let record: MotionRecord
  let measuring: any TextMeasuring

  /// A sample of a line, and its name.
  struct Entry {
    var text: PageText
    var width: Double
    /// The view's number; nil for touches.
    var number: Int?
  }

  struct Row {
    var entries: [Entry] = []

    /// - Parameters: The row's top left corner.
    func layers(x: Double, y: Double) -> [LayerSnapshot] {
      var layers: [LayerSnapshot] = []
      var x = x
      for entry in entries {
        layers += entry.swatch(x: x, y: y)
        layers.append(
          entry.text.layer(
            in: Rect(
              x: x + ChartLegend.swatch + 6, y: y, width: entry.width, height: ChartLegend.rowHeight
            )
          ))
        x += ChartLegend.swatch + 6 + entry.width + ChartLegend.gap
      }
      return layers
    }
  }

  /// The entries in as many rows as they need.
  func rows(width: Double) throws -> [Row] {
    var entries = try record.series.enumerated().map { number, series in
      try entry(DisplayText.plain(series.identifier), number)
    }
    if !record.touches.isEmpty { entries.append(try entry("a finger is down, and where", nil)) }
    var rows: [Row] = []
    var room = 0.0
    for entry in entries {
      let needed = Self.swatch + 6 + entry.width + Self.gap
      if rows.isEmpty || room < needed - Self.gap {
        rows.append(Row())
        room = width
      }
      rows[rows.count - 1].entries.append(entry)
      room -= needed
    }
    return rows
  }

  private func entry(_ name: String, _ number: Int?) throws -> Entry {
    let text = PageText(string: name, size: 12, color: ChartStyle.ink)
    return Entry(text: text, width: try text.width(measuring) + 1, number: number)
  }
}

extension ChartLegend.Entry {
  fileprivate func swatch(x: Double, y: Double) -> [LayerSnapshot] {
    let middle = y + ChartLegend.rowHeight / 2
    guard let number else {
      let band = Rect(x: x + 3, y: middle - 7, width: 12, height: 14)
      var path = Path()
      path.move(to: Point(x: x + 4, y: middle))
      path.addLine(to: Point(x: x + 15, y: middle))
      return ChartShape.band(band)
        + [ChartShape.line(path, ChartStyle.finger, ChartStyle.fingerStroke)]
    }
    var line = Path()
    line.move(to: Point(x: x, y: middle))
    line.addLine(to: Point(x: x + 18, y: middle))
    return [
      ChartShape.line(line, ChartStyle.color(number), ChartStyle.stroke(number))
    ]
  }
}
