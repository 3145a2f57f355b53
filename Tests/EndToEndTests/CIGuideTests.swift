import Foundation
import Testing

/// Runs what docs/ci.md tells people to run, with a small suite and a stand-in for what only a service
/// has.
@Suite struct CIGuideTests {
  /// A script of the guide: a block of shell, or a step of a recipe.
  struct Script: CustomTestStringConvertible, Sendable {
    var text: String
    /// Which of its kind in the guide, for the test's name.
    var number: Int

    var testDescription: String { "script \(number)" }
  }

  private static let guide: [String] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/ci.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n")
  }()

  private static func blocks(of language: String) -> [[String]] {
    guide.split(separator: "```" + language).dropFirst().map { lines in
      Array(lines.prefix { $0 != "```" })
    }
  }

  static let shellScripts = blocks(of: "sh").enumerated().map {
    Script(text: $1.joined(separator: "\n"), number: $0 + 1)
  }

  /// The scripts of the recipes' steps, apart from the building of the program.
  static let steps: [Script] = blocks(of: "yaml").flatMap { lines -> [String] in
    lines.indices.compactMap { index in
      let line = lines[index]
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("- run: |") {
        let indent = line.prefix { $0 == " " }.count + 2
        let body = lines[(index + 1)...].prefix {
          $0.isEmpty || $0.prefix { $0 == " " }.count > indent
        }
        return body.map { String($0.dropFirst(indent + 2)) }.joined(separator: "\n")
      }
      guard words.hasPrefix("- '\"$RECORDER\"") else { return nil }
      return String(words.dropFirst(3).dropLast())
    }
  }.enumerated().map { Script(text: $1, number: $0 + 1) }

  @Test func theGuideHasTheScriptsThatAreTestedHere() {
    #expect(Self.shellScripts.count == 4)
    #expect(Self.steps.count == 4)
  }

  @Test(arguments: shellScripts)
  func aScriptForTheShellRuns(script: Script) throws {
    let suite = try Suite()

    let outcome = try suite.run(script.text)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func theStepsOfTheRecipesRunOneAfterTheOther() throws {
    let suite = try Suite()
    for script in Self.steps {
      let usesShard = script.text.contains("${{ matrix.shard }}")
      for shard in usesShard ? ["1", "2", "3"] : ["1"] {
        let text = script.text.replacingOccurrences(of: "${{ matrix.shard }}", with: shard)
        #expect(!text.contains("${{"), "\(text)")

        let outcome = try suite.run(text, environment: ["CI": "true"])
        #expect(outcome.status == 0, "\(text)\n\(outcome.errors)")
      }
    }
    #expect(suite.folder.exists("build/report/index.html"))
    #expect(suite.folder.exists("build/report/junit.xml"))
  }

  @Test func aShardThatFailsFailsTheMergedReport() throws {
    let suite = try Suite()
    try suite.folder.write(
      Suite.scenario(after: "expect: {id: start-call, center: [1, 1]}"), to: "scenarios/two.yaml")
    let verify = try #require(Self.steps.first).text
    var statuses: Set<Int32> = []
    for shard in ["1", "2", "3"] {
      let text = verify.replacingOccurrences(of: "${{ matrix.shard }}", with: shard)
      statuses.insert(try suite.run(text, environment: ["CI": "true"]).status)
    }

    #expect(statuses == [0, 1])
    #expect(try suite.run(Self.steps[1].text, environment: ["CI": "true"]).status == 1)
  }
}

/// Three recorded scenarios in a repository of their own that can be pushed.
private struct Suite {
  let folder: TemporaryFolder

  static func scenario(after step: String) -> String {
    """
    component: call-bubble
    device: {size: [120, 160], scale: 1}
    output: {fps: 5, scale: 0.5}
    steps: [\(step), wait: 200ms, snapshot: end]
    """
  }

  init() throws {
    folder = try TemporaryFolder()
    for name in ["one", "two", "three"] {
      try folder.write(
        Self.scenario(after: "tapOn: start-call"), to: "scenarios/\(name).yaml")
    }
    let outcome = try run(
      """
      "$RECORDER" record --quiet
      git init --quiet --bare build/origin.git
      git init --quiet --initial-branch main
      git remote add origin build/origin.git
      git config push.autoSetupRemote true
      git add scenarios
      git -c user.name=one -c user.email=one@example.com commit --quiet --message "Begin"
      """)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  /// Runs a script as services do: it ends at the first command that fails.
  func run(_ script: String, environment: [String: String] = [:]) throws -> Outcome {
    try Program.run(
      URL(filePath: "/bin/bash"), ["-eo", "pipefail", "-c", script], in: folder.url,
      environment: [
        "RECORDER": Program.recorder.path, "HOME": folder.url.path, "CI_NODE_INDEX": "1",
        "CI_NODE_TOTAL": "3",
      ].merging(environment) { $1 })
  }
}
