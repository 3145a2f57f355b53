extension ComponentDeclaration {
  /// A call screen that a circle uncovers.
  public static let callReveal = ComponentDeclaration(
    name: "call-reveal",
    summary: "A round call button that can be dragged; a circle grows from it to the call screen",
    identifiers: [
      Identifier("call-button", "the round button on the home screen, which can be dragged"),
      Identifier("call-screen", "the dark call screen, which a circle uncovers and covers"),
      Identifier("dismiss", "the round button on the call screen that leads back"),
    ],
    options: [
      OptionDeclaration("texts", texts, "the texts on the screen"),
      OptionDeclaration("icons", icons, "the pictures on the buttons"),
      OptionDeclaration(
        "limits", .choice(limits), default: .string(CallRevealOptions.Limits.device.rawValue),
        "how far up and down the call button can be dragged"),
      OptionDeclaration(
        "duration", .time, default: .time(.milliseconds(500)),
        "how long the circle grows, and how long it shrinks"),
    ])

  private static let texts = OptionType.texts([
    ("title", "", "the home screen's title, in its navigation bar")
  ])

  private static let icons = OptionType.record([
    OptionDeclaration("call", .picture, "on the call button, instead of the red disc"),
    OptionDeclaration(
      "dismiss", .picture, "on the button that leads back, instead of the blue disc"),
  ])

  private static let limits = CallRevealOptions.Limits.allCases.map { limits in
    switch limits {
    case .device:
      OptionType.Choice(limits.rawValue, "between the device's navigation bar and tab bar")
    case .document:
      OptionType.Choice(limits.rawValue, "64 points from the top and 49 from the bottom, always")
    }
  }
}
