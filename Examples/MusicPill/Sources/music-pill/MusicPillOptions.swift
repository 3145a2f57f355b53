import Components

/// What a scenario may choose about the music pill.
struct MusicPillOptions {
  enum Side: String {
    case left, right
  }

  let title: String
  let artist: String
  let side: Side
  let turn: Duration

  /// The declaration has a default for every option, so each has a value.
  init(_ values: OptionValues) {
    title = values.string("title") ?? ""
    artist = values.string("artist") ?? ""
    side = values.string("side").flatMap(Side.init) ?? .right
    turn = values.time("turn") ?? .seconds(6)
  }
}
