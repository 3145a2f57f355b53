import Components
import Raster
import Scene

/// `list`: what scenarios can name.
struct ListVerb {
  let session: Session
  let recorder: Recorder
  let options: ListOptions

  func run() throws -> ExitStatus {
    try session.console.data(options.printsJSON ? json().text + "\n" : text())
    return .done
  }

  private func text() throws -> String {
    switch options.subject {
    case .components: ReferenceLists.components(of: recorder.registry)
    case .devices: ReferenceLists.devices
    case .steps: ReferenceLists.steps
    case .fonts: try FontLibrary().installedFamilies().map(\.text).joined()
    }
  }

  private func json() throws -> JSONValue {
    switch options.subject {
    case .components: .array(recorder.registry.declarations.map(\.json))
    case .devices:
      .array(
        DevicePresets.names.compactMap {
          DevicePresets.device(named: $0, landscape: false)?.json
        })
    case .steps:
      .array(
        StepTable.all.map { step in
          .object([
            .init("name", .string(step.name.rawValue)), .init("meaning", .string(step.meaning)),
            .init("example", .string(step.example)),
          ])
        })
    case .fonts: .array(try FontLibrary().installedFamilies().map(\.json))
    }
  }
}

extension ComponentDeclaration {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .string(name)), .init("summary", .string(summary)),
      .init("identifiers", .array(identifiers.map { Self.named($0.name, $0.meaning) })),
      .init("options", .array(options.map { Self.named($0.name, $0.meaning) })),
      .init("texts", .array(ComponentTexts(of: self).texts.map { Self.named($0.key, $0.meaning) })),
      .init("events", .array(events.map { Self.named($0.name, $0.meaning) })),
    ])
  }

  private static func named(_ name: String, _ meaning: String) -> JSONValue {
    .object([.init("name", .string(name)), .init("meaning", .string(meaning))])
  }
}

extension Device {
  fileprivate var json: JSONValue {
    .object([
      .init("name", name.map(JSONValue.string) ?? .null),
      .init("size", .array([.number(size.width), .number(size.height)])),
      .init("scale", .number(scale)),
      .init(
        "safeArea",
        .object([
          .init("top", .number(safeArea.top)), .init("left", .number(safeArea.left)),
          .init("bottom", .number(safeArea.bottom)), .init("right", .number(safeArea.right)),
        ])),
    ])
  }
}

extension InstalledFamily {
  /// The family on a line, then each of its faces on one.
  fileprivate var text: String {
    guard !faces.isEmpty else {
      let package = family.debianPackage.map { "; install it with 'apt-get install \($0)'" }
      return "\(family.name): missing\(package ?? "")\n"
    }
    return faces.reduce("\(family.name)\n") { text, face in
      let weight = face.weight.map(String.init) ?? "variable"
      return text + "    \(face.style) (\(weight)): \(face.file)\n"
    }
  }

  fileprivate var json: JSONValue {
    .object([
      .init("family", .string(family.name)),
      .init(
        "faces",
        .array(
          faces.map { face in
            .object([
              .init("style", .string(face.style)),
              .init("weight", face.weight.map(JSONValue.integer) ?? .null),
              .init("italic", .boolean(face.isItalic)), .init("file", .string(face.file)),
              .init("index", .integer(face.index)),
            ])
          })),
    ])
  }
}
