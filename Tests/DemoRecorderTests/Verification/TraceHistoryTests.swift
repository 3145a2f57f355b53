import Scene
import Testing

@testable import DemoRecorder

@Suite struct TraceHistoryTests {
  private static func history(_ lines: String...) -> TraceHistory {
    TraceHistory(Array((["{\"recorder\":\"1\"}"] + lines).joined(separator: "\n").utf8))
  }

  private let before = history(
    #"{"t":0,"elements":{"bubble":{"alpha":1,"center":[50,60],"frame":[10,20,80,80]}}}"#,
    #"{"t":0.5,"elements":{"bubble":{"alpha":1,"center":[52,500],"frame":[12,460,80,80]},"label":{"text":"00:01"}}}"#,
    #"{"t":1,"elements":{"bubble":null}}"#)

  @Test func anElementIsWhatItsLastChangeMadeIt() {
    #expect(before.elements(at: .zero).keys.sorted() == ["bubble"])
    #expect(before.elements(at: .milliseconds(499))["bubble"]?["center"]?.text == "[50,60]")
    #expect(before.elements(at: .milliseconds(500))["bubble"]?["center"]?.text == "[52,500]")
    #expect(before.elements(at: .seconds(2)).keys.sorted() == ["label"])
  }

  @Test func aTrackTellsWhereAnElementWasAndWhenItLeft() {
    let track = before.track(of: "bubble")

    #expect(track.map(\.time) == [.zero, .milliseconds(500), .seconds(1)])
    #expect(
      track.map(\.frame) == [
        Rect(x: 10, y: 20, width: 80, height: 80), Rect(x: 12, y: 460, width: 80, height: 80), nil,
      ])
  }

  @Test func whatIsNoTraceHasNoValues() {
    for text in ["", "\n\n", "no\ntrace", "{}\n{\"t\":\"x\"}\n[1]\n{\"t\":1e400,\"elements\":{}}"] {
      #expect(TraceHistory(Array(text.utf8)).elements(at: .seconds(9)).isEmpty)
    }
  }

  @Test func changesNameElementPropertyAndBothValues() {
    let after = Self.history(
      #"{"t":0,"elements":{"bubble":{"alpha":1,"center":[55,500],"frame":[12,460,80,80]},"late":{"text":"hm"}}}"#
    )
    let comparison = ElementComparison(expected: before, actual: after)

    #expect(
      comparison.changes(at: .milliseconds(600)) == [
        ElementChange(element: "bubble", property: "center", expected: "52,500", actual: "55,500"),
        ElementChange(element: "label", property: "exists", expected: "true", actual: "false"),
        ElementChange(element: "late", property: "exists", expected: "false", actual: "true"),
      ])
    #expect(
      ElementComparison(expected: before, actual: before).changes(at: .milliseconds(600)).isEmpty)
  }

  @Test func aMaskedElementIsLeftOutWhereEitherRecordingShowsIt() throws {
    let after = Self.history(#"{"t":0,"elements":{"bubble":{"frame":[100.2,0,10,10.6]}}}"#)
    let area = FilmScope(
      ComparisonScope(
        masks: [.element("bubble"), .rectangle(Rect(x: 1, y: 2, width: 3, height: 4))],
        clip: Rect(x: 0.25, y: 0, width: 10, height: 10)),
      layout: try Self.layout(scale: 2), histories: [before, after])

    let fixed = PixelRect(left: 2, top: 4, right: 8, bottom: 12)
    let now = PixelRect(left: 200, top: 0, right: 221, bottom: 22)
    #expect(
      area.masks(at: .zero) == [fixed, PixelRect(left: 20, top: 40, right: 180, bottom: 200), now])
    #expect(area.masks(at: .seconds(1)) == [fixed, now])
    #expect(area.clip == PixelRect(left: 0, top: 0, right: 21, bottom: 20))
  }

  /// A screen alone, or in a frame.
  private static func layout(
    scale: Double, frame: PhoneSettings.FrameStyle = .none
  ) throws -> PictureLayout {
    try Play.scenario(
      "component: call-bubble\noutput: {scale: \(scale), frame: \(frame)}\nsteps: [settle]"
    ).layout
  }

  @Test func aFramedScreensMasksLieWhereTheScreenDoes() throws {
    let scope = ComparisonScope(
      masks: [.element("bubble"), .rectangle(Rect(x: 1, y: 2, width: 3, height: 4))],
      clip: Rect(x: 0, y: 0, width: 10, height: 10))
    let area = FilmScope(
      scope, layout: try Self.layout(scale: 2, frame: .bezel), histories: [before])

    // The screen begins 44 points into the picture: 24 of body and 20 of page.
    #expect(
      area.masks(at: .zero) == [
        PixelRect(left: 90, top: 92, right: 96, bottom: 100),
        PixelRect(left: 108, top: 128, right: 268, bottom: 288),
      ])
    #expect(area.clip == PixelRect(left: 88, top: 88, right: 108, bottom: 108))
  }

  @Test func aFrameBeyondAllNumbersIsNoTrap() throws {
    let wild = Self.history(#"{"t":0,"elements":{"bubble":{"frame":[1e300,-1e300,1e300,1e300]}}}"#)
    let area = FilmScope(
      ComparisonScope(masks: [.element("bubble")]), layout: try Self.layout(scale: 4),
      histories: [wild])

    #expect(area.masks(at: .zero).count == 1)
  }
}
