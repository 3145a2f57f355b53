import Components
import Interaction
import Scene
import Testing

@testable import DemoRecorder

/// What a scenario's `matrix` multiplies it into. Its mistakes are among `MalformedCases`.
@Suite struct MatrixTests {
  private func load(
    _ settings: String, variant: String? = nil, fixed: [String: String] = [:]
  ) -> LoadedScenario {
    let text = "component: call-bubble\n\(settings)\nsteps: [settle]\n"
    return ScenarioLoader(registry: .builtIn) { _ in throw ScenarioInput.Missing() }
      .load(Array(text.utf8), file: "scenarios/x.yaml", variant: variant, fixed: fixed)
  }

  /// Every variant, read alone.
  private func scenarios(_ settings: String, fixed: [String: String] = [:]) -> [Scenario] {
    load(settings, fixed: fixed).variants.compactMap {
      load(settings, variant: $0, fixed: fixed).scenario
    }
  }

  @Test func withoutAMatrixThereIsOneScenarioAndNoVariant() {
    let loaded = load("device: iphone-8")

    #expect(loaded.scenario?.device.name == "iphone-8" && loaded.scenario?.variant == nil)
    #expect(loaded.variants.isEmpty)
  }

  /// The nested loops that the order is described by.
  @Test func everyCombinationIsMadeTheDeviceOutermostWhateverTheOrderInTheFile() {
    let matrix = """
      matrix:
        locale: [en, zh-Hans]
        appearance: [light, dark]
        device: [iphone-x, {name: ipad-pro-11, landscape: true}]
      """

    var names: [String] = []
    for device in ["iphone-x", "ipad-pro-11-landscape"] {
      for appearance in ["light", "dark"] {
        for locale in ["en", "zh-Hans"] { names.append("\(device)-\(appearance)-\(locale)") }
      }
    }
    #expect(load(matrix).variants == names)
    #expect(load(matrix).scenario?.variant?.name == names.first)
    #expect(scenarios(matrix).compactMap(\.variant?.name) == names)
  }

  @Test func eachVariantIsTheScenarioWithItsValuesWrittenOut() throws {
    let all = scenarios(
      "matrix: {device: [iphone-8, {name: iphone-x, landscape: true}], textSize: [small, large]}")

    let alone = load("device: {name: iphone-x, landscape: true}\ntextSize: small")

    let expected = try #require(alone.scenario)
    var variant = try #require(all.dropFirst(2).first)
    #expect(variant.variant?.name == "iphone-x-landscape-small")
    #expect(variant.canonicalText == expected.canonicalText)
    variant.variant = nil
    variant.steps = expected.steps  // They differ in their lines alone.
    #expect(variant == expected)
  }

  @Test func oneVariantCanBeReadAlone() {
    let loaded = load("matrix: {appearance: [light, dark]}", variant: "dark")

    #expect(loaded.scenario?.traits.userInterfaceStyle == .dark)
    #expect(loaded.variants == ["light", "dark"])
  }

  @Test func aVariantThatIsNotThereIsAMistake() {
    let loaded = load("matrix: {appearance: [light]}", variant: "dark")

    #expect(loaded.scenario == nil)
    #expect(loaded.diagnostics.first?.message == "there is no variant 'dark' any more")
  }

  @Test func aFixedValueTakesThePlaceOfItsAxisAndOfNothingElse() {
    let fixed = ["device": "iphone-8", "locale": "fr"]
    let matrix = "matrix: {device: [iphone-x], appearance: [light, dark]}"

    #expect(load(matrix, fixed: fixed).variants == ["iphone-8-light", "iphone-8-dark"])
    #expect(scenarios(matrix, fixed: fixed).map(\.device.name) == ["iphone-8", "iphone-8"])
    #expect(load("device: iphone-x", fixed: fixed).scenario?.device.name == "iphone-x")
  }

  @Test func whatIsWrongWithEveryVariantIsSaidOnce() {
    let loaded = load("titel: x\nmatrix: {appearance: [light, dark], textSize: [small, large]}")

    #expect(loaded.diagnostics.map(\.message) == ["the scenario has no key 'titel'"])
    #expect(loaded.scenario == nil)
    #expect(loaded.variants.count == 4)
  }

  @Test func aMistakeInTheMatrixDoesNotHideOthers() {
    let loaded = load("matrix: {appearance: [blue]}\ntitel: x")

    #expect(loaded.diagnostics.count == 2)
  }

  @Test func sixtyFourVariantsAreTheMost() {
    let locales = (0..<32).map { "en-x-\($0)" }.joined(separator: ", ")

    let loaded = load("matrix: {appearance: [light, dark], locale: [\(locales)]}")

    #expect(loaded.scenario != nil && loaded.variants.count == 64)
  }

  @Test func aFileIsReadOnceForAllVariants() {
    var reads = 0
    let text = """
      component: {name: call-bubble}
      matrix: {appearance: [light, dark]}
      steps: [include: _part.yaml]
      """
    let loader = ScenarioLoader(registry: .builtIn) { _ in
      reads += 1
      return Array("[settle]".utf8)
    }

    #expect(loader.load(Array(text.utf8), file: "x.yaml").variants.count == 2)
    #expect(reads == 1)
  }

  @Test(arguments: [
    ("matrix: {appearance: [light]}", true), ("matrix: 3", true), ("title: matrix", false),
    (#""m\x61trix": {}"#, true), ("&a matrix: {}", true), ("title: a", false),
  ])
  func aMatrixIsSeenWithoutDecoding(settings: String, isThere: Bool) {
    let loader = ScenarioLoader(registry: .builtIn) { _ in [] }

    #expect(loader.hasMatrix(Array(settings.utf8), file: "x.yaml") == isThere)
  }
}
