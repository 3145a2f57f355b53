/// A family of fonts by its name, and where Debian's users get it.
public struct FontFamily: Hashable, Sendable {
  public var name: String
  /// What to install where the family is missing; nil where we do not know.
  public var debianPackage: String?

  public init(name: String, debianPackage: String? = nil) {
    self.name = name
    self.debianPackage = debianPackage
  }
}
