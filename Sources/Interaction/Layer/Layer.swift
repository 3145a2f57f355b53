public import Scene

/// A rectangle that is drawn, with what it holds: a node of the tree that the screen shows.
///
/// Its properties are the model: they hold what was set last, at once. What is drawn is
/// `presentation`: the model with the animations that run. A layer of a view moves to a new value
/// only inside a view block; another layer does so by itself, within a quarter of a second. In a
/// tree that no screen shows nothing moves.
public class Layer {
  var geometry = LayerGeometry()

  /// Of the layer with all it holds, as one picture.
  public var opacity = 1.0 { didSet { didChange(.opacity, from: oldValue, to: opacity) } }
  /// Not drawn, with all it holds.
  public var isHidden = false { didSet { didSwap(from: oldValue, to: isHidden) } }
  public var backgroundColor: Color? {
    didSet { didChange(.backgroundColor, from: oldValue, to: backgroundColor) }
  }
  /// Rounds background and border, and with `masksToBounds` everything.
  public var cornerRadius = 0.0 {
    didSet { didChange(.cornerRadius, from: oldValue, to: cornerRadius) }
  }
  public var cornerCurve = LayerSnapshot.CornerCurve.circular {
    didSet { didSwap(from: oldValue, to: cornerCurve) }
  }
  public var borderWidth = 0.0 {
    didSet { didChange(.borderWidth, from: oldValue, to: borderWidth) }
  }
  public var borderColor: Color? = .black {
    didSet { didChange(.borderColor, from: oldValue, to: borderColor) }
  }
  /// Whether contents and sublayers end at the bounds; the shadow, which lies outside, then goes.
  public var masksToBounds = false { didSet { didSwap(from: oldValue, to: masksToBounds) } }
  public var shadowColor: Color? = .black {
    didSet { didChange(.shadowColor, from: oldValue, to: shadowColor) }
  }
  /// 0 draws no shadow.
  public var shadowOpacity = 0.0 {
    didSet { didChange(.shadowOpacity, from: oldValue, to: shadowOpacity) }
  }
  /// The Gaussian's standard deviation, in points.
  public var shadowRadius = 3.0 {
    didSet { didChange(.shadowRadius, from: oldValue, to: shadowRadius) }
  }
  /// A positive height moves the shadow down.
  public var shadowOffset = Size(width: 0, height: -3) {
    didSet { didChange(.shadowOffset, from: oldValue, to: shadowOffset) }
  }
  /// The shadow's silhouette; nil for what the layer draws. Changes at once, as all outlines.
  public var shadowPath: Path? { didSet { didSwap(from: oldValue, to: shadowPath) } }
  public var contents = LayerContents.none { didSet { didSwap(from: oldValue, to: contents) } }
  public var contentsGravity = ContentsGravity.resize {
    didSet { didSwap(from: oldValue, to: contentsGravity) }
  }
  /// A layer in this one's coordinates whose alpha is multiplied in, shadow included.
  public var mask: Layer? { didSet { maskDidChange(from: oldValue) } }

  /// From back to front.
  public internal(set) var sublayers: [Layer] = []
  public internal(set) weak var superlayer: Layer?
  /// The layer whose mask this is.
  weak var maskedLayer: Layer?

  /// The screen's clock and animations; nil in a tree that no screen shows.
  weak var context: AnimationContext?
  /// How many commits the screen had made when this entered its tree.
  var commitsBefore = 0
  var runs: [AnimationRun] = []
  var isViewBacked = false
  /// Whether the snapshot below is out of date. If so in a visible layer, it is in all above it.
  var needsSnapshot = true
  var lastSnapshot: LayerSnapshot?

  public init() {}

  public convenience init(frame: Rect) {
    self.init()
    geometry.frame = frame
  }

  /// What a snapshot shows as this layer's contents, drawn values rounded.
  func snapshotContents() -> LayerSnapshot.Contents {
    switch contents {
    case .none: .none
    case .image(let image): .image(image, gravity: contentsGravity)
    case .text(let block): .text(block.onGrid)
    }
  }

  /// Whether layers of this kind have the property.
  func has(_ property: AnimatablePropertyName) -> Bool {
    switch property {
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase: false
    default: true
    }
  }
}

// MARK: Geometry

extension Layer {
  /// The layer's rectangle in its own coordinates. Its origin scrolls what the layer holds.
  public var bounds: Rect {
    get { geometry.bounds }
    set { change { $0.bounds = newValue } }
  }

  /// Of the anchor point, in the superlayer's coordinates.
  public var position: Point {
    get { geometry.position }
    set { change { $0.position = newValue } }
  }

  /// The point that stays in place under the transform, in shares of the bounds.
  public var anchorPoint: Point {
    get { geometry.anchorPoint }
    set { change { $0.anchorPoint = newValue } }
  }

  /// Applied about the anchor point.
  public var transform: AffineTransform {
    get { geometry.transform }
    set { change { $0.transform = newValue } }
  }

  /// The smallest rectangle round the layer, in the superlayer's coordinates.
  ///
  /// Setting it sets `position` and the size of `bounds`.
  public var frame: Rect {
    get { geometry.frame }
    set { change { $0.frame = newValue } }
  }

  private func change(_ change: (inout LayerGeometry) -> Void) {
    let old = geometry
    change(&geometry)
    let new = geometry
    didChange(.boundsOrigin, from: old.bounds.origin, to: new.bounds.origin)
    didChange(.boundsSize, from: old.bounds.size, to: new.bounds.size)
    didChange(.position, from: old.position, to: new.position)
    didChange(.anchorPoint, from: old.anchorPoint, to: new.anchorPoint)
    didChange(.transform, from: old.transform, to: new.transform)
  }
}
