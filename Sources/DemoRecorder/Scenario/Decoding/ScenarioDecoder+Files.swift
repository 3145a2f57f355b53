extension ScenarioDecoder {
  /// Reads the list of steps in another file.
  mutating func includedSteps(_ node: YAMLNode) -> [Step]? {
    guard let path = path(node, .steps) else { return nil }
    if let first = including[path] {
      report(.endlessInclude(path: path, first: first), at: node.location)
      return nil
    }
    let words = ValueType.steps.words
    guard let document = document(at: path, with: words, namedAt: node.location) else { return nil }
    including[path] = node.location
    let outer = file
    file = path
    defer {
      file = outer
      including[path] = nil
    }
    return steps(document, times: 1)
  }

  /// Reads a YAML file that a scenario names, and reports what is wrong with it.
  ///
  /// - Parameter expected: What it should hold, in the words of a message.
  mutating func document(
    at path: String, with expected: String, namedAt place: ScenarioLocation
  ) -> YAMLNode? {
    var found: [Diagnostic] = []
    let document = files.document(at: path, namedAt: place, findings: &found)
    for finding in found {
      let nothing = Diagnostic.Problem.mismatch(expected: expected, found: "nothing", hint: nil)
      report(finding.problem == .empty ? nothing : finding.problem, at: finding.location)
    }
    return document
  }

  /// Reads a picture file and gives its path.
  mutating func picture(_ node: YAMLNode) -> String? {
    guard let file = file(at: node, .picture) else { return nil }
    pictures.append(PictureFile(path: file.path, bytes: file.bytes, location: node.location))
    return file.path
  }

  /// Reads the file whose path stands there.
  mutating func file(
    at node: YAMLNode, _ kind: ValueType.FileKind
  ) -> (path: String, bytes: [UInt8])? {
    guard let path = path(node, kind) else { return nil }
    var found: [Diagnostic] = []
    let bytes = files.bytes(at: path, namedAt: node.location, findings: &found)
    for finding in found { report(finding.problem, at: finding.location) }
    return bytes.map { (path, $0) }
  }

  /// The path of a file, seen from the file that names it.
  mutating func path(_ node: YAMLNode, _ kind: ValueType.FileKind) -> String? {
    let expected = ValueType.file(kind).words
    guard let text = text(node, expected) else { return nil }
    let isPath = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard isPath, !text.isEmpty else {
      report(.mismatch(expected: expected, found: node.words, hint: nil), at: node.location)
      return nil
    }
    return ScenarioFiles.path(text, namedBy: file)
  }
}
