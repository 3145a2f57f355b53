import Components
import Interaction
import Scene
import Testing

@testable import DemoRecorder

/// A mapping of the tables, with the words that name it.
struct TableRecord: CustomTestStringConvertible, Sendable {
  var name: String
  var type: RecordType
  var testDescription: String { name }

  /// Every mapping that the tables hold, those inside others too.
  static let all: [TableRecord] = {
    var records = [
      TableRecord(name: "scenario", type: ScenarioTable.root),
      TableRecord(name: "target", type: StepTable.targetKeys),
    ]
    for component in TestComponents.registry.declarations {
      records.append(
        TableRecord(name: component.name, type: ComponentTable.record(of: component)))
    }
    for step in StepTable.all {
      if case .record(let type) = step.argument.type {
        records.append(TableRecord(name: step.name.rawValue, type: type))
      }
    }
    return records.flatMap(\.withInner)
  }()

  private var withInner: [TableRecord] {
    [self]
      + type.keys.flatMap { key -> [TableRecord] in
        guard case .record(let inner) = key.type else { return [] }
        return TableRecord(name: name + "." + key.name, type: inner).withInner
      }
  }
}

extension ValueType {
  /// Something that can be written for the type.
  var sample: String {
    switch self {
    case .time: "366.59ms"
    case .filmPlace: "12.5%"
    case .clock: "9:41"
    case .text: "00:01"
    case .name: "a-name_1.x"
    case .integer(let range): String(range.lowerBound)
    case .number(let range): NumberText.text(for: range.lowerBound)
    case .boolean: "on"
    case .flag: "true"
    case .choice(let choices, _): choices.last?.word ?? ""
    case .devicePreset: "ipad-pro-11"
    case .locale: "zh-Hans"
    case .color: "\"#0A0B0C7F\""
    case .byteCount: "1.5MiB"
    case .point, .fraction: "[0.25, 1]"
    case .size: "[320, 480.5]"
    case .rect: "[-1, 2, 3, 4]"
    case .target: "\"50%, 80%\""
    case .identifier: "bubble"
    case .area: "[1, 2, 3, 4]"
    case .event: "call-started"
    case .file(.steps): "steps.yaml"
    case .file(.picture): "picture.png"
    case .file(.font): "font.ttf"
    case .fonts: "[Inter, Noto Serif]"
    case .file(.strings): "\"{locale}.yaml\""
    case .texts: "{title: A film, call: 00:01}"
    case .set(let choices): "[" + choices.map(\.word).joined(separator: ", ") + "]"
    case .list(let item): "[\(item.sample), \(item.sample)]"
    case .steps: "[settle, wait: 1s]"
    case .record(let type):
      "{" + type.keys.map { "\($0.name): \($0.type.sample)" }.joined(separator: ", ") + "}"
    case .component: "call-bubble"
    }
  }
}

@Suite struct Tables {
  private func decode(_ text: String, as type: RecordType) throws -> (Fields?, ScenarioDecoder) {
    var decoder = ScenarioDecoder(
      registry: TestComponents.registry,
      files: ScenarioFiles { path in
        let texts = ["steps.yaml": "- settle", "zh-Hans.yaml": "minimize: Less"]
        return Array((texts[path] ?? "png").utf8)
      }, file: "a.yaml")
    decoder.component = .callBubble
    var budget = ScenarioLimits.nodes
    var findings: [Diagnostic] = []
    let node = try YAMLTree.read(
      SourceText(file: "a.yaml", bytes: Array(text.utf8)), budget: &budget, findings: &findings)
    return (decoder.record(node, as: type, of: "it"), decoder)
  }

  @Test(arguments: TableRecord.all)
  func everyKeyDecodes(_ record: TableRecord) throws {
    var type = record.type
    if TestComponents.registry.declaration(named: record.name) != nil {
      type.keys[0].type = .text
    }

    let (fields, decoder) = try decode(ValueType.record(type).sample, as: type)

    #expect(decoder.findings == [])
    #expect(fields?.values.keys.sorted() == type.keys.map(\.name).sorted())
  }

  @Test(arguments: TableRecord.all)
  func everyDefaultReadsAsItIsWritten(_ record: TableRecord) throws {
    for key in record.type.keys {
      guard let value = key.presence.defaultValue, let text = value.text else { continue }
      let written = "{\(key.name): \(text.contains("%") ? "\"\(text)\"" : text)}"

      let (fields, decoder) = try decode(
        written, as: RecordType([KeyDeclaration(key.name, key.type, key.meaning)]))

      #expect(decoder.findings == [])
      #expect(fields?.values[key.name] == value)
    }
  }

  @Test(arguments: TableRecord.all)
  func everyKeyHasAMeaningAndNoTwin(_ record: TableRecord) {
    #expect(Set(record.type.keys.map(\.name)).count == record.type.keys.count)
    #expect(record.type.keys.allSatisfy { !$0.meaning.isEmpty && !$0.meaning.hasSuffix(".") })
  }

  @Test func thereIsOneDeclarationForEachStep() {
    #expect(
      StepTable.all.map(\.name).sorted { $0.rawValue < $1.rawValue }
        == StepName.allCases.sorted { $0.rawValue < $1.rawValue })
  }

  @Test(arguments: StepTable.all.map(\.example))
  func everyExampleIsSound(_ example: String) throws {
    let loaded = ScenarioInput(
      text: "component: call-bubble\nsteps:\n  - \(example)\n",
      files: ["_start-a-call.yaml": Array("- settle".utf8)]
    ).load()

    #expect(try loaded.sound().steps.count == 1)
  }

  @Test func noForeignWordIsOneOfOurs() {
    for step in StepName.allCases { #expect(ForeignWords.advice(forStep: step.rawValue) == nil) }
  }

  @Test func wordsOfTheModelAndOfTheTablesAreTheSame() {
    func words(_ key: String, of record: RecordType?) -> [String] {
      guard let type = record?.keys.first(where: { $0.name == key })?.type else { return [] }
      switch type {
      case .choice(let choices, _), .set(let choices): return choices.map(\.word)
      default: return []
      }
    }
    func keys(of step: String) -> RecordType? {
      if case .record(let type) = StepTable.declaration(named: step)?.argument.type {
        return type
      }
      return nil
    }

    #expect(words("ease", of: keys(of: "drag")) == Drag.Ease.allCases.map(\.rawValue))
    #expect(words("release", of: keys(of: "drag")) == Drag.Release.allCases.map(\.rawValue))
    #expect(words("direction", of: keys(of: "swipe")) == Drag.Direction.allCases.map(\.rawValue))
    #expect(words("style", of: ScenarioTable.touches) == TouchMark.allCases.map(\.rawValue))
    #expect(
      words("appearance", of: ScenarioTable.root)
        == TraitCollection.UserInterfaceStyle.allCases.map(\.rawValue))
    #expect(
      words("textSize", of: ScenarioTable.root) == ContentSizeCategory.allCases.map(\.rawValue))
    #expect(words("format", of: ScenarioTable.output) == OutputFormat.allCases.map(\.rawValue))
  }

  @Test func everyOptionOfAComponentArrives() throws {
    let text = """
      component:
        name: test-card
        until: 2s
        open: on
        ratio: 0.25
        lines: 5
        message: 00:01
        side: right
        offset: [-3, 4.5]
        texts: {no: "off"}
      steps: [tapOn: close]
      """

    let options = try ScenarioInput(text: text).load().sound().component.options

    #expect(options.time("after") == .seconds(1))
    #expect(options.time("until") == .seconds(2))
    #expect(options.boolean("open") == true)
    #expect(options.number("ratio") == 0.25)
    #expect(options.integer("lines") == 5)
    #expect(options.string("message") == "00:01")
    #expect(options.string("side") == "right")
    #expect(options.point("offset") == Point(x: -3, y: 4.5))
    #expect(options.record("texts")?.string("yes") == "Yes")
    #expect(options.record("texts")?.string("no") == "off")
    #expect(options.picture("picture") == nil)
  }

  @Test func picturesInOptionsAreDecodedByTheirPath() throws {
    var options = OptionValues(["icon": .pictureFile("a.png"), "inner": .record(OptionValues())])
    options["inner"] = .record(OptionValues(["icon": .pictureFile("b.png")]))
    var asked: [String] = []
    let image = Image(size: Size(width: 1, height: 1), shapes: [])

    let decoded = options.decodingPictures { path in
      asked.append(path)
      return image
    }

    #expect(asked == ["a.png", "b.png"])
    #expect(decoded.picture("icon") == image)
    #expect(decoded.record("inner")?.picture("icon") == image)
  }
}
