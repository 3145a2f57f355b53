/// What a component says about itself: the one table behind its decoding, its hints, the schema,
/// the lists and the documents.
public struct ComponentDeclaration: Hashable, Sendable {
  /// In lower case with hyphens, as scenarios write it.
  public let name: String
  /// What it shows, in one sentence without a full stop.
  public let summary: String
  /// The views that scenarios can name.
  public let identifiers: [Identifier]
  public let options: [OptionDeclaration]

  /// - Precondition: No identifier and no option is declared twice, and no option is called `name`.
  public init(
    name: String, summary: String, identifiers: [Identifier], options: [OptionDeclaration]
  ) {
    precondition(
      Set(identifiers.map(\.name)).count == identifiers.count, "an identifier is declared once")
    precondition(
      Set(options.map(\.name) + ["name"]).count == options.count + 1, "an option is declared once")
    self.name = name
    self.summary = summary
    self.identifiers = identifiers
    self.options = options
  }

  /// A view that scenarios can name.
  public struct Identifier: Hashable, Sendable {
    public let name: String
    /// What the view is, without a full stop.
    public let meaning: String

    public init(_ name: String, _ meaning: String) {
      self.name = name
      self.meaning = meaning
    }
  }
}
