@testable import DemoRecorder
import Foundation
import TestSupport
import Testing

@Suite struct ResultsFileTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func whatIsWrittenIsReadBackTheSame(seed: UInt64) throws {
    var random = RandomResults(random: SeededGenerator(seed: seed))
    let file = random.file(of: 12)
    let read = try ResultsFile(file.bytes, path: "x")
    // Only whether: nobody could read them all.
    let isSame = read == file
    // Equal texts may still be written with other scalars.
    let hasSameBytes = read.bytes == file.bytes

    #expect(isSame)
    #expect(hasSameBytes)
  }

  @Test func everyLineIsJSONForOthersToo() throws {
    var random = RandomResults(random: SeededGenerator(seed: 1))
    let file = random.file(of: 20)
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"))

    #expect(lines.count == 21)
    for (line, name) in zip(lines.dropFirst(), file.results.map(\.name)) {
      let read = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      #expect(read?["name"] as? String == name)
    }
  }

  @Test func resultsStandInTheOrderOfTheirNamesWhateverOrderTheyCameIn() throws {
    let results = ["b", "a/b", "ä", "B", "a"].map(VerificationResult.passed)
    let file = ResultsFile(header: .sample, results: results)

    #expect(file.results.map(\.name) == ["B", "a", "a/b", "b", "ä"])
    #expect(file.header.scenarios == 5)
  }

  @Test(arguments: [
    ("", "these are not the results of a verify"),
    ("{\"name\":\"x\"}\n", "these are not the results of a verify"),
    ("<html>\n", "these are not the results of a verify"),
    ("GIF89a", "these are not the results of a verify"),
    (
      #"{"format":"demo-recorder results","formatVersion":2}"# + "\n",
      "another version of demo-recorder has written these results"
    ),
    (
      #"{"format":"demo-recorder results","formatVersion":1}"# + "\n",
      "line 1: 'recorder' is missing"
    ),
  ])
  func aFileOfSomebodyElseIsToldSo(text: String, words: String) {
    let error = #expect(throws: ResultsError.self) {
      try ResultsFile(Array(text.utf8), path: "build/report/results.jsonl")
    }
    #expect(error?.description == "build/report/results.jsonl: \(words)")
  }

  @Test(arguments: [
    (
      #""frame":37"#, #""frame":"x""#,
      "'findings[0].pixels.first.frame' is not a whole number from 0 to 9007199254740992"
    ),
    (
      #""frame":37"#, #""frame":-1"#,
      "'findings[0].pixels.first.frame' is not a whole number from 0 to 9007199254740992"
    ),
    (
      #""kind":"difference""#, #""kind":"rumour""#,
      "'findings[0].kind' is not one of expectation, missing, difference, unstable, trouble"
    ),
    (#""element":"bubble""#, #""element":null"#, "'findings[0].elements[0].element' is not a text"),
    (
      #""bounds":[24,920,160,166]"#, #""bounds":[24,920,160]"#,
      "'findings[0].pixels.first.bounds' is not 4 numbers"
    ),
    (
      #""bounds":[24,920,160,166]"#, #""bounds":[24,920,160,70000]"#,
      "'findings[0].pixels.first.bounds[3]' is not a whole number from 0 to 65535"
    ),
    (
      #""ratio":0.002"#, #""ratio":1.5"#,
      "'findings[0].pixels.worst.ratio' is not a number from 0 to 1"
    ),
    (#""seconds":1.25"#, #""seconds":1e300"#, "'seconds' is not a time in seconds"),
    (#""title":"Dock the bubble","#, "", "'title' is missing"),
    (#""findings":["#, #""findings":[1,"#, "'findings[0]' is not an object"),
  ])
  func aWrongValueIsNamedWithItsLineAndPlace(old: String, new: String, words: String) throws {
    let file = ResultsFile(header: .sample, results: [.movedBubble])
    let text = String(decoding: file.bytes, as: UTF8.self)
    try #require(text.contains(old))
    let range = try #require(text.range(of: old))
    let error = #expect(throws: ResultsError.self) {
      try ResultsFile(Array(text.replacingCharacters(in: range, with: new).utf8), path: "r")
    }

    #expect(error?.description == "r: line 2: \(words)")
    #expect(error?.hint == "run 'demo-recorder verify' again")
  }

  @Test func aLineThatIsNoJSONIsNamed() {
    let file = ResultsFile(header: .sample, results: [.passed("a"), .passed("b")])
    let bytes = Array(
      String(decoding: file.bytes, as: UTF8.self)
        .replacingOccurrences(of: #"{"name":"b""#, with: #"{"name":b"#).utf8)

    #expect(throws: ResultsError(path: "r", problem: .noJSON(line: 3, byte: 9))) {
      try ResultsFile(bytes, path: "r")
    }
  }

  @Test func aFileThatIsCutOffIsNotReadAsAShorterOne() throws {
    let file = ResultsFile(header: .sample, results: [.passed("a"), .movedBubble])
    let whole = file.bytes.count
    for count in Array(stride(from: 0, to: whole, by: 61)) + [whole - 2, whole - 1] {
      #expect(throws: ResultsError.self) {
        try ResultsFile(Array(file.bytes.prefix(count)), path: "r")
      }
    }
  }

  @Test func oneScenarioHasOneResult() {
    let bytes = ResultsFile(header: .sample, results: [.passed("a"), .passed("a")]).bytes

    #expect(throws: ResultsError(path: "r", problem: .twice("a"))) {
      try ResultsFile(bytes, path: "r")
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func aDamagedFileIsReadOrRefusedButNeverCrashes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sound = ResultsFile(header: .sample, results: [.movedBubble]).bytes
    for _ in 0..<50 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? ResultsFile(bytes, path: "r")
    }
  }
}
