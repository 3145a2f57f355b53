@testable import DemoRecorder
import Testing

@Suite struct HelpTextTests {
  let table = CommandTable.standard
  var help: HelpText { HelpText(table: table) }

  @Test func theProgramsHelpNamesEveryVerbWithItsMeaning() {
    let words = help.program.split(whereSeparator: \.isWhitespace).joined(separator: " ")

    for verb in table.verbs {
      #expect(words.contains(verb.meaning))
      #expect(help.program.contains("\n  \(verb.verb.rawValue)"))
    }
  }

  @Test func aVerbsHelpNamesItsFlagsAndNoOthers() {
    for verb in table.verbs {
      let text = help.verb(verb)
      for flag in table.flags {
        let isNamed =
          text.contains(" \(flag.flag.spelling)\n") || text.contains(" \(flag.flag.spelling) ")
        #expect(isNamed == table.takes(verb.verb, flag.flag), "\(verb.verb) \(flag.flag)")
      }
    }
  }

  @Test func linesFitInEightyColumns() {
    for text in [help.program] + table.verbs.map(help.verb) {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(DisplayWidth.of(line) <= 80, "\(line)")
        #expect(!line.hasSuffix(" "))
      }
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
  }

  @Test func theTableIsWhole() {
    #expect(Set(table.verbs.map(\.verb)) == Set(Verb.allCases))
    #expect(Set(table.flags.map(\.flag)) == Set(Flag.allCases))
    let used = Set(table.verbs.flatMap(\.flags)).union(table.general)
    #expect(used == Set(Flag.allCases))
    let letters = table.flags.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test func everythingThatCanBeCompletedIsListed() {
    let completions = table.completions

    #expect(completions.filter { $0.verb == nil }.map(\.word) == Verb.allCases.map(\.rawValue))
    #expect(completions.contains { $0.verb == .list && $0.word == "devices" })
    #expect(completions.contains { $0.verb == .record && $0.word == "--fps" })
    #expect(!completions.contains { $0.verb == .schema && $0.word == "--fps" })
  }
}
