import Codecs
import Scene

extension PageData {
  func json(of difference: FileDifference) -> JSONValue {
    let comparison = difference.comparison
    let sheets = difference.pictures.frames
    return .object([
      .init("kind", .string("difference")),
      .init("file", .string(difference.file)),
      .init("expected", json(of: comparison.expected)),
      .init("actual", json(of: comparison.actual)),
      .init("properties", .array(comparison.properties.map(row))),
      .init("pixels", comparison.pixels.map(json) ?? .null),
      .init("elements", .array(difference.elements.map(row))),
      .init("sheets", sheets.map(json) ?? .null),
      .init(
        "still", sheets == nil ? pictures.json(of: difference.pictures.comparison) : .null),
      .init("links", links(to: difference.pictures)),
    ])
  }

  private func json(of facts: FilmFacts) -> JSONValue {
    .object([
      .init("size", .array([.integer(facts.width), .integer(facts.height)])),
      .init("frames", .integer(facts.frames)),
    ])
  }

  private func row(of change: FilmDifference.PropertyChange) -> JSONValue {
    .array([change.property.words, change.expected, change.actual].map(JSONValue.string))
  }

  private func row(of change: ElementChange) -> JSONValue {
    .array(
      [change.element, change.property, change.expected, change.actual].map(JSONValue.string))
  }

  private func json(of pixels: DifferingPixels) -> JSONValue {
    .object([
      .init("first", json(of: pixels.first)), .init("worst", json(of: pixels.worst)),
      .init("frames", .integer(pixels.frames)),
      .init(
        "spans",
        .array(pixels.spans.map { .array([seconds($0.start), seconds($0.end)]) })),
    ])
  }

  private func json(of frame: DifferingFrame) -> JSONValue {
    .object([
      .init("frame", .integer(frame.frame)), .init("time", seconds(frame.time)),
      .init("pixels", .integer(frame.difference.pixels)),
      .init("ratio", .number(frame.ratio, decimals: 9)),
      .init("greatest", .integer(frame.difference.greatestChannelDifference)),
      .init("bounds", .array(numbers(of: frame.difference.bounds))),
    ])
  }

  /// Short, for a long film has thousands of moments: start, end, how many pixels differ, and the
  /// patches of both films, each the sheet, the place in it, and the rectangle in the picture.
  private func json(of sheets: FilmSheets) -> JSONValue {
    .object([
      .init("files", .array(sheets.files.map(pictures.json))),
      .init(
        "frames",
        .array(
          sheets.frames.map { frame in
            .array([
              seconds(frame.start), seconds(frame.end), .integer(frame.pixels),
              json(of: frame.expected), json(of: frame.actual),
            ])
          })),
    ])
  }

  private func json(of patch: FilmSheets.Patch?) -> JSONValue {
    guard let patch else { return .null }
    return .array(
      [.integer(patch.sheet), .integer(patch.x), .integer(patch.y)]
        + numbers(of: patch.rectangle))
  }

  private func links(to pictures: FileDifference.Pictures) -> JSONValue {
    let named = [
      ("comparison", pictures.comparison), ("animation", pictures.animation),
      ("expected", pictures.expected), ("actual", pictures.actual),
    ]
    return .object(
      named.map { name, file in
        .init(name, file.flatMap(RelativeLink.to).map(JSONValue.string) ?? .null)
      })
  }

  private func numbers(of rectangle: PixelRect) -> [JSONValue] {
    [rectangle.left, rectangle.top, rectangle.width, rectangle.height].map(JSONValue.integer)
  }

  private func seconds(_ time: Duration) -> JSONValue { .seconds(time, decimals: 9) }
}

extension FilmDifference.PropertyChange.Property {
  fileprivate var words: String {
    switch self {
    case .size: "Size"
    case .frames: "Pictures"
    case .times: "Times"
    case .length: "Length"
    case .loop: "Loops"
    }
  }
}
