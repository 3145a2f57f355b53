import Foundation
import Testing

/// The guide for component authors says nothing that the example does not compile.
@Suite struct ComponentsGuideTests {
  /// Code in the guide, and the file of the example that it says to be from.
  struct Sample {
    var file: String?
    var text: String
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let example = root.appending(path: "Examples/MusicPill")

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// The blocks of a language; a block's file stands in a comment on the line before it.
  private func samples(in language: String) throws -> [Sample] {
    let guide = try text(Self.root.appending(path: "docs/components.md"))
    let parts = guide.components(separatedBy: "```\(language)\n")
    return parts.indices.dropFirst().map { index in
      let lastLine = parts[index - 1].split(separator: "\n").last.map(String.init) ?? ""
      let isMarked = lastLine.hasPrefix("<!-- from ") && lastLine.hasSuffix(" -->")
      return Sample(
        file: isMarked ? String(lastLine.dropFirst(10).dropLast(4)) : nil,
        text: parts[index].components(separatedBy: "```")[0])
    }
  }

  @Test func everySwiftSampleStandsInTheExample() throws {
    let samples = try samples(in: "swift")
    #expect(samples.count > 10)
    for sample in samples {
      let file = try #require(sample.file, "no file is named for: \(sample.text)")
      let source = try text(Self.example.appending(path: file))
      #expect(source.contains(sample.text), "\(file) has no such lines: \(sample.text)")
    }
  }

  @Test func everyStepStandsInTheExamplesScenario() throws {
    let scenario = try text(Self.example.appending(path: "scenarios/music-pill.yaml"))
    for sample in try samples(in: "yaml") { #expect(scenario.contains(sample.text)) }
  }
}
