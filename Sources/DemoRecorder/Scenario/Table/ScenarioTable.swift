import Scene

/// The keys of a scenario file outside its steps.
enum ScenarioTable {
  static let root = RecordType([
    KeyDeclaration("title", .text, "what the film shows; without it, the file's name"),
    KeyDeclaration("component", .component, .required, "what is played, with its options"),
    KeyDeclaration(
      "device", .record(device), .byDefault(.record(Fields(values: ["name": .text("iphone-x")]))),
      "the screen: a preset, a preset turned, or a size of your own"),
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

  static let output = RecordType([
    KeyDeclaration(
      "fps", .integer(ScenarioLimits.fps), .byDefault(.integer(25)),
      "frames per second; at most 50 where a GIF is written, which cannot show delays under 20 ms"),
    KeyDeclaration(
      "scale", .number(ScenarioLimits.scale), .byDefault(.number(2)),
      "pixels per point; the picture's size in pixels is rounded up"),
    KeyDeclaration(
      "lastFrame", .time, .byDefault(.time(.seconds(2))),
      "how long the last frame stands before the loop"),
    KeyDeclaration(
      "loop", .choice(loops, orInteger: 1...65_535), .byDefault(.text("forever")),
      "how often the film plays"),
    KeyDeclaration(
      "touches", .choice(touches, orInteger: nil), .byDefault(.text("none")), "marks for touches"),
    KeyDeclaration("format", .set(formats), .byDefault(.list([.text("gif")])), "what is written"),
  ])

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

  private static let loops = [Choice("forever", "without end"), Choice("once", "one time")]

  private static let touches = [
    Choice("none", "no marks"), Choice("ring", "a ring under each finger"),
  ]

  private static let formats = [
    Choice("gif", "an animated GIF"),
    Choice("apng", "an animated PNG in true colour"), Choice("png", "a PNG of the last frame"),
    Choice("frames", "a folder with a PNG of every frame"),
    Choice("rgba", "the bare pixels of every frame, for other programs"),
  ]
}
