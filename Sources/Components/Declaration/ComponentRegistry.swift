/// The components that scenarios can play.
public struct ComponentRegistry: Sendable {
  /// In the order in which they are listed.
  public let components: [any Component.Type]
  /// The version of the package that the components come from, written into recordings so that a
  /// later run can tell why its pictures differ; nil for the recorder's own.
  public let packageVersion: String?

  /// - Precondition: No two components have one name.
  public init(_ components: [any Component.Type], packageVersion: String? = nil) {
    precondition(
      Set(components.map { $0.declaration.name }).count == components.count,
      "a component's name stands once")
    self.components = components
    self.packageVersion = packageVersion
  }

  /// What the components tell of themselves.
  public var declarations: [ComponentDeclaration] { components.map { $0.declaration } }

  public func component(named name: String) -> (any Component.Type)? {
    components.first { $0.declaration.name == name }
  }

  public func declaration(named name: String) -> ComponentDeclaration? {
    component(named: name)?.declaration
  }
}
