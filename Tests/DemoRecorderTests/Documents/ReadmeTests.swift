import Foundation
import Testing

/// README shows parts of the scenarios that made its films.
@Suite struct ReadmeTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.project.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: ["call-bubble", "call-reveal", "push-alert"])
  func whatStandsBesideAFilmIsPartOfItsScenarioInItsOrder(name: String) throws {
    let blocks = try text("README.md").components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let shown = try #require(blocks.first { $0.hasPrefix("component: \(name)\n") })
    var rest = try text("scenarios/\(name).yaml").components(separatedBy: "\n")[...]

    for line in shown.components(separatedBy: "\n") where !line.isEmpty && !line.contains("…") {
      let place = try #require(rest.firstIndex(of: line), "\(line)")
      rest = rest[(place + 1)...]
    }
  }

  @Test func everyFilmAndFileThatIsNamedIsThere() throws {
    let readme = try text("README.md")
    let links = readme.matches(of: /(?:\]\(|src=")([^)"#]+)/).map { String($0.1) }
      .filter { !$0.hasPrefix("http") }

    #expect(links.count > 5)
    for link in links {
      #expect(
        FileManager.default.fileExists(atPath: Self.project.appending(path: link).path), "\(link)")
    }
  }
}
