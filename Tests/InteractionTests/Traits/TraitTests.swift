import Interaction
import Scene
import Testing

@Suite struct Traits {
  @Test func theLanguageDecidesTheDirectionUnlessItIsGiven() {
    #expect(TraitCollection().layoutDirection == .leftToRight)
    #expect(TraitCollection(locale: LanguageTag("ar")).layoutDirection == .rightToLeft)
    #expect(
      TraitCollection(locale: LanguageTag("ar"), layoutDirection: .leftToRight).layoutDirection
        == .leftToRight)
  }

  @Test func textSizesAscend() {
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  /// The body row of Apple's table of Dynamic Type sizes.
  @Test func bodyTextHasApplesSizes() {
    let sizes = ContentSizeCategory.allCases.map {
      FontMetrics.default.scaledFont(
        for: .system(size: 17), compatibleWith: TraitCollection(preferredContentSizeCategory: $0)
      ).size
    }

    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test(arguments: [0.1, 11, 14, 15, 18, 33.3])
  func atTheUsualSizeNothingChanges(_ size: Double) {
    #expect(FontMetrics.default.scaledValue(for: size, compatibleWith: TraitCollection()) == size)
  }

  @Test func aFontGrowsNoFurtherThanItsMaximumAndNeverShrinksForIt() {
    let large = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    func size(of font: Double, maximum: Double) -> Double {
      FontMetrics.default.scaledFont(
        for: .system(size: font, weight: .bold), maximumPointSize: maximum, compatibleWith: large
      ).size
    }

    #expect(size(of: 14, maximum: 16) == 16)
    #expect(size(of: 14, maximum: 100) == 14 * 40 / 17.0)
    #expect(size(of: 14, maximum: 10) == 14)
  }
}

/// A system colour with the bytes that Apple publishes for it: red, green, blue; light, then dark.
struct PublishedColor: CustomTestStringConvertible, Sendable {
  var name: String
  var color: DynamicColor
  var light: [Double]
  var dark: [Double]
  var testDescription: String { name }

  static let all = [
    PublishedColor(name: "red", color: .systemRed, light: [255, 59, 48], dark: [255, 69, 58]),
    PublishedColor(
      name: "orange", color: .systemOrange, light: [255, 149, 0], dark: [255, 159, 10]),
    PublishedColor(
      name: "yellow", color: .systemYellow, light: [255, 204, 0], dark: [255, 214, 10]),
    PublishedColor(name: "green", color: .systemGreen, light: [52, 199, 89], dark: [48, 209, 88]),
    PublishedColor(name: "mint", color: .systemMint, light: [0, 199, 190], dark: [99, 230, 226]),
    PublishedColor(name: "teal", color: .systemTeal, light: [48, 176, 199], dark: [64, 200, 224]),
    PublishedColor(
      name: "cyan", color: .systemCyan, light: [50, 173, 230], dark: [100, 210, 255]),
    PublishedColor(name: "blue", color: .systemBlue, light: [0, 122, 255], dark: [10, 132, 255]),
    PublishedColor(
      name: "indigo", color: .systemIndigo, light: [88, 86, 214], dark: [94, 92, 230]),
    PublishedColor(
      name: "purple", color: .systemPurple, light: [175, 82, 222], dark: [191, 90, 242]),
    PublishedColor(name: "pink", color: .systemPink, light: [255, 45, 85], dark: [255, 55, 95]),
    PublishedColor(
      name: "brown", color: .systemBrown, light: [162, 132, 94], dark: [172, 142, 104]),
    PublishedColor(
      name: "gray", color: .systemGray, light: [142, 142, 147], dark: [142, 142, 147]),
    PublishedColor(
      name: "gray 2", color: .systemGray2, light: [174, 174, 178], dark: [99, 99, 102]),
    PublishedColor(
      name: "gray 3", color: .systemGray3, light: [199, 199, 204], dark: [72, 72, 74]),
    PublishedColor(
      name: "gray 4", color: .systemGray4, light: [209, 209, 214], dark: [58, 58, 60]),
    PublishedColor(
      name: "gray 5", color: .systemGray5, light: [229, 229, 234], dark: [44, 44, 46]),
    PublishedColor(
      name: "gray 6", color: .systemGray6, light: [242, 242, 247], dark: [28, 28, 30]),
    PublishedColor(name: "label", color: .label, light: [0, 0, 0], dark: [255, 255, 255]),
    PublishedColor(
      name: "separator", color: .opaqueSeparator, light: [198, 198, 200], dark: [56, 56, 58]),
  ]
}

@Suite struct DynamicColors {
  @Test(arguments: PublishedColor.all)
  func areApplesInBothAppearances(_ published: PublishedColor) {
    func bytes(_ style: TraitCollection.UserInterfaceStyle) -> [Double] {
      let color = published.color.resolvedColor(with: TraitCollection(userInterfaceStyle: style))
      return [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
    }

    #expect(bytes(.light) == published.light)
    #expect(bytes(.dark) == published.dark)
  }

  @Test func backgroundsAreOpaqueAndBehindWhatLiesOnThem() {
    let dark = TraitCollection(userInterfaceStyle: .dark)
    let levels = [
      DynamicColor.systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ].map { $0.resolvedColor(with: dark) }

    #expect(levels.allSatisfy { $0.alpha == 1 })
    #expect(levels.map(\.green) == levels.map(\.green).sorted())
  }
}
