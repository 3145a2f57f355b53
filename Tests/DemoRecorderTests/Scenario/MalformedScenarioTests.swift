import Testing

@testable import DemoRecorder

/// A scenario with faults: where each must be found, and what must be said of the first.
struct Malformed: CustomTestStringConvertible, Sendable {
  var id: String
  var text: String
  /// Part of the first finding's message.
  var says: String
  /// Part of the first finding's hint; nil where it needs none.
  var hint: String?

  var testDescription: String { id }

  /// A fault in the only step of a scenario that is right otherwise.
  static func step(_ id: String, _ step: String, says: String, hint: String? = nil) -> Malformed {
    Malformed(
      id: id, text: "component: call-bubble\nsteps:\n  - \(step)\n", says: says, hint: hint)
  }

  /// A fault in a line before the steps.
  static func setting(_ id: String, _ line: String, says: String, hint: String? = nil) -> Malformed
  {
    Malformed(
      id: id, text: "component: call-bubble\n\(line)\nsteps: [settle]\n", says: says, hint: hint)
  }
}

@Suite struct MalformedScenario {
  @Test(arguments: MalformedCases.all)
  func isRefusedInItsPlaceWithAHint(_ malformed: Malformed) throws {
    let marked = MarkedText(malformed.text)
    let started = ContinuousClock.now

    let loaded = ScenarioInput(text: marked.text).load()

    #expect(ContinuousClock.now - started < .seconds(1))
    #expect(loaded.scenario == nil)
    let places = loaded.diagnostics.map {
      MarkedText.Place(line: $0.location.line, column: $0.location.column)
    }
    #expect(places == marked.places, "\(loaded.rendered)")
    let first = try #require(loaded.diagnostics.first)
    #expect(first.message.contains(malformed.says), "\(first.message)")
    if let hint = malformed.hint {
      #expect(first.hint.contains(hint), "\(first.hint)")
    }
  }

  @Test func thereAreAtLeastSixtyKinds() {
    #expect(MalformedCases.all.count >= 60)
    #expect(Set(MalformedCases.all.map(\.id)).count == MalformedCases.all.count)
  }
}
