import Testing

@testable import Raster

@Suite struct BreakRulesTests {
  @Test(
    arguments: [
      (" ", "a"), (" ", "通"), ("通", "话"), ("通", "a"), ("a", "通"), ("。", "通"), ("，", "a"),
      ("通", "（"),
      ("カ", "メ"), ("\u{200B}", "b"), ("\u{3000}", "通"),
    ] as [(Character, Character)])
  func aLineMayEnd(between before: Character, and after: Character) {
    #expect(BreakRules.allowsBreak(between: before, and: after))
  }

  @Test(
    arguments: [
      ("a", "b"), ("a", " "), (" ", " "), ("通", " "), ("通", "，"), ("通", "。"), ("通", "）"),
      ("（", "通"),
      ("“", "通"), ("通", "”"), ("通", "…"), ("…", "…"), ("通", "."), ("1", "2"), ("a", "\u{A0}"),
      ("\u{A0}", "通"), ("通", "\u{A0}"), ("カ", "ー"), ("「", "a"),
    ] as [(Character, Character)])
  func aLineMustNotEnd(between before: Character, and after: Character) {
    #expect(!BreakRules.allowsBreak(between: before, and: after))
  }
}
