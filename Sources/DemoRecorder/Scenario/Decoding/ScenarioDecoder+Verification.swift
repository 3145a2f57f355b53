import Scene

extension ScenarioDecoder {
  /// Reports a clip that leaves nothing to be compared: such a check could never fail.
  mutating func checkClip(on device: Device, _ root: Fields) {
    guard let fields = root.record("verify"), let clip = fields.rect("clip"),
      let place = fields.places["clip"]
    else { return }
    let screen = Rect(origin: .zero, size: device.size)
    guard clip.intersection(screen).isEmpty else { return }
    report(
      .unfit("nothing of the screen lies in 'clip'", reason: "then nothing would be compared"),
      at: place)
  }

  /// How the scenario wants its recordings compared.
  static func rules(_ fields: Fields?) -> ComparisonRules {
    guard let fields else { return ComparisonRules() }
    return ComparisonRules(
      threshold: fields.number("threshold"),
      antialiasing: fields.text("antialiasing").flatMap(AntialiasingRule.init),
      maxDiffPixels: fields.integer("maxDiffPixels"),
      maxDiffPixelRatio: fields.number("maxDiffPixelRatio"),
      masks: (fields.list("mask") ?? []).compactMap(mask), clip: fields.rect("clip"))
  }

  private static func mask(_ area: Value) -> ComparisonScope.Mask? {
    switch area {
    case .text(let identifier): .element(identifier)
    case .rect(let rectangle): .rectangle(rectangle)
    default: nil
    }
  }
}
