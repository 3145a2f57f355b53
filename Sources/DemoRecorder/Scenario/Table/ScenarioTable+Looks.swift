import Interaction

/// The keys that say what the user of the device has set, and what the texts are.
extension ScenarioTable {
  static let looks = [
    KeyDeclaration(
      "appearance", .choice(appearances, orInteger: nil), .byDefault(.text("light")),
      "light or dark, as a user chooses it"),
    KeyDeclaration(
      "locale", .locale,
      "the language, which decides the writing direction too; without it, the "
        + "component's own texts, left to right"),
    KeyDeclaration(
      "textSize", .choice(textSizes, orInteger: nil), .byDefault(.text("large")),
      "how large the user wants texts, as in iOS's settings"),
    KeyDeclaration("texts", .texts, "texts of the component, and the film's `title`"),
    KeyDeclaration(
      "strings", .file(.strings),
      "a file with such texts for each language: its path, with `{locale}` in place of the language"
    ),
  ]

  private static let appearances = TraitCollection.UserInterfaceStyle.allCases.map { style in
    switch style {
    case .light: Choice(style.rawValue, "dark on white")
    case .dark: Choice(style.rawValue, "light on black")
    }
  }

  private static let textSizes = ContentSizeCategory.allCases.map { category in
    let percent = FontMetrics.default.scaledValue(
      for: 100, compatibleWith: TraitCollection(preferredContentSizeCategory: category))
    return Choice(category.rawValue, "\(Int(percent.rounded())) %")
  }
}
