extension ComponentDeclaration {
  /// A message that springs up from below the screen.
  public static let pushAlert = ComponentDeclaration(
    name: "push-alert",
    summary: "A message that springs up from the bottom and can be swiped off",
    identifiers: [
      Identifier("show", "the button on the home screen that shows the alert"),
      Identifier("dismiss", "the button on the home screen that starts the alert's countdown"),
      Identifier("tap-note", "the small text between the buttons, there after the alert's tap"),
      Identifier("alert", "the alert, which can be dragged to the sides and tapped"),
      Identifier("alert-message", "the alert's text, of three lines at most"),
      Identifier("alert-close", "the button in the alert's corner that closes it"),
    ],
    options: [
      OptionDeclaration(
        "message", .string, default: .string(PushAlertOptions().message), "what the alert says"),
      OptionDeclaration(
        "delay", .time, default: .time(PushAlertOptions().delay),
        "how long after the dismiss button was pressed the alert goes: in whole seconds, rounded up, "
          + "and one at least"),
      OptionDeclaration("texts", texts, "the texts on the home screen"),
      OptionDeclaration(
        "tapAction", .boolean, default: .boolean(false),
        "whether a tap on the alert does something: it shows the small text"),
      OptionDeclaration(
        "faithful", .boolean, default: .boolean(false),
        "follows the original in its quirks too: its resting place knows one tall screen only, and "
          + "showing or dismissing twice behaves as there"),
    ],
    events: PushAlertEvent.allCases.map { Event($0.rawValue, $0.meaning) })

  private static let texts = OptionType.texts([
    ("show", "show", "the button that shows the alert"),
    ("dismiss", "dismiss", "the button that starts the countdown"),
    ("tapped", "tapped", "what is shown after a tap on the alert"),
  ])
}
