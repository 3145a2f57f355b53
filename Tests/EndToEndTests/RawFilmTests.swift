import Foundation
import Testing

/// Whether the machine has ffmpeg.
private let hasFFmpeg = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")

/// Bare pixels on standard output, as a program takes them that makes films of other forms.
@Suite struct RawFilmTests {
  private func run(_ command: String, in folder: TemporaryFolder) throws -> Outcome {
    try Program.run(
      URL(filePath: "/bin/sh"), ["-c", command], in: folder.url,
      environment: ["RECORDER": Program.recorder.path])
  }

  @Test(.enabled(if: hasFFmpeg), arguments: [1, 2])
  func ffmpegGetsThePixelsOfTheFrames(jobs: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleScenario.smallBubble(formats: "frames"), to: "scenarios/x.yaml")
    let recorded = try Program.record(["record"], in: folder.url)
    #expect(recorded.status == 0, "\(recorded.errors)")

    let piped = try run(
      """
      "$RECORDER" record -j \(jobs) --format rgba -o - | ffmpeg -v error -f rawvideo \
      -pix_fmt rgba -s 160x284 -r 10 -i - -f rawvideo -pix_fmt rgba -
      """, in: folder)
    let frames = try run(
      """
      ffmpeg -v error -framerate 10 -i demos/x.frames/%05d.png -f rawvideo -pix_fmt rgba -
      """, in: folder)

    // The last frame stands for half a second.
    let frame = 160 * 284 * 4
    let hold = (0..<4).reduce(Data()) { data, _ in data + frames.output.suffix(frame) }
    #expect(frames.output.count > 7 * frame && frames.output.count % frame == 0)
    #expect(piped.output == frames.output + hold)
    #expect(try folder.files().filter { $0.hasSuffix(".rgba") }.isEmpty)
  }

  /// ffmpeg's own conversion to RGB is allowed to be as exact as it can.
  @Test(.enabled(if: hasFFmpeg), arguments: [1, 2])
  func ffmpegGetsAVideoWithinOneLevelOfTheFrames(jobs: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleScenario.smallBubble(formats: "frames"), to: "scenarios/x.yaml")
    let recorded = try Program.record(["record"], in: folder.url)
    #expect(recorded.status == 0, "\(recorded.errors)")

    let piped = try run(
      """
      "$RECORDER" record -j \(jobs) --format y4m -o - | ffmpeg -v error -i - \
      -sws_flags accurate_rnd+full_chroma_int+bitexact -f rawvideo -pix_fmt rgb24 -
      """, in: folder)
    let frames = try run(
      "ffmpeg -v error -framerate 10 -i demos/x.frames/%05d.png -f rawvideo -pix_fmt rgb24 -",
      in: folder)

    let frame = 160 * 284 * 3
    let hold = (0..<4).reduce(Data()) { data, _ in data + frames.output.suffix(frame) }
    let wanted = frames.output + hold
    #expect(piped.errors == "" && piped.output.count == wanted.count)
    let farthest = zip(piped.output, wanted).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    #expect(farthest == 1)
  }

  @Test(.enabled(if: hasFFmpeg)) func ffmpegMakesAFilmOfTheStreamWithoutBeingTold() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleScenario.smallBubble(formats: "gif"), to: "scenarios/x.yaml")

    let piped = try run(
      """
      "$RECORDER" record --format y4m -o - -q | ffmpeg -v error -i - out.mp4 && \
      ffprobe -v error -show_entries stream=width,height,r_frame_rate,color_range -of csv=p=0 out.mp4
      """, in: folder)

    #expect(piped.status == 0, "\(piped.errors)")
    #expect(piped.text.contains("160,284,"))
    #expect(piped.text.contains("10/1"))
  }

  @Test func aReaderThatGoesAwayIsAnErrorAndNoCrash() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleScenario.smallBubble(formats: "gif"), to: "scenarios/x.yaml")

    let piped = try run(
      #"{ "$RECORDER" record --format rgba -o - -q; echo "status $?" >&2; } | head -c 100 | wc -c"#,
      in: folder)

    #expect(piped.text.contains("100"))
    #expect(piped.errors.contains("standard output: nobody reads it any more"))
    #expect(piped.errors.contains("status 5"))
  }
}
