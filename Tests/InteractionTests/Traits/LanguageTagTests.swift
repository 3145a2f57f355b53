import Interaction
import Testing

@Suite struct LanguageTags {
  /// From RFC 5646, appendix A, and section 2.1.1 on letter case.
  @Test(arguments: [
    ("de", "de"), ("ja", "ja"), ("zh-hant", "zh-Hant"), ("ZH-CMN-HANS-cn", "zh-cmn-Hans-CN"),
    ("sr-latn-RS", "sr-Latn-RS"), ("sl-ROZAJ-biske", "sl-rozaj-biske"),
    ("de-CH-1901", "de-CH-1901"),
    ("hy-Latn-IT-arevela", "hy-Latn-IT-arevela"), ("es-419", "es-419"),
    ("en-US-u-islamcal", "en-US-u-islamcal"),
    ("zh-CN-a-MYEXT-x-private", "zh-CN-a-myext-x-private"),
    ("de-CH-x-phonebk", "de-CH-x-phonebk"), ("en-ca-X-CA", "en-CA-x-ca"), ("aaaa", "aaaa"),
  ])
  func wellFormedOnesGetTheirUsualCase(_ tag: String, _ usual: String) {
    #expect(LanguageTag(tag)?.text == usual)
  }

  /// From appendix A too, and what people write by habit.
  @Test(arguments: [
    "", "-", "e", "en-", "-en", "en--US", "de-419-DE", "a-DE", "ar-a-aaa-b-bbb-a-ccc", "zh_CN",
    "en-x", "en-u", "x-private", "i-klingon", "english-language-tag", "de-1901-1901", "中文", "en US",
    "en-\u{0661}\u{0662}\u{0663}", "zh-Hans-Hant", "en-US-GB", "toolonglanguage",
    "en-x-" + String(repeating: "abcdefgh-", count: 12) + "a",
  ])
  func othersAreRefused(_ text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [
    "ar", "he", "fa", "ur-PK", "ar-Arab-EG", "az-Arab", "ks-Arab", "dv", "yi", "ckb",
  ])
  func someAreWrittenFromTheRight(_ tag: String) {
    #expect(LanguageTag(tag)?.isRightToLeft == true)
  }

  @Test(arguments: ["en", "zh-Hans", "ja", "az", "ar-Latn", "ur-Latn-PK", "ku", "pa", "he-Latn"])
  func othersFromTheLeft(_ tag: String) {
    #expect(LanguageTag(tag)?.isRightToLeft == false)
  }

  @Test func partsAreTold() {
    let tag = LanguageTag("zh-hant-hk-x-a")

    #expect(tag?.language == "zh")
    #expect(tag?.script == "Hant")
    #expect(tag?.region == "HK")
  }
}
