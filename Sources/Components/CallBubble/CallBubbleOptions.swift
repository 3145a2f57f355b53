public import Scene

/// What a scenario may choose about the call bubble; the defaults are the source document's.
public struct CallBubbleOptions: Sendable {
  public struct Texts: Sendable {
    public var call = "语音通话"
    public var minimize = "最小化"
    public var endCall = "结束对话"
    public var connecting = "正在接通"

    public init() {}
  }

  /// How long after the call screen first appears the call connects; nil to count from the first
  /// minimise, as the source document does.
  public var connectAfter: Duration?
  /// Whether the scenario begins with the bubble on the home screen.
  public var startMinimized = false
  public var texts = Texts()
  /// The picture in the bubble; nil for the built-in handset.
  public var icon: Image?
  public var shadow = Shadow(
    color: Color(white: 0, alpha: 0.06), opacity: 0.8, radius: 5,
    offset: Size(width: 0, height: 2))
  /// Whether a call of an hour or more reads h:mm:ss; without it the minutes begin again at 00.
  public var showsHours = false
  /// Whether the expanded call screen loses its rounded mask, and so its corners, at the end.
  public var clearsMaskAfterExpand = false

  public init() {}
}
