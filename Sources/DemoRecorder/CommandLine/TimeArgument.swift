/// A time as the value of a flag, written as in a scenario.
struct TimeArgument: Hashable, Sendable {
  /// Rounded to the nanosecond, half up. At most as long as a recording can be.
  let time: Duration

  /// - Throws: What is wrong with `text` as the value of `flag`.
  init(_ text: String, of flag: Flag) throws(UsageError) {
    let expected = "a time such as 250ms or 1.5s"
    switch TimeText.read(text) {
    case .time(let time): self.time = time
    case .bare:
      throw UsageError(
        .badValue(flag, text, expected: expected), hint: "add a unit: \(text)ms or \(text)s")
    case .tooLong: throw UsageError(.badValue(flag, text, expected: "at most one hour"))
    case .noTime: throw UsageError(.badValue(flag, text, expected: expected))
    }
  }
}
