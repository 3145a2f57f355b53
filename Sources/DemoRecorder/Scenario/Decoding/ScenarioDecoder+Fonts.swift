import Raster

/// Families and files of fonts.
extension ScenarioDecoder {
  /// Reads one font or a list of them, which it keeps.
  mutating func fonts(_ node: YAMLNode) -> Value? {
    var nodes = [node]
    if case .sequence(let items) = node.content, !items.isEmpty { nodes = items }
    guard nodes.count <= ScenarioLimits.fonts else {
      report(
        .outOfRange(
          found: "a list of \(nodes.count) fonts", allowed: "1 to \(ScenarioLimits.fonts)",
          reason: nil),
        at: node.location)
      return nil
    }
    let names = nodes.map { font($0) }
    let sound = names.compactMap { $0 }
    return sound.count == names.count ? .list(sound.map(Value.text)) : nil
  }

  private mutating func font(_ node: YAMLNode) -> String? {
    guard let name = text(node, ValueType.fonts.words) else { return nil }
    guard Self.isFile(name) else {
      fonts.append(NamedFont(choice: .family(name), location: node.location))
      return name
    }
    guard let file = file(at: node, .font) else { return nil }
    let content = FontContent(path: file.path, bytes: file.bytes)
    do throws(FontError) {
      try content.check()
    } catch {
      report(.font(error), at: node.location)
      return nil
    }
    fonts.append(NamedFont(choice: .file(content), location: node.location))
    return file.path
  }

  /// No family's name has a slash in it, or ends like a file.
  private static func isFile(_ name: String) -> Bool {
    let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
    return name.contains("/") || endings.contains { name.lowercased().hasSuffix($0) }
  }
}
