/// How a type is called in messages, the schema and the documents.
extension ValueType {
  /// As in "expected …".
  var words: String {
    switch self {
    case .time: "a time such as 250ms or 1.5s"
    case .filmPlace: "a time such as 1.5s or a share such as 30%"
    case .text: "a text"
    case .name: "a name"
    case .integer: "a whole number from \(rangeWords)"
    case .number: "a number from \(rangeWords)"
    case .boolean: "true or false"
    case .flag: "true"
    case .choice(let choices, let range):
      (choices.map(\.word) + (range == nil ? [] : ["a count"])).joined(separator: " or ")
    case .devicePreset: "the name of a device"
    case .locale: "a language tag such as en, zh-Hans or pt-BR"
    case .color: "a colour such as \"#1E90FF\""
    case .clock: "a time of day such as 9:41"
    case .byteCount: "a size such as 2MB or 500kB"
    case .point: "a point [x, y]"
    case .fraction: "a place [x, y], each from 0 to 1"
    case .size: "a size [width, height]"
    case .rect: "a frame [x, y, width, height]"
    case .target: "a target"
    case .identifier: "the name of a view"
    case .area: "the name of a view or a rectangle [x, y, width, height]"
    case .event: "the name of an event"
    case .file(.steps): "the path of a file with steps"
    case .file(.picture): "the path of a PNG file"
    case .file(.font): "the path of a font file"
    case .fonts: "a font's family or the path of its file, or a list of them"
    case .file(.strings): "the path of a file with texts, with '{locale}' in it"
    case .texts: "a mapping of texts"
    case .set(let choices): "a list of " + choices.map(\.word).joined(separator: ", ")
    case .list(let item): "a list, each \(item.words)"
    case .steps: "a list of steps"
    case .record(let type): "a mapping with " + type.keys.map(\.name).joined(separator: ", ")
    case .component: "the name of a component, or a mapping with its name and options"
    }
  }

  /// A value of the type, as it would be written.
  var example: String {
    switch self {
    case .color: "\"#1E90FF\""
    case .clock: "9:41"
    case .point: "[120, 300]"
    case .fraction: "[0.5, 0.5]"
    case .size: "[375, 812]"
    case .rect: "[0, 44, 375, 100]"
    case .target, .area: "bubble"
    case .choice(let choices, _): choices.first?.word ?? ""
    case .time: "250ms"
    case .byteCount: "2MB"
    default: "…"
    }
  }

  /// The bounds of a number, as in "1 to 50".
  var rangeWords: String {
    switch self {
    case .integer(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      NumberText.text(for: range.lowerBound) + " to " + NumberText.text(for: range.upperBound)
    default: ""
    }
  }

  /// What the numbers of a list may be, by their index.
  func range(ofNumber index: Int) -> ClosedRange<Double> {
    switch self {
    case .fraction: 0...1
    case .size: 1...Double(ScenarioLimits.side)
    case .rect where index >= 2: 0...ScenarioLimits.coordinate.upperBound
    default: ScenarioLimits.coordinate
    }
  }
}
