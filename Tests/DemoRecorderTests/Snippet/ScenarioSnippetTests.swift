import Components
import Testing

@testable import DemoRecorder

/// What a README shows of a scenario.
@Suite struct ScenarioSnippetTests {
  private func snippet(_ settings: String) throws -> ScenarioSnippet {
    let text = "component: call-bubble\n\(settings)\nsteps: [settle]\n"
    let loader = ScenarioLoader(registry: .builtIn) { _ in throw ScenarioInput.Missing() }
    let loaded = loader.load(Array(text.utf8), file: "x.yaml")
    let first = try #require(loaded.scenario, "\(loaded.rendered)")
    let variants = loaded.variants.compactMap {
      loader.load(Array(text.utf8), file: "x.yaml", variant: $0).scenario
    }
    return ScenarioSnippet(name: "b/x", of: variants.isEmpty ? [first] : variants)
  }

  private func lines(_ settings: String, page: String = "/home") throws -> [String] {
    try snippet(settings).pictures.map { $0.line(in: page, filmsIn: "/home/demos") }
  }

  @Test func lightAndDarkAreOnePicture() throws {
    #expect(
      try lines("title: A call\nmatrix: {appearance: [dark, light]}") == [
        """
        <picture><source media="(prefers-color-scheme: dark)" srcset="demos/b/x-dark.gif">\
        <img alt="A call" src="demos/b/x-light.gif" width="375"></picture>
        """
      ])
  }

  @Test func everythingElseGivesAPictureOfItsOwn() throws {
    let pictures = try snippet(
      "matrix: {device: [iphone-x, iphone-se-1], appearance: [light, dark], locale: [en, ar]}"
    ).pictures

    #expect(
      pictures.map(\.name) == [
        "b/x-iphone-x-en", "b/x-iphone-x-ar", "b/x-iphone-se-1-en", "b/x-iphone-se-1-ar",
      ])
    #expect(pictures.map(\.width) == [375, 375, 320, 320])
    #expect(pictures[1].file == "b/x-iphone-x-light-ar.gif")
    #expect(pictures[1].darkFile == "b/x-iphone-x-dark-ar.gif")
  }

  @Test(arguments: ["light", "dark"])
  func anAppearanceAloneIsAPlainPicture(appearance: String) throws {
    #expect(
      try lines("title: t\nmatrix: {appearance: [\(appearance)]}") == [
        "<img alt=\"t\" src=\"demos/b/x-\(appearance).gif\" width=\"375\">"
      ])
  }

  @Test func aPlaceForWhatCannotBeShownIsLeftAlone() throws {
    let snippet = try snippet("output: {format: [strip]}")
    #expect(snippet.pictures.isEmpty)
    #expect(snippet.pictures(named: "b/x") == nil)
  }

  /// 375 × 0.7 = 262.5 pixels, 263 in the picture: 375.7 points.
  @Test(arguments: [("2", 375), ("0.7", 376), ("4", 375)])
  func theWidthIsThePicturesInPoints(scale: String, width: Int) throws {
    #expect(try snippet("output: {scale: \(scale)}").pictures.map(\.width) == [width])
  }

  @Test(arguments: [
    ("[apng, gif]", "b/x.gif"), ("[png, apng]", "b/x.apng"), ("[frames, png]", "b/x.png"),
  ])
  func theFormIsTheOneThatBrowsersShowBest(formats: String, file: String) throws {
    #expect(try snippet("output: {format: \(formats)}").pictures.map(\.file) == [file])
  }

  @Test func whatIsNoPictureIsNotShown() throws {
    #expect(try snippet("output: {format: [frames, rgba]}").pictures.isEmpty)
  }

  /// The characters that end an attribute, a line, a table's cell or that begin code.
  @Test func aTitleStaysInItsAttribute() throws {
    let line = try #require(lines(#"title: "a\"<b>&|`c\nd 语👋""#).first)

    #expect(
      line.hasPrefix("<img alt=\"a&quot;&lt;b&gt;&amp;&#124;&#96;c&#10;d 语👋\" src=\""), "\(line)")
  }

  @Test(arguments: [
    ("/home", "demos/b/x.gif"), ("/home/docs", "../demos/b/x.gif"), ("/home/demos", "b/x.gif"),
    ("/home/demos/b", "x.gif"), ("/srv/a", "../../home/demos/b/x.gif"), ("/", "home/demos/b/x.gif"),
    ("/home/demo", "../demos/b/x.gif"),
  ])
  func pathsBeginInThePagesFolder(page: String, link: String) throws {
    #expect(try lines("title: t", page: page) == ["<img alt=\"t\" src=\"\(link)\" width=\"375\">"])
  }

  @Test func pathsAreEncodedByteByByte() {
    #expect(
      RelativeLink.to("/home/my demos/é,1:2.gif", from: "/home") == "my%20demos/%C3%A9%2C1%3A2.gif")
  }

  @Test func aNameMeansAllPicturesOrOne() throws {
    let snippet = try snippet("matrix: {device: [iphone-x, iphone-8], appearance: [light, dark]}")

    #expect(snippet.pictures(named: "b/x")?.count == 2)
    #expect(snippet.pictures(named: "b/x-iphone-8") == [snippet.pictures[1]])
    #expect(snippet.pictures(named: "b/x-iphone-8-dark") == nil)
    #expect(snippet.pictures(named: "x") == nil)
  }
}
