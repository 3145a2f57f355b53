extension ScenarioDecoder {
  /// Reads the list of steps in another file.
  mutating func includedSteps(_ node: YAMLNode) -> [Step]? {
    guard let path = path(node, .steps) else { return nil }
    if let first = including[path] {
      report(.endlessInclude(path: path, first: first), at: node.location)
      return nil
    }
    var found: [Diagnostic] = []
    let document = files.document(at: path, namedAt: node.location, findings: &found)
    for finding in found { report(finding.problem, at: finding.location) }
    guard let document else { return nil }
    including[path] = node.location
    let outer = file
    file = path
    defer {
      file = outer
      including[path] = nil
    }
    return steps(document, times: 1)
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

  private mutating func path(_ node: YAMLNode, _ kind: ValueType.FileKind) -> String? {
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
