import Components
import Foundation
import Testing

@testable import DemoRecorder

@Suite struct WrittenSchema {
  private func validator() throws -> SchemaValidator {
    try SchemaValidator(text: ScenarioSchema(registry: TestComponents.registry).text)
  }

  private func value(_ text: String) throws -> Any {
    var budget = ScenarioLimits.nodes
    var findings: [Diagnostic] = []
    return try YAMLTree.read(
      SourceText(file: "a", bytes: Array(text.utf8)), budget: &budget, findings: &findings
    ).plain
  }

  @Test func acceptsWholeScenarios() throws {
    let schema = try validator()

    #expect(schema.accepts(try value(WholeScenario.full)))
    #expect(schema.accepts(try value(ScenarioGuide.example)))
    #expect(
      schema.accepts(try value(ScenarioTemplate.text(name: "a", component: .callBubble))))
  }

  @Test(
    arguments: StepTable.all.map(\.example)
      + (DecodedStep.presses + DecodedStep.moves + DecodedStep.others).map(\.step))
  func acceptsEveryStepThatDecodes(_ step: String) throws {
    #expect(try validator().accepts(value("component: call-bubble\nsteps:\n  - \(step)\n")))
  }

  @Test(arguments: TableRecord.all)
  func acceptsAMappingWithEveryKey(_ record: TableRecord) throws {
    var type = record.type
    if let component = TestComponents.registry.declaration(named: record.name) {
      type.keys[0].type = .choice([Choice(component.name, "")], orInteger: nil)
    }
    // Words for truth other than true and false are texts in JSON; the schema lists them.
    let sample = ValueType.record(type).sample

    let schema = ScenarioSchema(registry: TestComponents.registry).text(for: type)

    #expect(try SchemaValidator(text: schema).accepts(value(sample)), "\(sample)")
  }

  @Test(arguments: [
    "steps: [settle]", "component: call-bubble", "component: call-bubble\nsteps: []",
    "component: bubble\nsteps: [settle]", "component: call-bubble\nsteps: [settle]\ntitel: x",
    "component: call-bubble\nsteps: [setle]", "component: call-bubble\nsteps: [wait: 800]",
    "component: call-bubble\nsteps: [wait: 1 s]", "component: call-bubble\nsteps: [wait]",
    "component: call-bubble\nsteps: [tapOn: bubbel]", "component: call-bubble\nsteps: [hide: 1]",
    "component: call-bubble\nsteps: [tapOn: bubble, wait: 1s, sleep: 1s]",
    "component: call-bubble\nsteps: [{tapOn: bubble, wait: 1s}]",
    "component: call-bubble\noutput: {fps: 121}\nsteps: [settle]",
    "component: call-bubble\noutput: {fps: 2.5}\nsteps: [settle]",
    "component: call-bubble\noutput: {format: mp4}\nsteps: [settle]",
    "component: call-bubble\ndevice: iphone-1\nsteps: [settle]",
    "component: {name: call-bubble, ratio: 1}\nsteps: [settle]",
    "component: {name: call-bubble, shadow: {opacity: 2}}\nsteps: [settle]",
    "component: {hours: true}\nsteps: [settle]",
  ])
  func refusesWhatTheDecoderRefuses(_ text: String) throws {
    #expect(ScenarioInput(text: text).load().scenario == nil)
    #expect(try !validator().accepts(value(text)))
  }

  @Test func isTheSameTextEveryTime() {
    #expect(
      ScenarioSchema(registry: .builtIn).text == ScenarioSchema(registry: .builtIn).text)
  }
}

/// The files that the program writes about itself.
///
/// Set `WRITE_GENERATED=1` to write them anew.
@Suite struct GeneratedFiles {
  private func check(_ path: String, is text: String) throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: path)
    if ProcessInfo.processInfo.environment["WRITE_GENERATED"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == text,
      "write it anew: WRITE_GENERATED=1 swift test --filter GeneratedFiles")
  }

  @Test func schemaIsCurrent() throws {
    try check("schema/scenario.schema.json", is: ScenarioSchema(registry: .builtIn).text)
  }

  @Test func guideIsCurrent() throws {
    try check("docs/scenarios.md", is: ScenarioGuide(registry: .builtIn).text)
  }
}

@Suite struct WrittenGuide {
  private let text = ScenarioGuide(registry: TestComponents.registry).text

  @Test func namesEveryStepKeyDeviceViewAndOption() {
    for step in StepName.allCases { #expect(text.contains("### `\(step.rawValue)`")) }
    for record in TableRecord.all {
      for key in record.type.keys where record.name != "target" {
        #expect(
          ["`\(key.name)`", ".\(key.name)`", "`\(key.name)."].contains { text.contains($0) },
          "\(key.name)")
      }
    }
    for name in DevicePresets.names { #expect(text.contains("`\(name)`")) }
    for component in TestComponents.registry.declarations {
      for view in component.identifiers { #expect(text.contains("`\(view.name)`")) }
      for event in component.events { #expect(text.contains("| `\(event.name)` |")) }
    }
  }

  @Test func itsExampleIsSound() throws {
    #expect(try ScenarioInput(text: ScenarioGuide.example).load().sound().steps.count == 11)
    #expect(text.contains(ScenarioGuide.example))
  }

  @Test func noLineEndsInASpace() {
    for line in text.split(separator: "\n") { #expect(line.last != " ", "\(line)") }
  }
}

@Suite struct WrittenTemplate {
  @Test(arguments: ["my-demo", "a \"b\" \\ c: #", "on", "\u{1B}x", ""])
  func validatesUnderAnyName(_ name: String) throws {
    for component in TestComponents.registry.declarations {
      let text = ScenarioTemplate.text(
        name: name, component: component, schemaPath: "../schema/scenario.schema.json")

      let scenario = try ScenarioInput(text: text).load().sound()

      #expect(scenario.steps.count == 3)
      if !name.contains("\u{1B}") { #expect(scenario.title == name) }
    }
  }

  @Test func itsSettingsAreTheDefaults() throws {
    let written = try ScenarioInput(
      text: ScenarioTemplate.text(name: "demo", component: .callBubble)
    ).load().sound()
    let plain = try ScenarioInput(
      text: "component: call-bubble\nsteps: [wait: 500ms, tapOn: start-call, settle]"
    ).load().sound()

    #expect(written.canonicalText == plain.canonicalText)
  }

  @Test func isSoundWithItsCommentsTakenAway() throws {
    let text = ScenarioTemplate.text(name: "demo", component: .callBubble)
      .replacing("    # - ", with: "    - ").replacing("  # - ", with: "  - ")

    #expect(try ScenarioInput(text: text).load().sound().steps.count == 6)
  }
}

@Suite struct PrintedLists {
  @Test func nameEverything() {
    for step in StepTable.all { #expect(ReferenceLists.steps.contains(step.example)) }
    for name in DevicePresets.names { #expect(ReferenceLists.devices.contains(name + " ")) }
    #expect(ReferenceLists.devices.contains("375 × 812 @3, safe area top 44, bottom 34"))
    let components = ReferenceLists.components(of: TestComponents.registry)
    for component in TestComponents.registry.declarations {
      #expect(components.contains(component.name))
      for option in ComponentTable.record(of: component).flattenedKeys.dropFirst() {
        #expect(components.contains(option.name))
      }
      for event in component.events { #expect(components.contains("      \(event.name)  ")) }
    }
  }
}
