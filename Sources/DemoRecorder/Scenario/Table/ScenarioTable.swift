import Scene

/// The keys of a scenario file outside its steps.
enum ScenarioTable {
  /// The keys of one that is not multiplied.
  static let single = RecordType(
    [
      KeyDeclaration("title", .text, "what the film shows; without it, the file's name"),
      KeyDeclaration("component", .component, .required, "what is played, with its options"),
      KeyDeclaration(
        "device", .record(device), .byDefault(.record(Fields(values: ["name": .text("iphone-x")]))),
        "the screen: a preset, a preset turned, or a size of your own"),
    ] + looks + [
      KeyDeclaration(
        "font", .fonts,
        "what texts are drawn with before the default fonts: an installed family, a file, or a list"
      ),
      KeyDeclaration(
        "output", .record(output), .byDefault(.record(.defaults(of: output))),
        "how the film is written"),
      KeyDeclaration(
        "verify", .record(verify), "how `verify` compares its recordings; without it, exactly"),
      KeyDeclaration("steps", .steps, .required, "what is played"),
    ])

  static let device = RecordType(
    [
      KeyDeclaration("name", .devicePreset, "a preset"),
      KeyDeclaration(
        "landscape", .boolean, .byDefault(.boolean(false)), "turns the preset on its side"),
      KeyDeclaration("size", .size, "instead of a preset: width and height, in points"),
      KeyDeclaration(
        "scale", .number(1...4), "the screen's own pixels per point, 2 without it; goes with `size`"
      ),
      KeyDeclaration("safeArea", .record(safeArea), "goes with `size`"),
    ], shorthand: "name")

  static let verify = RecordType([
    KeyDeclaration(
      "threshold", .number(0...1),
      "how different a colour may be, by pixelmatch's metric, whose own default is 0.1"),
    KeyDeclaration(
      "maxDiffPixels", .integer(0...ScenarioLimits.pixels), "so many pixels of a picture may differ"
    ),
    KeyDeclaration(
      "maxDiffPixelRatio", .number(0...1), "such a part of a picture's pixels may differ"),
    KeyDeclaration(
      "antialiasing", .choice(antialiasing, orInteger: nil),
      "whether the pixels of smoothed edges count; `ignore` with a threshold, else `count`"),
    KeyDeclaration(
      "mask", .list(.area), "what is left out: a view wherever it is, or a rectangle in points"),
    KeyDeclaration("clip", .rect, "only this is compared, in points"),
  ])

  private static let antialiasing = [
    Choice("ignore", "they may differ"), Choice("count", "they count like all others"),
  ]

  private static let safeArea = RecordType(
    ["top", "left", "bottom", "right"].map {
      KeyDeclaration(
        $0, .number(0...10_000), .byDefault(.number(0)), "inset from the \($0) side, in points")
    })
}
