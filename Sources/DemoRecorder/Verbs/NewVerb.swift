import Components

/// `new`: begins a scenario from a commented template.
struct NewVerb {
  let session: Session
  let recorder: Recorder
  let options: NewOptions

  func run() throws -> ExitStatus {
    guard try session.files.status(of: options.path) == nil else {
      throw FileError(path: options.path, problem: .alreadyThere)
    }
    let transaction = OutputTransaction(
      folder: FolderWalker.defaultFolder, temporaries: session.temporaries)
    try transaction.write(
      Array(try template().utf8), to: options.name + ".yaml")
    _ = try transaction.commit()
    session.console.say(
      StyledText(
        "made \(options.path); record it with: demo-recorder \(ShellText.word(options.path))")
    )
    return .done
  }

  /// The template, with a way to the schema for editors where the schema is here.
  private func template() throws -> String {
    guard let component = recorder.registry.declarations.first else { throw NoComponent() }
    let depth = options.name.split(separator: "/").count
    let hasSchema = try session.files.status(of: Self.schemaPath) != nil
    return ScenarioTemplate.text(
      name: String(options.name.split(separator: "/").last ?? ""), component: component,
      schemaPath: hasSchema
        ? String(repeating: "../", count: depth) + Self.schemaPath : nil)
  }

  private static let schemaPath = "schema/scenario.schema.json"
}

/// There is nothing that a scenario could play.
private struct NoComponent: Error, CustomStringConvertible {
  var description: String { "this recorder has no components" }
}
