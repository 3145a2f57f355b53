import Codecs
@testable import DemoRecorder
import Scene

extension ReportHeader {
  /// Of a run with no flags.
  static let sample = ReportHeader(VerifyOptions(), scenarios: 1, recorder: "0.1.0")
}

extension VerificationResult {
  static func passed(_ name: String) -> VerificationResult {
    VerificationResult(
      name: name, scenario: "scenarios/\(name).yaml", title: name, outcome: .passed)
  }

  static func failed(_ name: String, _ findings: Finding...) -> VerificationResult {
    var result = passed(name)
    result.outcome = .failed
    result.findings = findings
    return result
  }

  /// A film in which the bubble stands three points further down from frame 37 on.
  static let movedBubble: VerificationResult = {
    var result = failed("behaviour/dock", .difference(.movedBubble))
    result.title = "Dock the bubble"
    result.changedOrigins = ["recorded with Inter 3.019, now 4.0"]
    result.candidates = [
      .init(
        file: "behaviour/dock.gif", digest: "52480-89abcdef01234567",
        baseline: "52479-1234567890abcde")
    ]
    result.comparedFiles = 2
    result.time = .milliseconds(1_250)
    return result
  }()
}

extension FileDifference {
  static let movedBubble = FileDifference(
    file: "behaviour/dock.gif",
    comparison: FilmDifference(
      expected: FilmFacts(
        width: 750, height: 1_624, frames: 120, length: .milliseconds(9_240), loop: .forever),
      actual: FilmFacts(
        width: 750, height: 1_624, frames: 121, length: .milliseconds(9_250), loop: .forever),
      properties: [.init(property: .length, expected: "9.24 s", actual: "9.25 s")],
      pixels: DifferingPixels(
        first: DifferingFrame(
          frame: 37, time: .milliseconds(740),
          difference: PictureDifference(
            pixels: 1_204, bounds: PixelRect(left: 24, top: 920, width: 160, height: 166),
            greatestChannelDifference: 35),
          ratio: 1_204.0 / 1_218_000),
        worst: DifferingFrame(
          frame: 40, time: .milliseconds(800),
          difference: PictureDifference(
            pixels: 2_436, bounds: PixelRect(left: 24, top: 920, width: 160, height: 170),
            greatestChannelDifference: 255),
          ratio: 0.002),
        frames: 12, spans: [TimeSpan(start: .milliseconds(740), end: .milliseconds(1_200))])),
    elements: [
      ElementChange(
        element: "bubble", property: "center", expected: "52,500", actual: "55,500")
    ],
    pictures: .init(
      comparison: "difference/behaviour/dock.gif.png",
      animation: "difference/behaviour/dock.gif.apng"))
}
