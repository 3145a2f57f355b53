/// The components that scenarios can play.
public struct ComponentRegistry: Sendable {
  /// In the order in which they are listed.
  public let declarations: [ComponentDeclaration]

  /// - Precondition: No two have one name.
  public init(_ declarations: [ComponentDeclaration]) {
    precondition(
      Set(declarations.map(\.name)).count == declarations.count, "a component is declared once")
    self.declarations = declarations
  }

  public func declaration(named name: String) -> ComponentDeclaration? {
    declarations.first { $0.name == name }
  }
}
