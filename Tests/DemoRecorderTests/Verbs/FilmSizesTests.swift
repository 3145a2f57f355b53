import Testing

@testable import DemoRecorder

/// What is said of how large films are.
@Suite struct FilmSizesTests {
  private func words(
    _ output: String, _ file: FilmFile, to place: OutputPlace = .folder("demos")
  ) throws -> String {
    let sink = TestSink()
    let console = Console(output: TestSink(), error: sink) { .zero }
    let scenario = try Play.scenario(
      "component: call-bubble\noutput: { fps: 25, scale: 2, \(output) }\nsteps: [wait: 1s]\n")
    FilmSizes(scenario: scenario, films: [file], place: place).say(on: console)
    return sink.text
  }

  private func film(_ bytes: Int, fps: Int = 25, scale: Double = 2, colors: Int? = nil) -> FilmFile
  {
    FilmFile(
      format: .gif, name: "a/x.gif", byteCount: bytes,
      rung: FilmRung(fps: fps, scale: scale, colors: colors))
  }

  @Test func aFilmOfFiveMegabytesIsNotWarnedOf() throws {
    #expect(try words("", film(5_000_000)).isEmpty)
  }

  @Test func aLargerOneIsWithWhatToDo() throws {
    let text = try words("", film(6_254_321))

    #expect(text.hasPrefix("warning: demos/a/x.gif is 6.25 MB large, and slow to load on a page\n"))
    #expect(text.contains("hint: 'maxSize: 2MB' in 'output' keeps it small"))
    #expect(try words("", film(6_254_321), to: .standardOutput).hasPrefix("warning: a/x.gif is"))
  }

  @Test func whoeverHasNamedALimitIsNotWarned() throws {
    #expect(try words("maxSize: 8MB", film(6_000_000)).isEmpty)
  }

  @Test(
    arguments: [
      (12, 1.0, nil, "12 fps instead of 25, scale 1 instead of 2 to stay below 2 MB: 1.9 MB"),
      (25, 1.5, nil, "scale 1.5 instead of 2 to stay below 2 MB: 1.9 MB"),
      (
        10, 1.0, 64,
        "10 fps instead of 25, scale 1 instead of 2, 64 colours in all to stay below 2 MB: 1.9 MB"
      ),
    ] as [(Int, Double, Int?, String)])
  func whatWasGivenUpIsSaid(fps: Int, scale: Double, colors: Int?, expected: String) throws {
    let text = try words("maxSize: 2MB", film(1_909_000, fps: fps, scale: scale, colors: colors))

    #expect(text == "demos/a/x.gif: \(expected)\n")
  }
}
