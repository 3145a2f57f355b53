import Scene

extension ComponentDeclaration {
  /// A voice call that minimises into a floating bubble.
  public static let callBubble = ComponentDeclaration(
    name: "call-bubble",
    summary: "A voice call that minimises into a floating bubble, and back",
    identifiers: [
      Identifier("start-call", "the button on the home screen that starts a call"),
      Identifier("voice-screen", "the black call screen"),
      Identifier("minimize", "the button on the call screen that shrinks it into the bubble"),
      Identifier("end-call", "the button on the call screen that ends the call"),
      Identifier("bubble", "the floating bubble, which can be dragged and tapped"),
      Identifier("bubble-icon", "the picture in the bubble"),
      Identifier("bubble-time", "the label in the bubble, which counts the call's time"),
    ],
    options: [
      OptionDeclaration(
        "connectAfter", .time,
        "how long after the call screen first appears the call connects and its time begins to "
          + "count; without it the time counts from the first minimise"),
      OptionDeclaration(
        "startMinimized", .boolean, default: .boolean(false),
        "begins with the bubble on the home screen"),
      OptionDeclaration("texts", texts, "the texts on the screen"),
      OptionDeclaration("icon", .picture, "the picture in the bubble, instead of the handset"),
      OptionDeclaration("shadow", shadow, "the bubble's shadow"),
      OptionDeclaration(
        "hours", .boolean, default: .boolean(false),
        "counts on to h:mm:ss after an hour, instead of from 00:00 again"),
      OptionDeclaration(
        "clearMaskAfterExpand", .boolean, default: .boolean(false),
        "takes the mask off the call screen when it has expanded"),
    ],
    events: [
      Event("call-started", "a call screen was opened for a new call"),
      Event("minimized", "the call screen has shrunk into the bubble"),
      Event("expanded", "the call screen has grown from the bubble"),
      Event("call-ended", "the call screen and the bubble are gone"),
    ])

  private static let texts = OptionType.texts([
    ("call", "语音通话", "the button that starts the call"),
    ("minimize", "最小化", "the button that shrinks the call screen"),
    ("endCall", "结束对话", "the button that ends the call"),
    ("connecting", "正在接通", "the bubble's label until the call is connected"),
  ])

  private static let shadow = OptionType.record([
    OptionDeclaration(
      "opacity", .number(0...1), default: .number(0.8), "how strong it is; 0 draws none"),
    OptionDeclaration(
      "radius", .number(0...100), default: .number(5), "its blur's standard deviation, in points"),
    OptionDeclaration(
      "offset", .point, default: .point(Point(x: 0, y: 2)), "how far it is moved, in points"),
  ])
}
