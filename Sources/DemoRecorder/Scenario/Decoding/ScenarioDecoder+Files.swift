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
    guard let path = path(node, .picture) else { return nil }
    var found: [Diagnostic] = []
    let bytes = files.bytes(at: path, namedAt: node.location, findings: &found)
    for finding in found { report(finding.problem, at: finding.location) }
    guard let bytes else { return nil }
    pictures.append(PictureFile(path: path, bytes: bytes, location: node.location))
    return path
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
