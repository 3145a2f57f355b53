import Components
import Testing

@testable import DemoRecorder

@Suite struct ByteCountTextTests {
  @Test(
    arguments: [
      ("2MB", 2_000_000), ("2MiB", 2_097_152), ("500kB", 500_000), ("1KiB", 1_024),
      ("1.5MB", 1_500_000),
      ("0.001MB", 1_000), ("007kB", 7_000), ("1000MB", 1_000_000_000),
      // Rounded down: a limit is not passed.
      ("1.0009999kB", 1_000), ("1.99999999999999999999MB", 1_999_999), ("1.5KiB", 1_536),
    ])
  func isReadInItsUnit(text: String, bytes: Int) {
    #expect(ByteCountText.read(text) == .count(bytes))
  }

  @Test(
    arguments: [
      "", "MB", "2 MB", "-2MB", "+2MB", "2mb", "2Mb", "2M", "1e3kB", "2.MB", ".5MB", "1.2.3MB",
      "٣MB", "2MBs",
    ])
  func anythingElseIsNoSize(text: String) {
    #expect(ByteCountText.read(text) == .noSize)
  }

  @Test(arguments: ["0MB", "999.9B", "0.9kB", "1001MB", "99999999999999999999999MB", "954MiB"])
  func tooSmallOrLargeIsNotTaken(text: String) {
    let reading = ByteCountText.read(text)
    #expect(reading == .outOfRange || text.hasSuffix("9B") && reading == .noSize)
  }

  @Test(arguments: [1_000, 1_024, 1_500, 2_000_000, 1_048_576, 2_097_153, 1_234_567, 1_000_000_000])
  func itsWritingIsReadAsTheSame(bytes: Int) {
    #expect(ByteCountText.read(ByteCountText.text(for: bytes)) == .count(bytes))
  }

  @Test func whatFitsAndWhatDoesNotNeverLookLikeTheLimit() {
    #expect(ByteCountText.words(for: 1_999_999) == "1.99 MB")
    #expect(ByteCountText.words(for: 2_000_001, roundsUp: true) == "2.01 MB")
    #expect(ByteCountText.words(for: 499_999) == "499 kB")
    #expect(ByteCountText.words(for: 500_001, roundsUp: true) == "501 kB")
    #expect(ByteCountText.words(forLimit: 2_000_000) == "2 MB")
    #expect(ByteCountText.words(forLimit: 2_097_152) == "2.097152 MB")
    #expect(ByteCountText.words(forLimit: 1_024) == "1.024 kB")
  }
}

@Suite struct MaxSizeDecodingTests {
  private func diagnostics(_ maxSize: String) -> [Diagnostic] {
    let text = "component: call-bubble\noutput:\n  maxSize: \(maxSize)\nsteps: [wait: 1s]\n"
    let loader = ScenarioLoader(registry: .builtIn) { path in throw NoFile(path: path) }
    return loader.load(Array(text.utf8), file: "x.yaml").diagnostics
  }

  private struct NoFile: Error { var path: String }

  @Test(
    arguments: [
      ("2", "expected a size such as 2MB or 500kB, not '2'", "add a unit: 2kB or 2MB"),
      (
        "2 MB", "expected a size such as 2MB or 500kB, not '2 MB'",
        "a size is digits and 'kB', 'MB', 'KiB' or 'MiB', without sign or space"
      ),
      ("10GB", "expected a size such as 2MB or 500kB, not '10GB'", "without sign or space"),
      ("0.1kB", "'0.1kB' is outside 1kB to 1000MB", ""),
      ("[1]", "expected a size such as 2MB or 500kB, not", ""),
    ])
  func aMistakeIsSaidWhereTheValueStands(value: String, message: String, hint: String) throws {
    let found = diagnostics(value)

    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.location == ScenarioLocation(file: "x.yaml", line: 3, column: 12))
    #expect(finding.message.hasPrefix(message))
    #expect(finding.hint.hasSuffix(hint))
  }

  @Test func theLimitIsPartOfWhatIsPlayedAndKnowsItsPlace() throws {
    let text = "component: call-bubble\noutput: { maxSize: 1.5MiB }\nsteps: [wait: 1s]\n"
    let limited = try Play.scenario(text)
    let free = try Play.scenario(text.replacing("maxSize: 1.5MiB", with: ""))

    #expect(limited.output.maxSize?.bytes == 1_572_864)
    #expect(limited.output.maxSize?.location.column == 20)
    #expect(ScenarioDigest(limited) != ScenarioDigest(free))
  }
}
