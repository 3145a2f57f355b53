import Codecs
import Scene

extension FilmDescription {
  /// A line on the whole, then one for each frame.
  func text(named name: String) -> String {
    var head = "\(name): \(format.rawValue.uppercased()), \(width) × \(height)"
    guard let loop else {
      return head + ", \(frames.first?.colors ?? 0) colours\n"
    }
    head += ", \(frames.count) frames, \(DecimalText(seconds: length, decimals: 3).text) s"
    head += ", plays \(loop.words)\n"
    return frames.enumerated().reduce(head) { $0 + $1.element.line(number: $1.offset) }
  }

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("format", .string(format.rawValue)), .init("width", .integer(width)),
      .init("height", .integer(height)),
    ]
    if let loop {
      members.append(.init("loop", loop.json))
      members.append(.init("seconds", .seconds(length)))
    }
    return .object(members + [.init("frames", .array(frames.map(\.json)))])
  }
}

extension FilmDescription.Frame {
  fileprivate func line(number: Int) -> String {
    let palette = colors.map { "\($0) colours\(hasOwnPalette ? " of its own" : "")" }
    return "  \(number): at \(DecimalText(seconds: time, decimals: 3).text) s"
      + " for \(DecimalText(seconds: duration, decimals: 3).text) s"
      + ", \(rectangle.width) × \(rectangle.height) at \(rectangle.left), \(rectangle.top)"
      + ", \(palette ?? "true colour")\n"
  }

  fileprivate var json: JSONValue {
    .object([
      .init("time", .seconds(time)), .init("duration", .seconds(duration)),
      .init(
        "rectangle",
        .array(
          [rectangle.left, rectangle.top, rectangle.width, rectangle.height].map(
            JSONValue.integer))),
      .init("colors", colors.map(JSONValue.integer) ?? .null),
      .init("ownPalette", .boolean(hasOwnPalette)),
    ])
  }
}
