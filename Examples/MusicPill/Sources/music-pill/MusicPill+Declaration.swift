import Components

extension MusicPill {
  static let declaration = ComponentDeclaration(
    name: "music-pill",
    summary: "A song in a floating pill that springs to the sides",
    identifiers: [
      .init("play", "the button in the library that lets the pill pop up"),
      .init("pill", "the floating pill, which can be dragged and tapped"),
      .init("pill-cover", "the turning cover in the pill"),
      .init("pill-title", "the song's title in the pill"),
      .init("pill-time", "the label in the pill that counts the time"),
      .init("pill-close", "the cross that puts the pill away"),
      .init("player", "the player, which fills the screen"),
      .init("player-cover", "the turning cover on the player"),
      .init("player-dismiss", "the button on the player that leads back"),
    ],
    options: [
      OptionDeclaration("title", .string, default: .string("Night Drive"), "the song's title"),
      OptionDeclaration("artist", .string, default: .string("The Long Way"), "who plays it"),
      OptionDeclaration(
        "side", .choice(sides), default: .string("right"), "where the pill first stands"),
      OptionDeclaration(
        "turn", .time, default: .time(.seconds(6)), "how long the cover takes to turn once"),
    ],
    events: [.init("closed", "the cross has put the pill away")])

  private static let sides = [
    OptionType.Choice("left", "at the left side"),
    OptionType.Choice("right", "at the right side"),
  ]
}
