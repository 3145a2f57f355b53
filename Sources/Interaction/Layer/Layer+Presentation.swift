public import Scene

extension Layer {
  /// What is drawn now: the model with all running animations. Each value is worked out when asked
  /// for.
  public var presentation: LayerPresentation { LayerPresentation(layer: self) }
}

/// The drawn values of a layer at its screen's time.
public struct LayerPresentation {
  let layer: Layer

  public var bounds: Rect {
    var bounds = value(.bounds, layer.bounds)
    bounds.origin = value(.boundsOrigin, bounds.origin)
    bounds.size = value(.boundsSize, bounds.size)
    return bounds
  }
  public var position: Point { value(.position, layer.position) }
  public var anchorPoint: Point { value(.anchorPoint, layer.anchorPoint) }
  public var transform: AffineTransform {
    let transform = value(.transform, layer.transform)
    guard let now = movingTime(.rotation) else { return transform }
    var parts = transform.components
    parts[2] = layer.runs.presented(.rotation, over: parts[2], at: now)
    return AffineTransform(components: parts)
  }
  /// The smallest rectangle round the layer, in the superlayer's coordinates.
  public var frame: Rect { geometry.frame }
  public var opacity: Double { value(.opacity, layer.opacity) }
  public var backgroundColor: Color? { color(.backgroundColor, layer.backgroundColor) }
  public var cornerRadius: Double { value(.cornerRadius, layer.cornerRadius) }
  public var borderWidth: Double { value(.borderWidth, layer.borderWidth) }
  public var borderColor: Color? { color(.borderColor, layer.borderColor) }
  public var shadowColor: Color? { color(.shadowColor, layer.shadowColor) }
  public var shadowOpacity: Double { value(.shadowOpacity, layer.shadowOpacity) }
  public var shadowRadius: Double { value(.shadowRadius, layer.shadowRadius) }
  public var shadowOffset: Size { value(.shadowOffset, layer.shadowOffset) }
  public var shadowPath: Path? { path(.shadowPath, layer.shadowPath) }
  /// A shape layer's outline; nil for other layers.
  public var path: Path? { (layer as? ShapeLayer).flatMap { path(.path, $0.path) } }

  var geometry: LayerGeometry {
    guard !layer.runs.isEmpty else { return layer.geometry }
    return LayerGeometry(
      bounds: bounds, position: position, anchorPoint: anchorPoint, transform: transform)
  }

  func value<Value: AdditivelyInterpolatable>(
    _ property: AnimatableProperty<Value>, _ model: Value
  ) -> Value {
    guard let now = movingTime(property.name) else { return model }
    return layer.runs.presented(property, over: model, at: now)
  }

  /// No colour stays none as long as nothing moves it.
  func color(_ property: AnimatableProperty<Color>, _ model: Color?) -> Color? {
    guard let now = movingTime(property.name) else { return model }
    return layer.runs.presented(property, over: model ?? .clear, at: now)
  }

  func path(_ property: AnimatableProperty<Path>, _ model: Path?) -> Path? {
    guard let now = movingTime(property.name) else { return model }
    return layer.runs.presented(property, over: model ?? Path(), at: now)
  }

  /// The time, if anything moves the property.
  private func movingTime(_ name: AnimatablePropertyName) -> Duration? {
    guard let context = layer.context, layer.runs.contains(where: { $0.name == name }) else {
      return nil
    }
    return context.now
  }
}
