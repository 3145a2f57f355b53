import Interaction

/// What stands in place of a scenario's own looks, where somebody else chooses them.
struct TraitChanges: Hashable, Sendable {
  var appearance: TraitCollection.UserInterfaceStyle?
  var locale: LanguageTag?
}
