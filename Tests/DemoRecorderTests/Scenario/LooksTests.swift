import Components
import Interaction
import Scene
import Testing

@testable import DemoRecorder

@Suite struct Looks {
  private func load(
    _ keys: String, files: [String: String] = [:], changes: TraitChanges = TraitChanges()
  ) -> LoadedScenario {
    ScenarioLoader(registry: TestComponents.registry, changes: changes) { path in
      guard let text = files[path] else { throw ScenarioInput.Missing() }
      return Array(text.utf8)
    }.load(Array((keys + "\nsteps: [settle]\n").utf8), file: "demos/x.yaml")
  }

  private static let bubble = "component: call-bubble\n"

  @Test func areThoseOfANewTelephone() throws {
    #expect(try load(Self.bubble).sound().traits == TraitCollection())
  }

  @Test func areRead() throws {
    let traits = try load(
      Self.bubble + "appearance: dark\nlocale: ar-EG\ntextSize: accessibilityXLarge"
    ).sound().traits

    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.locale?.text == "ar-EG")
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityExtraLarge)
  }

  @Test(arguments: [
    ("appearance: drak", "3:13", "did you mean 'dark'?"),
    ("textSize: xLarg", "3:11", "did you mean 'xLarge'?"),
    ("locale: zh_CN", "3:9", "write 'zh-CN'"), ("locale: ZH-hans", "3:9", "write 'zh-Hans'"),
    ("locale: chinese!", "3:9", "locale: chinese!"), ("locale: [en]", "3:9", "a list"),
  ])
  func thatAreNoneAreRefusedInTheirPlace(_ line: String, _ place: String, _ words: String) {
    let loaded = load("# a comment\n" + Self.bubble + line)

    #expect(loaded.rendered.hasPrefix("demos/x.yaml:\(place): error: "))
    #expect(loaded.rendered.contains(words))
    #expect(loaded.diagnostics.count == 1)
  }

  @Test func areReplacedByWhoeverChoosesOthers() throws {
    let changes = TraitChanges(appearance: .dark, locale: LanguageTag("ja"))

    let scenario = try load(
      Self.bubble + "appearance: light\nlocale: en\nstrings: \"{locale}.yaml\"",
      files: ["demos/ja.yaml": "call: 電話"], changes: changes
    ).sound()

    #expect(scenario.traits.userInterfaceStyle == .dark)
    #expect(scenario.traits.locale?.text == "ja")
    #expect(scenario.component.options.record("texts")?.string("call") == "電話")
  }

  @Test func eachMakesAnotherDigest() throws {
    let texts = try [
      "", "appearance: dark", "locale: en", "locale: en-US", "textSize: small",
      "texts: {call: Call}", "texts: {title: Call}",
    ].map { try load(Self.bubble + $0).sound().canonicalText }

    #expect(Set(texts).count == texts.count)
  }
}

@Suite struct LocalTexts {
  private func load(
    _ keys: String, _ files: [String: String] = [:], file: String = "demos/x.yaml"
  ) -> LoadedScenario {
    ScenarioInput(
      text: keys + "\nsteps: [settle]\n", files: files.mapValues { Array($0.utf8) }
    ).load(file: file)
  }

  private func texts(_ scenario: Scenario) -> [String?] {
    let texts = scenario.component.options.record("texts")
    return ["call", "minimize", "endCall", "connecting"].map { texts?.string($0) }
  }

  /// Of the four texts each has one source more than the next, and the nearest wins.
  @Test func theNearestSourceWins() throws {
    let scenario = try load(
      """
      component: {name: call-bubble, texts: {call: 1}}
      locale: en
      texts: {call: 2, minimize: 2}
      strings: strings/{locale}.yaml
      """, ["demos/strings/en.yaml": "call: 3\nminimize: 3\nendCall: 3\n"]
    ).sound()

    #expect(texts(scenario) == ["1", "2", "3", "正在接通"])
  }

  @Test func theLanguagesTitleStandsInPlaceOfTheScenarios() throws {
    let files = ["demos/en.yaml": "title: from the file"]
    let keys = "component: call-bubble\nlocale: en\n"
    let strings = "strings: \"{locale}.yaml\"\n"

    #expect(try load(keys).sound().title == "x")
    #expect(try load(keys + "title: its own").sound().title == "its own")
    #expect(
      try load(keys + strings + "title: its own", files).sound().title == "from the file")
    #expect(
      try load(keys + strings + "texts: {title: from texts}\ntitle: its own", files).sound().title
        == "from texts")
  }

  @Test func everyFreeTextOfAComponentCanBeGiven() throws {
    let options = try load(
      "component: test-card\ntexts: {message: 00:01, yes: Ja}"
    ).sound().component.options

    #expect(options.string("message") == "00:01")
    #expect(options.record("texts")?.string("yes") == "Ja")
    #expect(options.record("texts")?.string("no") == "No")
    #expect(options.string("side") == "left")
  }

  @Test func aTextWhoseNameIsTakenIsCalledByTheEndOfItsPath() {
    let component = ComponentDeclaration(
      name: "a", summary: "A", identifiers: [],
      options: [
        OptionDeclaration("title", .string, "one"),
        OptionDeclaration(
          "first", .texts([("body", "", "two"), ("title", "", "three"), ("foot", "", "four")]),
          "five"),
        OptionDeclaration("second", .texts([("body", "", "six")]), "seven"),
      ])

    #expect(
      ComponentTexts(of: component).texts.map(\.key)
        == ["component.title", "first.body", "first.title", "foot", "second.body"])
  }

  @Test func withoutALanguageTheFilesAreNotLookedFor() throws {
    let scenario = try load("component: call-bubble\nstrings: strings/{locale}.yaml").sound()

    #expect(scenario.traits.locale == nil)
    #expect(texts(scenario).first == "语音通话")
  }

  @Test(arguments: [
    ("texts: {cal: Call}", [:], "demos/x.yaml:3:9", "did you mean 'call'?"),
    ("texts: Call", [:], "demos/x.yaml:3:8", "a mapping"),
    ("texts: {call: [a]}", [:], "demos/x.yaml:3:15", "a list"),
    ("strings: en.yaml", [:], "demos/x.yaml:3:10", "{locale}"),
    ("strings: s/{locale}.yaml", [:], "demos/x.yaml:3:10", "demos/s/en.yaml"),
    (
      "strings: s/{locale}.yaml", ["demos/s/en.yaml": "call: Call\n\nminimise: Less"],
      "demos/s/en.yaml:3:1", "did you mean 'minimize'?"
    ),
    (
      "strings: s/{locale}.yaml", ["demos/s/en.yaml": "- call"], "demos/s/en.yaml:1:1", "a mapping"
    ),
    (
      "strings: s/{locale}.yaml", ["demos/s/en.yaml": "call: Call\ncall: Ring"],
      "demos/s/en.yaml:2:1", "call"
    ),
    (
      "strings: s/{locale}.yaml", ["demos/s/en.yaml": ""], "demos/s/en.yaml:1:1",
      "expected a mapping of texts"
    ),
  ])
  func whatIsWrongIsToldInItsPlace(
    _ line: String, _ files: [String: String], _ place: String, _ words: String
  ) {
    let loaded = load("component: call-bubble\nlocale: en\n" + line, files)

    #expect(loaded.diagnostics.count == 1)
    #expect(loaded.rendered.hasPrefix(place + ": error: "), "\(loaded.rendered)")
    #expect(loaded.rendered.contains(words), "\(loaded.rendered)")
  }

  @Test func anotherTextInTheFileMakesAnotherDigest() throws {
    let keys = "component: call-bubble\nlocale: en\nstrings: \"{locale}.yaml\""
    func text(_ file: String, at path: String = "demos/en.yaml") throws -> String {
      try load(keys, [path: file], file: path.replacing("en.yaml", with: "x.yaml")).sound()
        .canonicalText
    }

    #expect(try text("call: Call") != text("call: Ring"))
    #expect(try text("call: Call") == text("# A comment.\ncall: \"Call\""))
    #expect(try text("call: Call") == text("call: Call", at: "elsewhere/en.yaml"))
  }
}
