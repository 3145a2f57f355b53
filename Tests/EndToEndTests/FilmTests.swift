import Foundation
import Testing

/// Whether the machine has what decodes our films independently: Pillow, NumPy and ffmpeg.
private let hasDecoders =
  (try? Program.run(
    URL(filePath: "/usr/bin/python3"),
    ["-c", "import PIL, numpy, shutil, sys; sys.exit(shutil.which('ffmpeg') is None)"],
    in: URL(filePath: "/")))?.status == 0

@Suite struct FilmTests {
  @Test(.enabled(if: hasDecoders), arguments: [50, 30, 25, 12])
  func otherDecodersSeeEveryPixelAndEveryDelay(fps: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleScenario.callBubble(fps: fps, scale: 0.5), to: "scenarios/call.yaml")

    let recorded = try Program.record(["record"], in: folder.url)
    #expect(recorded.status == 0, "\(recorded.errors)")

    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "compare_film.py")
    let compared = try Program.run(
      URL(filePath: "/usr/bin/python3"),
      [script.path, "demos/call.gif", "demos/call.frames"], in: folder.url)
    #expect(compared.status == 0, "\(compared.text)\(compared.errors)")
  }

  @Test func sixtyFramesPerSecondAreRefusedForAGIFWithTheReason() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleScenario.callBubble(fps: 60), to: "scenarios/call.yaml")

    let recorded = try Program.record(["record"], in: folder.url)

    #expect(recorded.status == 2)
    #expect(recorded.errors.contains("scenarios/call.yaml:2:16: error:"))
    #expect(recorded.errors.contains("20 ms"))
    #expect(try folder.files() == ["scenarios/call.yaml"])
  }
}
