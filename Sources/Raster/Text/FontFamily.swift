/// A family of fonts by its name, and where Debian's users get it.
public struct FontFamily: Hashable, Sendable {
  public var name: String
  /// What to install where the family is missing; nil where we do not know.
  public var debianPackage: String?
  /// Whether emoji are looked for in it first, and nothing else is.
  public var isForEmoji: Bool

  public init(name: String, debianPackage: String? = nil, isForEmoji: Bool = false) {
    self.name = name
    self.debianPackage = debianPackage
    self.isForEmoji = isForEmoji
  }
}
