import Scene
import Testing

@testable import Raster

@Suite struct TextLanguageTests {
  @Test(arguments: [
    ("ja", "JP"), ("JA-JP", "JP"), ("ko", "KR"), ("ko_KR", "KR"), ("zh-Hant", "TC"),
    ("zh-TW", "TC"), ("zh-Hant-TW", "TC"), ("zh-Hant-HK", "HK"), ("zh-HK", "HK"), ("zh-MO", "HK"),
    ("yue", "HK"), ("zh", nil), ("zh-Hans", nil), ("zh-Hans-HK", nil), ("zh-CN", nil), ("en", nil),
    ("en-HK", nil), ("jav", nil), ("", nil), ("-", nil),
  ])
  func itsReadersHaveTheirHanCharacters(tag: String, region: String?) {
    #expect(TextLanguage(tag).hanFamily?.name == region.map { "Noto Sans CJK \($0)" })
  }

  @Test(arguments: [(nil, "SC"), ("en", "SC"), ("ja", "JP"), ("zh-Hant", "TC"), ("ko", "KR")])
  func theChainAsksTheirFamilyFirst(language: String?, region: String) throws {
    let chain = FontChain(
      families: FontLibrary.defaultFamilies, folders: FontLibrary.systemFolders)

    let han = try chain.face(for: "直", in: .system(size: 10), language: language)
    let latin = try chain.face(for: "a", in: .system(size: 10), language: language)

    #expect(han.file.families.contains("Noto Sans CJK \(region)"))
    #expect(latin.file.families.contains("Inter"))
  }
}
