/// What a layer casts behind itself: its blurred silhouette in one colour.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  /// Multiplied with the colour's own alpha; 0 draws nothing.
  public var opacity: Double
  /// The Gaussian's standard deviation σ, in points (half of a CSS blur).
  public var radius: Double
  /// How far the silhouette is moved, in points; a positive height moves it down.
  public var offset: Size
  /// The silhouette, in the layer's own coordinates; nil for the layer's composited alpha.
  public var path: Path?

  public init(color: Color, opacity: Double, radius: Double, offset: Size, path: Path? = nil) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
    self.path = path
  }
}
