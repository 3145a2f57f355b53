/// What the whole screen shows at one instant. Two that are equal look the same.
public struct FrameSnapshot: Hashable, Sendable {
  /// The screen's size in points.
  public var size: Size
  /// From back to front, in screen coordinates, over opaque black.
  public var layers: [LayerSnapshot]

  public init(size: Size, layers: [LayerSnapshot]) {
    self.size = size
    self.layers = layers
  }
}
