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
  /// What can happen and is counted.
  public let events: [Event]

  /// - Precondition: No identifier, option or event is declared twice, and no option is called
  ///   `name`.
  public init(
    name: String, summary: String, identifiers: [Identifier], options: [OptionDeclaration],
    events: [Event] = []
  ) {
    precondition(
      Set(identifiers.map(\.name)).count == identifiers.count, "an identifier is declared once")
    precondition(Set(events.map(\.name)).count == events.count, "an event is declared once")
    precondition(
      Set(options.map(\.name) + ["name"]).count == options.count + 1, "an option is declared once")
    self.name = name
    self.summary = summary
    self.identifiers = identifiers
    self.options = options
    self.events = events
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

  /// Something that can happen, whose times a component counts.
  public struct Event: Hashable, Sendable {
    /// In lower case with hyphens.
    public let name: String
    /// What has happened each time, without a full stop.
    public let meaning: String

    public init(_ name: String, _ meaning: String) {
      self.name = name
      self.meaning = meaning
    }
  }
}
