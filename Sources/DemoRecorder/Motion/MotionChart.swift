import Scene

/// Position, alpha and scale of views over time as a page with a panel for each that changes, one below
/// the other over one axis of time. Fingers that are down are bands through all of them; where they are
/// is a dotted line in those of the position.
struct MotionChart {
  let record: MotionRecord
  let title: String
  let measuring: any TextMeasuring

  /// Of the page, in points.
  static let width = 960.0
  private static let margin = (left: 64.0, right: 28.0, top: 24.0, bottom: 20.0)
  private static let panelHeight = 168.0
  private static let panelGap = 44.0

  /// The page, as a screen would show it.
  ///
  /// - Throws: Where a font is missing.
  func page() throws -> FrameSnapshot {
    let legend = try ChartLegend(record: record, measuring: measuring).rows(
      width: Self.width - Self.margin.left - Self.margin.right)
    let head = PageText(string: title, size: 17, weight: .semibold, color: ChartStyle.ink)
    var layers: [LayerSnapshot] = [
      head.layer(
        in: Rect(
          x: Self.margin.left, y: Self.margin.top, width: plotWidth, height: head.lineHeight))
    ]
    var top = Self.margin.top + head.lineHeight + 10
    for row in legend {
      layers += row.layers(x: Self.margin.left, y: top)
      top += ChartLegend.rowHeight
    }
    top += 30
    let quantities = MotionQuantity.allCases.filter { quantity in
      record.series.contains { $0.changes(quantity) }
    }
    for quantity in quantities {
      let frame = Rect(
        x: Self.margin.left, y: top, width: plotWidth, height: Self.panelHeight)
      layers += ChartPanel(record: record, quantity: quantity, frame: frame, time: time).layers
      top += Self.panelHeight + Self.panelGap
    }
    layers += quantities.isEmpty ? nothing(at: top) : timeAxis(at: top - Self.panelGap)
    let height = (quantities.isEmpty ? top + 40 : top - Self.panelGap + 44) + Self.margin.bottom
    let size = Size(width: Self.width, height: height.rounded(.up))
    let paper = LayerSnapshot(
      bounds: Rect(origin: .zero, size: size), backgroundColor: .white)
    return FrameSnapshot(size: size, layers: [paper] + layers)
  }

  private var plotWidth: Double { Self.width - Self.margin.left - Self.margin.right }

  private var time: AxisTicks {
    AxisTicks(from: 0, to: max(record.end / .seconds(1), 0.01), count: 12)
  }

  private func nothing(at top: Double) -> [LayerSnapshot] {
    let text = PageText(
      string: "Nothing with an identifier moves, fades or grows.", size: 13, color: ChartStyle.faint
    )
    return [text.layer(in: Rect(x: Self.margin.left, y: top, width: plotWidth, height: 20))]
  }

  /// The times under the last panel.
  private func timeAxis(at top: Double) -> [LayerSnapshot] {
    let span = max(record.end / .seconds(1), 0.01)
    let marks = time.values.filter { $0 <= span * (1 + 1e-9) }
    let texts = marks.map { value -> LayerSnapshot in
      let x = Self.margin.left + plotWidth * value / span
      let text = PageText(string: time.text(value) + " s", size: 11, color: ChartStyle.faint)
      return text.layer(
        in: Rect(x: x - 40, y: top + 6, width: 80, height: text.lineHeight), .center)
    }
    return texts
  }
}

/// The colours of a chart.
enum ChartStyle {
  static let ink = Color(hex: 0x111827)
  static let faint = Color(hex: 0x6B7280)
  static let field = Color(hex: 0xF8FAFC)
  static let grid = Color(hex: 0xE2E8F0)
  static let band = Color(hex: 0xF59E0B, alpha: 0.16)
  static let bandEdge = Color(hex: 0xF59E0B, alpha: 0.75)
  static let finger = Color(hex: 0xB45309)
  /// Dots.
  static let fingerStroke = StrokeStyle(
    width: 1.5, cap: .round, join: .round, dashPattern: [0.1, 4])

  /// Colours that the colour-blind tell apart as well.
  ///
  /// Source: Okabe and Ito, "Color Universal Design", 2008, the lighter ones darkened for white paper.
  private static let lines: [UInt32] = [
    0x0072B2, 0xD55E00, 0x009E73, 0xB5579A, 0x3C9BD6, 0x7A5C00, 0x6D4BC3, 0x374151,
  ]

  /// Of the view with this number; those after the eighth are dashed.
  static func color(_ number: Int) -> Color { Color(hex: lines[number % lines.count]) }

  /// - Parameters:
  ///   - count: How many views go the same way: their colours take turns along one line.
  ///   - turn: Which of them this is, from 0.
  static func stroke(_ number: Int, sharedBy count: Int = 1, as turn: Int = 0) -> StrokeStyle {
    guard count == 1 else {
      let dash = 8.0
      return StrokeStyle(
        width: 2, join: .round, dashPattern: [dash, dash * Double(count - 1)],
        dashPhase: dash * Double(count - turn))
    }
    return StrokeStyle(
      width: 2, cap: number < lines.count ? .round : .butt, join: .round,
      dashPattern: number < lines.count ? [] : number < 2 * lines.count ? [7, 4] : [3, 3])
  }
}
