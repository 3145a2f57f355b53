import Scene

/// The steps of a scenario by name.
enum StepName: String, CaseIterable, Sendable {
  case tapOn, doubleTapOn, longPressOn, drag, swipe, touch, wait, settle, expect, snapshot
  case hide, show
  case `repeat`, include
}

/// One step: what may be written for it and what it does.
struct StepDeclaration: Sendable {
  var name: StepName
  var argument: Argument
  var meaning: String
  /// As it would stand in a list of steps, without the `- `.
  var example: String

  enum Argument: Sendable {
    case none
    case optional(ValueType)
    case required(ValueType)

    var type: ValueType? {
      switch self {
      case .none: nil
      case .optional(let type), .required(let type): type
      }
    }
  }
}

/// The table of steps: the decoder, the hints, the schema, `list steps` and the documents read it.
enum StepTable {
  static func declaration(named word: String) -> StepDeclaration? {
    StepName(rawValue: word).flatMap { name in all.first { $0.name == name } }
  }

  /// In the order in which they are explained.
  static let all: [StepDeclaration] =
    presses + moves + [
      StepDeclaration(
        name: .wait, argument: .required(.time), meaning: "Virtual time passes",
        example: "wait: 800ms"),
      StepDeclaration(
        name: .settle, argument: .optional(.record(settleKeys)),
        meaning:
          "Waits until no animation runs; endless animations and timers do not count. It fails "
          + "after 30 seconds",
        example: "settle"),
      StepDeclaration(
        name: .expect, argument: .required(.record(expectKeys)),
        meaning:
          "Checks a view at this instant, as it is drawn, at least one thing of it; or how often an "
          + "event of the component has happened",
        example: "expect: {id: bubble, center: [52, 500]}"),
      StepDeclaration(
        name: .snapshot, argument: .required(.name),
        meaning: "Writes a PNG of this instant; each name once, and not inside `repeat`",
        example: "snapshot: docked-left"),
      StepDeclaration(
        name: .hide, argument: .none, meaning: "What happens from here on is left out of the film",
        example: "hide"),
      StepDeclaration(
        name: .show, argument: .none, meaning: "What happens from here on is in the film again",
        example: "show"),
      StepDeclaration(
        name: .repeat, argument: .required(.record(repeatKeys)),
        meaning: "Plays a list of steps several times",
        example: "repeat: {times: 3, steps: [tapOn: bubble, settle]}"),
      StepDeclaration(
        name: .include, argument: .required(.file(.steps)),
        meaning: "Plays the steps of another file, which holds nothing but a list of steps",
        example: "include: _start-a-call.yaml"),
    ]

  private static let presses = [
    StepDeclaration(
      name: .tapOn, argument: .required(press(hold: .milliseconds(80))),
      meaning: "A finger comes down and goes up", example: "tapOn: start-call"),
    StepDeclaration(
      name: .doubleTapOn, argument: .required(press(hold: .milliseconds(80))),
      meaning: "Two taps, 100 ms from the first one's lift to the second",
      example: "doubleTapOn: bubble"),
    StepDeclaration(
      name: .longPressOn, argument: .required(press(hold: .milliseconds(600))),
      meaning: "A finger comes down, rests and goes up", example: "longPressOn: bubble"),
  ]

  private static let moves = [
    StepDeclaration(
      name: .drag, argument: .required(.record(dragKeys)),
      meaning: "A finger comes down, moves, and goes up",
      example: "drag: {from: bubble, to: [60, 500], over: 900ms}"),
    StepDeclaration(
      name: .swipe, argument: .required(.record(swipeKeys)),
      meaning: "A finger moves evenly and lifts at speed", example: "swipe: {direction: left}"),
    StepDeclaration(
      name: .touch, argument: .required(.record(touchKeys)),
      meaning: "One change of one finger, for gestures of several fingers",
      example: "touch: {finger: a, down: bubble}"),
  ]

  /// A view and a place in it, where a target is a mapping.
  static let targetKeys = RecordType([
    KeyDeclaration("id", .identifier, .required, "the view"),
    KeyDeclaration(
      "at", .fraction, .byDefault(.point(Target.middle)),
      "the place in its frame, as fractions of its width and height"),
  ])

  private static func press(hold: Duration) -> ValueType {
    .record(
      RecordType(
        [
          KeyDeclaration("on", .target, .required, "where"),
          KeyDeclaration("hold", .time, .byDefault(.time(hold)), "from down to up"),
        ], shorthand: "on"))
  }

  private static let dragKeys = RecordType([
    KeyDeclaration(
      "from", .target, "where the finger comes down; without it, the path's first place"),
    KeyDeclaration("to", .target, "where it goes up; without it, the path's last place"),
    KeyDeclaration(
      "path", .list(.target),
      "places on the way, joined by straight lines; the ease runs over the "
        + "length of the whole way"),
    KeyDeclaration(
      "over", .time, .byDefault(.time(.milliseconds(500))), "how long the movement takes"),
    KeyDeclaration(
      "ease", .choice(eases, orInteger: nil),
      "the curve of the movement; "
        + "without it `easeInEaseOut`, and `easeIn` for a flick"),
    KeyDeclaration(
      "press", .time, .byDefault(.time(.zero)), "how long the finger rests at the start"),
    KeyDeclaration(
      "hold", .time, .byDefault(.time(.zero)), "how long it rests at the end before it lifts"),
    KeyDeclaration(
      "release", .choice(releases, orInteger: nil), .byDefault(.text("rest")), "how it lifts"),
  ])

  private static let eases = [
    Choice("easeInEaseOut", "slow at both ends"), Choice("linear", "even"),
    Choice("easeIn", "slow at the start"), Choice("easeOut", "slow at the end"),
  ]

  private static let releases = [
    Choice("rest", "at its end point"),
    Choice("flick", "at speed, with the last move; the ease is `easeIn` and there is no `hold`"),
  ]

  private static let swipeKeys = RecordType([
    KeyDeclaration(
      "from", .target, .byDefault(.target(.screenFraction(Target.middle))),
      "where the finger comes down; the middle of the screen"),
    KeyDeclaration("to", .target, "where it goes up"),
    KeyDeclaration(
      "direction", .choice(directions, orInteger: nil),
      "instead of `to`: this way, 60 % of the screen's width or height"),
    KeyDeclaration(
      "over", .time, .byDefault(.time(.milliseconds(400))), "how long the movement takes"),
  ])

  private static let directions = [
    Choice("left", "towards the left side"), Choice("right", "towards the right side"),
    Choice("up", "towards the top"), Choice("down", "towards the bottom"),
  ]

  private static let touchKeys = RecordType([
    KeyDeclaration("finger", .name, .required, "a name for the finger"),
    KeyDeclaration("down", .target, "comes down here"),
    KeyDeclaration("move", .target, "moves here evenly, while the next steps play"),
    KeyDeclaration("up", .flag, "goes up where it is"),
    KeyDeclaration("cancel", .flag, "the system takes the touch away"),
    KeyDeclaration("over", .time, "how long the move takes; at once without it"),
  ])

  private static let settleKeys = RecordType([
    KeyDeclaration("within", .time, .required, "fails if an animation still runs after this time")
  ])

  private static let expectKeys = RecordType([
    KeyDeclaration("id", .identifier, "the view"),
    KeyDeclaration(
      "event", .event, "instead of a view: something that the component counts; with `count`"),
    KeyDeclaration(
      "count", .integer(0...1_000_000), "how often the event has happened since the beginning"),
    KeyDeclaration("exists", .boolean, "whether it is in the window"),
    KeyDeclaration(
      "visible", .boolean,
      "whether it can be seen: not hidden and its alpha at least 0.01, with all "
        + "views it stands in"),
    KeyDeclaration("frame", .rect, "its frame in the window, [x, y, width, height]"),
    KeyDeclaration("center", .point, "its centre in the window"),
    KeyDeclaration("alpha", .number(0...1), "its own alpha"),
    KeyDeclaration("text", .text, "the text it shows"),
    KeyDeclaration(
      "settlesWithin", .time, "how soon after a finger last lifted it came to rest where it is"),
    KeyDeclaration(
      "staysInside", .choice(areas, orInteger: nil),
      "what it has not left since a finger last lifted"),
    KeyDeclaration(
      "overshoot", .number(0...100_000),
      "how far it went beyond where it is, since a finger last lifted, in points"),
    KeyDeclaration(
      "model", .boolean, .byDefault(.boolean(false)),
      "reads the values it is on its way to, instead of those drawn"),
    KeyDeclaration(
      "within", .number(0...100_000),
      "the greatest difference allowed: in points for places and lengths "
        + "(0.5 without it), else for `alpha` (0.01 without it)"),
  ])

  private static let areas = [
    Choice("safeArea", "the part of the screen that bars and cut-outs leave free")
  ]

  private static let repeatKeys = RecordType([
    KeyDeclaration("times", .integer(1...ScenarioLimits.steps), .required, "how often"),
    KeyDeclaration("steps", .steps, .required, "what is played"),
  ])
}
