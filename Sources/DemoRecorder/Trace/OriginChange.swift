import Raster

/// Something that a recording was made from or by and that is not the same today.
enum OriginChange: Hashable, Sendable {
  /// The scenario, what it includes, or a picture it names.
  case scenario
  case recorder(recorded: String, now: String)
  /// The package that the components come from.
  case components(recorded: String, now: String)
  /// A font file; nil where it is not installed any more.
  case font(UsedFont, now: UsedFont?)

  /// In words, for people.
  var words: String {
    switch self {
    case .scenario: "the scenario has changed"
    case .recorder(let recorded, let now):
      "recorded by \(DisplayText.plain(recorded)), this is \(DisplayText.plain(now))"
    case .components(let recorded, let now):
      "the components were of version \(DisplayText.plain(recorded)), "
        + "are of \(DisplayText.plain(now))"
    case .font(let font, let now): Self.words(font, now)
    }
  }

  private static func words(_ font: UsedFont, _ now: UsedFont?) -> String {
    let name = DisplayText.plain(font.fileName)
    let version = DisplayText.plain(font.version)
    guard let now else { return "font \(name) is not installed any more" }
    let newName = now.fileName == font.fileName ? "" : DisplayText.plain(now.fileName) + ", "
    guard now.version != font.version || !newName.isEmpty else {
      return "font \(name) is not the same file, though both are \(version)"
    }
    return "font \(name) was \(version), is \(newName)\(DisplayText.plain(now.version))"
  }
}
