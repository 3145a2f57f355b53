import Interaction

extension CanonicalText {
  /// One line a trait. The texts stand among the component's options, wherever they come from.
  mutating func addTraits(_ traits: TraitCollection) {
    add("appearance", traits.userInterfaceStyle.rawValue)
    add("locale", traits.locale?.text ?? "none")
    add("textSize", traits.preferredContentSizeCategory.rawValue)
  }
}
