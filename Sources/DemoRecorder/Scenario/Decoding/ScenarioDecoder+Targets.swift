import Components
import Scene

extension ScenarioDecoder {
  mutating func target(_ node: YAMLNode) -> Target? {
    switch node.content {
    case .scalar:
      guard let text = text(node, "a target") else { return nil }
      return text.contains("%")
        ? screenFraction(text, node)
        : identifier(text, at: node).map { .view(identifier: $0, at: Target.middle) }
    case .sequence:
      guard
        case .point(let point) = value(node, as: .point, of: "target", beside: Fields())
      else { return nil }
      return .point(point)
    case .mapping:
      guard let fields = record(node, as: StepTable.targetKeys, of: "a target"),
        let identifier = fields.text("id"), let place = fields.point("at")
      else { return nil }
      return .view(identifier: identifier, at: place)
    }
  }

  /// The name of a view that the component declares.
  mutating func identifier(_ word: String, at node: YAMLNode) -> String? {
    guard let component else { return word }
    let known = component.identifiers.map(\.name)
    if known.contains(word) { return word }
    let suggestion = Diagnostic.Suggestion(
      nearest: NearestWord.of(word, among: known),
      advice: Self.looksLikeNumbers(word) ? "write a point in brackets: [120, 300]" : nil,
      known: known)
    report(.unknownWord(.identifier(of: component.name), word, suggestion), at: node.location)
    return nil
  }

  /// The name of an event that the component declares.
  mutating func event(_ word: String, at node: YAMLNode) -> String? {
    guard let component else { return word }
    let known = component.events.map(\.name)
    if known.contains(word) { return word }
    let suggestion = Diagnostic.Suggestion(
      nearest: NearestWord.of(word, among: known),
      advice: known.isEmpty ? "it counts no events" : nil, known: known)
    report(.unknownWord(.event(of: component.name), word, suggestion), at: node.location)
    return nil
  }

  private static func looksLikeNumbers(_ word: String) -> Bool {
    word.contains(where: \.isNumber) && word.allSatisfy { $0.isNumber || " ,.-".contains($0) }
  }

  /// Reads `50%, 80%`.
  private mutating func screenFraction(_ text: String, _ node: YAMLNode) -> Target? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(Self.trimmed)
    let percents = parts.compactMap { part in
      part.last == "%" ? NumberText.number(String(part.dropLast())) : nil
    }
    guard parts.count == 2, percents.count == 2 else {
      report(
        .mismatch(
          expected: "a place on the screen in percent", found: node.words,
          hint: "for example \"50%, 80%\""), at: node.location)
      return nil
    }
    guard percents.allSatisfy((0...100).contains) else {
      report(
        .outOfRange(found: node.words, allowed: "0% to 100%", reason: nil), at: node.location)
      return nil
    }
    return .screenFraction(Point(x: percents[0] / 100, y: percents[1] / 100))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
