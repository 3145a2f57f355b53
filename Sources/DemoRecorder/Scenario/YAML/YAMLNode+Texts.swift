extension YAMLNode {
  /// The texts of the node and of all it holds, in the order of the file, without those of plain
  /// English letters: nothing is ever found about them.
  var remarkableTexts: [LocatedText] {
    switch content {
    case .scalar(let scalar):
      let isRemarkable = scalar.text.utf8.contains { !(0x20..<0x7F).contains($0) }
      return isRemarkable ? [LocatedText(text: scalar.text, location: location)] : []
    case .sequence(let items): return items.flatMap(\.remarkableTexts)
    case .mapping(let entries): return entries.flatMap(\.value.remarkableTexts)
    }
  }
}
