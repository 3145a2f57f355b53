/// What a scenario may choose about the push alert; the defaults are the source document's demo.
public struct PushAlertOptions: Sendable {
  public struct Texts: Sendable {
    public var show = "show"
    public var dismiss = "dismiss"
    /// What home says after the alert has been tapped.
    public var tapped = "tapped"

    public init() {}
  }

  private static let sentence =
    "Do any additional setup after loading the view, typically from a nib."

  public var message = String(repeating: sentence, count: 4)
  /// How long after the dismiss button has been pressed the alert goes.
  public var delay = Duration.seconds(2)
  public var texts = Texts()
  /// Whether a tap on the alert does something: home says so.
  public var hasTapAction = false
  /// Whether the source document's behaviour is followed where a robust version does otherwise.
  public var isFaithful = false

  public init() {}
}
