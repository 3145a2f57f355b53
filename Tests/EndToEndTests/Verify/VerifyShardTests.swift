import Foundation
import Testing

/// Parts of a suite, and the whole that they make.
@Suite struct VerifyShardTests {
  private static let names = ["a", "b", "c", "d", "deep/e"]

  /// The results as the report's folder has them, without what depends on the clock.
  private static func results(in folder: String, of suite: RecordedSuite) throws -> [String] {
    let text = String(decoding: try suite.folder.read("\(folder)/results.jsonl"), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map {
      String($0).replacing(#/"seconds":[0-9.]+}$/#, with: "}")
    }
  }

  private static func names(in results: [String]) -> [String] {
    results.compactMap { $0.firstMatch(of: #/"name":"([^"]*)"/#).map { String($0.output.1) } }
  }

  @Test func threeShardsMakeTheWholeAndMergeToTheSameResults() throws {
    let suite = try RecordedSuite(
      Dictionary(uniqueKeysWithValues: Self.names.map { ($0, RecordedSuite.scenario()) }))
    try suite.write(RecordedSuite.scenario(call: "NO"), as: "deep/e")
    let whole = try suite.verify("--report", "whole")
    var found: [String] = []
    for shard in 1...3 {
      let folder = "shard-\(shard)"
      let outcome = try suite.verify("--shard", "\(shard)/3", "--report", folder)
      let results = try Self.results(in: folder, of: suite)
      #expect(outcome.status == (Self.names(in: results).contains("deep/e") ? 1 : 0))
      found += Self.names(in: results)
    }
    #expect(found.sorted() == Self.names)

    let merged = try suite.run(["merge-reports", "shard-3", "shard-1", "shard-2"])

    #expect(whole.status == 1 && merged.status == 1, "\(merged.errors)")
    let results = try Self.results(in: "build/report", of: suite)
    #expect(try results == Self.results(in: "whole", of: suite))
    #expect(
      try suite.contents(below: "build/report/difference").map { $0.value.count }.sorted()
        == suite.contents(below: "whole/difference").map { $0.value.count }.sorted())
    #expect(try suite.run(["accept"]).status == 0, "what is merged can be accepted")
    #expect(try suite.verify().status == 0)
  }

  @Test func moreShardsThanScenariosAreFineAndMergeAsWell() throws {
    let suite = try RecordedSuite()
    for shard in 1...3 {
      let outcome = try suite.verify("--shard", "\(shard)/3", "--report", "shard-\(shard)")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }

    #expect(try suite.run(["merge-reports", "shard-1", "shard-2", "shard-3"]).status == 0)
    #expect(try suite.run(["merge-reports", "shard-1", "shard-3", "--report", "x"]).status == 2)
  }
}
