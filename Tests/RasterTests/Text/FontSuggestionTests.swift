import Testing

@testable import Raster

@Suite struct FontSuggestionTests {
  @Test func theTableIsInOrderAndNothingStandsInItTwice() {
    for (row, next) in zip(FontSuggestion.families, FontSuggestion.families.dropFirst()) {
      #expect(row.range.upperBound < next.range.lowerBound)
    }
  }

  /// Source: the names of the families in Debian's packages.
  @Test(
    arguments: [
      ("𝄞", "Noto Music", "fonts-noto-core"), ("𠀋", "HanaMinB", "fonts-hanazono"),
      ("x\u{20E4}", "Symbola", "fonts-symbola"),
    ] as [(Character, String, String)])
  func aFamilyIsNamedWithItsPackage(character: Character, family: String, package: String) {
    let suggestion = FontSuggestion(for: character)

    #expect(suggestion?.family == family)
    #expect(suggestion?.debianPackage == package)
  }

  @Test(arguments: ["a", "\u{E000}", "\u{10FFFD}", "\u{1}"] as [Character])
  func nothingIsNamedForOthers(character: Character) {
    #expect(FontSuggestion(for: character) == nil)
  }
}
