public import Scene

/// A layer that draws an outline in its own coordinates; its bounds do not clip it.
///
/// As a mask it usually has no size and stands at the origin: then the outline is in the masked
/// layer's coordinates.
public final class ShapeLayer: Layer {
  /// Swapped at once, inside view blocks too; it moves by animations added by hand.
  public var path: Path? { didSet { didSwap(from: oldValue, to: path) } }
  /// Opaque black unless set; nil fills nothing.
  public var fillColor: Color? = .black {
    didSet { didChange(.fillColor, from: oldValue, to: fillColor) }
  }
  public var fillRule = FillRule.nonZero { didSet { didSwap(from: oldValue, to: fillRule) } }
  /// nil strokes nothing.
  public var strokeColor: Color? {
    didSet { didChange(.strokeColor, from: oldValue, to: strokeColor) }
  }
  /// In points.
  public var lineWidth = 1.0 { didSet { didChange(.lineWidth, from: oldValue, to: lineWidth) } }
  public var lineCap = StrokeStyle.LineCap.butt { didSet { didSwap(from: oldValue, to: lineCap) } }
  public var lineJoin = StrokeStyle.LineJoin.miter {
    didSet { didSwap(from: oldValue, to: lineJoin) }
  }
  /// Where the ratio of a miter's length to the line's width is greater, the join is a bevel.
  public var miterLimit = 10.0 {
    didSet { didChange(.miterLimit, from: oldValue, to: miterLimit) }
  }
  /// Lengths of dash and gap in turn; empty for a solid line.
  public var lineDashPattern: [Double] = [] {
    didSet { didSwap(from: oldValue, to: lineDashPattern) }
  }
  /// How far into the pattern the line begins.
  public var lineDashPhase = 0.0 {
    didSet { didChange(.lineDashPhase, from: oldValue, to: lineDashPhase) }
  }

  override func snapshotContents() -> LayerSnapshot.Contents {
    let drawn = presentation
    guard let path = drawn.path, !path.isEmpty else { return super.snapshotContents() }
    let stroke = StrokeStyle(
      width: max(drawn.value(.lineWidth, lineWidth), 0), cap: lineCap, join: lineJoin,
      miterLimit: drawn.value(.miterLimit, miterLimit), dashPattern: lineDashPattern,
      dashPhase: drawn.value(.lineDashPhase, lineDashPhase))
    return .shape(
      ShapeSnapshot(
        path: path.onGrid, fillColor: drawn.color(.fillColor, fillColor)?.onGrid.ifVisible,
        fillRule: fillRule, strokeColor: drawn.color(.strokeColor, strokeColor)?.onGrid.ifVisible,
        stroke: stroke.onGrid))
  }

  override func has(_ property: AnimatablePropertyName) -> Bool { true }
}
