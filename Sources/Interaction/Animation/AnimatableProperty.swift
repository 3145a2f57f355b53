public import Scene

/// A property of a layer that can be animated, with the type of its values.
///
/// There are only those named below, so a property cannot be given values of another type.
public struct AnimatableProperty<Value: Interpolatable>: Hashable, Sendable {
  /// Which of a layer's properties this is.
  let name: AnimatablePropertyName

  fileprivate init(_ name: AnimatablePropertyName) { self.name = name }
}

/// Core Animation's names of the animatable properties; implicit animations have them as keys.
enum AnimatablePropertyName: String, Hashable, Sendable {
  case bounds, position, anchorPoint, transform, opacity, backgroundColor, cornerRadius
  case borderWidth, borderColor, shadowColor, shadowOpacity, shadowRadius, shadowOffset, shadowPath
  case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase
  case boundsOrigin = "bounds.origin"
  case boundsSize = "bounds.size"
  case rotation = "transform.rotation"
}

extension AnimatableProperty where Value == Rect {
  /// Origin and size in one; block animations move them apart, as `boundsOrigin` and `boundsSize`.
  public static var bounds: Self { Self(.bounds) }
}

extension AnimatableProperty where Value == Point {
  public static var position: Self { Self(.position) }
  public static var anchorPoint: Self { Self(.anchorPoint) }
  public static var boundsOrigin: Self { Self(.boundsOrigin) }
}

extension AnimatableProperty where Value == Size {
  public static var boundsSize: Self { Self(.boundsSize) }
  public static var shadowOffset: Self { Self(.shadowOffset) }
}

extension AnimatableProperty where Value == AffineTransform {
  public static var transform: Self { Self(.transform) }
}

extension AnimatableProperty where Value == Double {
  public static var opacity: Self { Self(.opacity) }
  /// The angle in the transform, in radians, clockwise on screen. Unlike an animation of `transform`,
  /// which takes the short way round, one of the angle turns as often as its numbers say.
  public static var rotation: Self { Self(.rotation) }
  public static var cornerRadius: Self { Self(.cornerRadius) }
  public static var borderWidth: Self { Self(.borderWidth) }
  public static var shadowOpacity: Self { Self(.shadowOpacity) }
  public static var shadowRadius: Self { Self(.shadowRadius) }
  /// Of shape layers.
  public static var lineWidth: Self { Self(.lineWidth) }
  /// Of shape layers.
  public static var miterLimit: Self { Self(.miterLimit) }
  /// Of shape layers.
  public static var lineDashPhase: Self { Self(.lineDashPhase) }
}

/// No colour moves as clear does.
extension AnimatableProperty where Value == Color {
  public static var backgroundColor: Self { Self(.backgroundColor) }
  public static var borderColor: Self { Self(.borderColor) }
  public static var shadowColor: Self { Self(.shadowColor) }
  /// Of shape layers.
  public static var fillColor: Self { Self(.fillColor) }
  /// Of shape layers.
  public static var strokeColor: Self { Self(.strokeColor) }
}

extension AnimatableProperty where Value == Path {
  /// Of shape layers.
  public static var path: Self { Self(.path) }
  public static var shadowPath: Self { Self(.shadowPath) }
}
