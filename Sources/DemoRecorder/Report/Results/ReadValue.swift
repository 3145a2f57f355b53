/// A value of JSON that is to become one of ours, with its place in the document.
struct ReadValue {
  /// Why it cannot.
  struct Wrong: Error, Hashable, Sendable {
    /// `findings[2].file`; empty for the whole document.
    var place: String
    /// In words: `a text`.
    var expected: String
  }

  /// The largest whole number that every reader of JSON has exactly.
  private static let largestCount = 1 << 53
  private static let longestTime = Duration.seconds(1_000_000_000)

  let json: JSONValue
  var place = ""

  func wrong(_ expected: String) -> Wrong { Wrong(place: place, expected: expected) }

  func member(_ name: String) throws(Wrong) -> ReadValue {
    guard case .object(let members) = json else { throw wrong("an object") }
    let place = place.isEmpty ? name : place + "." + name
    guard let member = members.first(where: { $0.name == name }) else {
      throw Wrong(place: place, expected: "there")
    }
    return ReadValue(json: member.value, place: place)
  }

  /// A member that may be null, which gives nil.
  func optional<Value>(
    _ name: String, _ read: (ReadValue) throws(Wrong) -> Value
  ) throws(Wrong) -> Value? {
    let member = try member(name)
    return member.json == .null ? nil : try read(member)
  }

  /// A member that is an array.
  func list<Element>(
    _ name: String, _ read: (ReadValue) throws(Wrong) -> Element
  ) throws(Wrong) -> [Element] {
    try member(name).elements(read)
  }

  func elements<Element>(_ read: (ReadValue) throws(Wrong) -> Element) throws(Wrong) -> [Element] {
    guard let values = json.array else { throw wrong("an array") }
    var elements: [Element] = []
    for (index, value) in values.enumerated() {
      elements.append(try read(ReadValue(json: value, place: "\(place)[\(index)]")))
    }
    return elements
  }

  func text() throws(Wrong) -> String {
    guard let text = json.string else { throw wrong("a text") }
    return text
  }

  /// A whole number from 0 on.
  func count(atLeast least: Int = 0, atMost most: Int = largestCount) throws(Wrong) -> Int {
    guard let count = json.integer, (least...most).contains(count) else {
      throw wrong("a whole number from \(least) to \(most)")
    }
    return count
  }

  /// A part of a whole.
  func share() throws(Wrong) -> Double {
    guard let share = json.number, (0...1).contains(share) else {
      throw wrong("a number from 0 to 1")
    }
    return share
  }

  /// A time in seconds.
  func time() throws(Wrong) -> Duration {
    guard let time = json.seconds, (.zero...Self.longestTime).contains(time) else {
      throw wrong("a time in seconds")
    }
    return time
  }

  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type
  ) throws(Wrong) -> Choice {
    guard let choice = json.string.flatMap(Choice.init) else {
      throw wrong("one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  /// So many whole numbers, each from 0 to the most that a picture has along one side.
  func pixels(_ count: Int) throws(Wrong) -> [Int] {
    // A long film has thousands of these; places in the document are only made for what is wrong.
    if case .array(let values) = json, values.count == count {
      let numbers = values.compactMap(\.integer)
      if numbers.count == count, numbers.allSatisfy((0...ScenarioLimits.side).contains) {
        return numbers
      }
    }
    let numbers = try elements { (value) throws(Wrong) in
      try value.count(atMost: ScenarioLimits.side)
    }
    guard numbers.count == count else { throw wrong("\(count) numbers") }
    return numbers
  }
}
