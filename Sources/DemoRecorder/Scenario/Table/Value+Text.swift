import Scene

extension Value {
  /// The value as a scenario would write it; nil for a mapping and for steps.
  var text: String? {
    switch self {
    case .time(let time): TimeText.text(for: time)
    case .filmPlace(let place): place.text
    case .text(let text): text
    case .integer(let integer): String(integer)
    case .number(let number): NumberText.text(for: number)
    case .boolean(let value): value ? "true" : "false"
    case .color(let color): ColorText.text(for: color)
    case .byteCount(let count): ByteCountText.text(for: count)
    case .point(let point): Self.list([point.x, point.y])
    case .size(let size): Self.list([size.width, size.height])
    case .rect(let rect): Self.list([rect.minX, rect.minY, rect.width, rect.height])
    case .target(let target): Self.text(of: target)
    case .list(let items): "[" + items.compactMap(\.text).joined(separator: ", ") + "]"
    case .record, .steps: nil
    }
  }

  private static func text(of target: Target) -> String {
    switch target {
    case .view(let identifier, let place):
      place == Target.middle ? identifier : "{id: \(identifier), at: \(list([place.x, place.y]))}"
    case .point(let point): list([point.x, point.y])
    case .screenFraction(let point):
      NumberText.text(for: point.x * 100) + "%, " + NumberText.text(for: point.y * 100) + "%"
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    "[" + numbers.map(NumberText.text).joined(separator: ", ") + "]"
  }
}
