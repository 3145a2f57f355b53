/// The keys of `output`: how the film is sampled, dressed and written.
extension ScenarioTable {
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
      "touches", .record(touches), .byDefault(.record(noTouches)), "marks for touches"),
    KeyDeclaration(
      "speed", .number(ScenarioLimits.speed), .byDefault(.number(1)),
      "seconds of the scenario that pass in a second of the film"),
    KeyDeclaration(
      "poster", .filmPlace,
      "the frame with which a film that loops begins, as a time of the film or a share of it"),
    KeyDeclaration(
      "statusBar", .boolean,
      "the status bar and the home indicator, where the device has them; on for presets, off for a "
        + "size of your own"),
    KeyDeclaration(
      "frame", .choice(frames, orInteger: nil), .byDefault(.text("none")),
      "what the screen stands in"),
    KeyDeclaration(
      "background", .color,
      "what is round the device, opaque; without it, white, or GitHub's #0D1117 in dark appearance"),
    KeyDeclaration("format", .set(formats), .byDefault(.list([.text("gif")])), "what is written"),
    KeyDeclaration(
      "maxSize", .byteCount,
      "how large a GIF or APNG may become; it gives up frames per second, then scale, then colours "
        + "for it"),
    KeyDeclaration("strip", .record(strip), "the page of format `strip`"),
    KeyDeclaration("sheet", .record(sheet), "the page of format `sheet`"),
  ])

  private static let loops = [Choice("forever", "without end"), Choice("once", "one time")]

  private static let frames = [
    Choice("none", "nothing: square corners and no cut-outs, as captures are"),
    Choice("bezel", "the device's body, on a margin"),
    Choice("shadow", "the display's round corners, on a margin with a shadow"),
  ]

  private static let formats = [
    Choice("gif", "an animated GIF"),
    Choice("apng", "an animated PNG in true colour"), Choice("png", "a PNG of the last frame"),
    Choice("frames", "a folder with a PNG of every frame"),
    Choice("rgba", "the bare pixels of every frame, for other programs; not verified"),
    Choice("y4m", "every frame in YUV, for programs that make videos; not verified"),
    Choice("strip", "a PNG of moments side by side, the time under each"),
    Choice("sheet", "a PNG of all snapshots, the name under each"),
  ]
}
