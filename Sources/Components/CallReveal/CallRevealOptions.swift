public import Scene

/// What a scenario may choose about the call reveal; the defaults are the source document's.
public struct CallRevealOptions: Sendable {
  /// What keeps the ball in its place at the top and at the bottom.
  public enum Limits: String, Sendable, CaseIterable {
    /// The navigation bar and the tab bar of the device.
    case device
    /// The source document's constants, 64 and 49 points, whatever the device.
    case document
  }

  public struct Texts: Sendable {
    /// In the home screen's navigation bar; empty for none.
    public var title = ""

    public init() {}
  }

  public struct Icons: Sendable {
    /// On the ball; nil for the built-in red disc.
    public var call: Image?
    /// On the button that ends the call screen; nil for the built-in blue disc.
    public var dismiss: Image?

    public init() {}
  }

  public var texts = Texts()
  public var icons = Icons()
  public var limits = Limits.device
  /// Of the circle, growing or shrinking.
  public var duration = Duration.milliseconds(500)

  public init() {}
}
