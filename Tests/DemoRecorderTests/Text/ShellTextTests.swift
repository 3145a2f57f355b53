import Foundation
import Testing

@testable import DemoRecorder

@Suite struct ShellTextTests {
  @Test(arguments: ["a/b-c_d.yaml", "x=1", "ä.yaml", "50%"])
  func whatNeedsNoQuotesHasNone(word: String) {
    #expect(ShellText.word(word) == word)
  }

  /// A shell reads back what was meant.
  @Test(arguments: [
    "", " ", "a b", "it's", "''", "$HOME", "`ls`", "a\nb", "\\", "\"", "*", "~", "a;b", "é💥", "!",
    "#", "(a)", "a'b'c",
  ])
  func aShellReadsItAsOneWord(word: String) throws {
    let shell = Process()
    let pipe = Pipe()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "printf '%s|' " + ShellText.command([word, "end"])]
    shell.standardOutput = pipe
    try shell.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()

    #expect(String(decoding: bytes, as: UTF8.self) == word + "|end|")
  }
}
