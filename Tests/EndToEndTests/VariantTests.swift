import Foundation
import Testing

/// One file, several recordings, and the README that shows them, through the program.
@Suite struct VariantTests {
  private static let text = """
    title: A call
    component: call-bubble
    device: { size: [120, 100], scale: 1 }
    matrix:
      locale: [en, zh-Hans]
      appearance: [light, dark]
    output: { fps: 10, scale: 1, lastFrame: 100ms }
    steps: [tapOn: start-call, snapshot: start]

    """

  @Test func variantsAreRecordedVerifiedAndShown() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: "scenarios/x.yaml")
    try folder.write("<!-- demo-recorder: x --><!-- /demo-recorder -->\n", to: "README.md")

    let recorded = try Program.record(["record", "--snippet", "README.md"], in: folder.url)

    #expect(recorded.status == 0, "\(recorded.errors)")
    let names = ["x-dark-en", "x-dark-zh-Hans", "x-light-en", "x-light-zh-Hans"]
    #expect(
      try folder.files() == ["README.md"]
        + names.flatMap { ["demos/\($0).gif", "demos/\($0).trace.jsonl", "demos/\($0)/start.png"] }
        .sorted() + ["scenarios/x.yaml"])
    let readme = String(decoding: try folder.read("README.md"), as: UTF8.self)
    #expect(
      readme.contains(#"srcset="demos/x-dark-zh-Hans.gif"><img alt="A call" src="demos/x-li"#))
    #expect(readme.components(separatedBy: "<picture>").count == 3)

    let verified = try Program.record(
      ["verify", "--reporter", "junit", "-j", "2"], in: folder.url)
    #expect(verified.status == 0, "\(verified.errors)")
    let junit = String(decoding: try folder.read("build/report/junit.xml"), as: UTF8.self)
    for name in names { #expect(junit.contains("name=\"\(name)\"")) }
  }

  @Test func shardsTakeEachVariantOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: "scenarios/x.yaml")

    var files: [String] = []
    for index in 1...3 {
      let outcome = try Program.record(
        ["record", "--shard", "\(index)/3", "-o", "part\(index)"], in: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      files += try folder.files().filter { $0.hasPrefix("part\(index)/") && $0.hasSuffix(".gif") }
    }

    #expect(Set(files.map { $0.dropFirst(6) }).count == 4 && files.count == 4)
  }

  @Test func standardInputIsReadOnceForAllVariants() throws {
    let folder = try TemporaryFolder()

    let outcome = try Program.record(["record", "-"], in: folder.url, input: Data(Self.text.utf8))

    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(folder.exists("demos/stdin-dark-zh-Hans.gif"))
    #expect(outcome.text.contains("demos/stdin-light-en.gif"))
  }

  @Test func traceAsksForOne() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: "x.yaml")

    let many = try Program.record(["trace", "x.yaml"], in: folder.url)
    let one = try Program.record(
      ["trace", "x.yaml", "--variant", "dark-en", "--at", "0s"], in: folder.url)

    #expect(many.status == 2 && many.errors.contains("light-en, light-zh-Hans, dark-en"))
    #expect(one.status == 0 && one.text.hasPrefix("{\"t\":0,"))
  }
}
