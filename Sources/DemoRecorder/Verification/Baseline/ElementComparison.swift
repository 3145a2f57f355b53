/// Which elements were not, at an instant, what was recorded.
struct ElementComparison {
  /// More would no longer explain anything.
  static let mostChanges = 20

  let expected: TraceHistory
  let actual: TraceHistory

  /// The values that differ, by element and by property, both in the order of their bytes.
  /// None if one of the traces is not there: what an element was is not known then.
  func changes(at time: Duration) -> [ElementChange] {
    guard !expected.isEmpty, !actual.isEmpty else { return [] }
    let (before, after) = (expected.elements(at: time), actual.elements(at: time))
    let names = Set(before.keys).union(after.keys).sorted(by: Self.precedes)
    return Array(
      names.flatMap { Self.changes(of: $0, before[$0], after[$0]) }.prefix(Self.mostChanges))
  }

  private static func changes(
    of element: String, _ expected: JSONValue?, _ actual: JSONValue?
  ) -> [ElementChange] {
    guard let expected, let actual else {
      return expected == nil && actual == nil
        ? []
        : [
          ElementChange(
            element: element, property: "exists", expected: expected == nil ? "false" : "true",
            actual: actual == nil ? "false" : "true")
        ]
    }
    let names = Set((expected.members ?? []).map(\.name))
      .union((actual.members ?? []).map(\.name)).sorted(by: precedes)
    return names.compactMap { name in
      guard expected[name] != actual[name] else { return nil }
      return ElementChange(
        element: element, property: name, expected: words(expected[name]),
        actual: words(actual[name]))
    }
  }

  /// A value as people write it: `52,500`, `00:01`, `none`.
  private static func words(_ value: JSONValue?) -> String {
    switch value {
    case nil, .null: "none"
    case .string(let text): text
    case .array(let values): values.map(\.text).joined(separator: ",")
    case .some(let value): value.text
    }
  }

  private static func precedes(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
