/// How the film is sampled, dressed and written.
extension ScenarioDecoder {
  mutating func output(_ root: Fields) -> OutputSettings? {
    guard let fields = root.record("output") else { return nil }
    guard let fps = fields.integer("fps"), let scale = fields.number("scale"),
      let lastFrame = fields.time("lastFrame"), let loop = Self.loop(fields.values["loop"]),
      let touches = fields.record("touches").flatMap(Self.touches),
      let formats = fields.list("format").map(Self.formats),
      let speed = fields.number("speed")
    else { preconditionFailure("every output setting has a default") }
    var settings = OutputSettings(
      fps: fps, scale: scale, lastFrame: lastFrame, loop: loop, touches: touches,
      speed: speed, poster: Self.poster(fields), formats: formats, phone: Self.phone(fields))
    if let bytes = fields.byteCount("maxSize"), let place = fields.places["maxSize"] {
      settings.maxSize = SizeLimit(bytes: bytes, location: place)
    }
    settings.strip = strip(fields)
    settings.sheet = sheet(fields)
    return settings
  }

  private static func loop(_ value: Value?) -> OutputSettings.Loop? {
    switch value {
    case .integer(let count): .plays(count)
    case .text("forever"): .forever
    case .text("once"): .plays(1)
    default: nil
    }
  }

  private static func formats(_ words: [Value]) -> [OutputFormat] {
    words.compactMap { if case .text(let word) = $0 { OutputFormat(rawValue: word) } else { nil } }
  }
}
