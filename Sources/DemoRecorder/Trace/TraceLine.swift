/// One line of a trace: a time and values of elements, by identifier.
enum TraceLine {
  static func text(of elements: [String: JSONValue], at time: Duration) -> String {
    JSONValue.object([
      .init("t", .seconds(time)), .init("elements", .sorted(elements)),
    ]).text + "\n"
  }
}
