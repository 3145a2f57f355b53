import Testing

@testable import DemoRecorder

@Suite struct YAMLLimits {
  private func read(_ text: String, budget: Int = ScenarioLimits.nodes) throws -> YAMLNode {
    var budget = budget
    var findings: [Diagnostic] = []
    let node = try YAMLTree.read(
      SourceText(file: "a", bytes: Array(text.utf8)), budget: &budget, findings: &findings)
    if let finding = findings.first { throw finding }
    return node
  }

  private func problem(_ text: String, budget: Int = ScenarioLimits.nodes) -> Diagnostic.Problem? {
    do {
      _ = try read(text, budget: budget)
      return nil
    } catch {
      return (error as? Diagnostic)?.problem
    }
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test func sixtyFourLevelsAreReadAndOneMoreIsNot() throws {
    #expect(throws: Never.self) { try read(nested(64)) }
    #expect(problem(nested(65)) == .tooDeep(limit: 64))
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func aHundredThousandLevelsAreRefusedWithinASecond(_ opening: String) {
    let started = ContinuousClock.now

    let loaded = ScenarioInput(text: String(repeating: opening, count: 100_000)).load()

    #expect(ContinuousClock.now - started < .seconds(1))
    #expect(loaded.diagnostics.first?.problem == .tooDeep(limit: 64), "\(loaded.rendered)")
  }

  @Test func nodesAreCountedToTheLast() throws {
    #expect(throws: Never.self) { try read("[a, b, {c: d}]", budget: 6) }
    #expect(problem("[a, b, {c: d}]", budget: 5) == .tooManyNodes(limit: ScenarioLimits.nodes))
  }

  @Test func aliasesAreCountedAsIfWrittenAgain() throws {
    let text = "[&a [x, y], *a, *a]"  // 1 + 3 + 3 + 3

    #expect(throws: Never.self) { try read(text, budget: 10) }
    #expect(problem(text, budget: 9) == .tooManyNodes(limit: ScenarioLimits.nodes))
  }

  @Test func anAliasBombIsRefusedWithinASecond() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      let alias = "*a\(level - 1)"
      text +=
        "a\(level): &a\(level) [" + Array(repeating: alias, count: 9).joined(separator: ", ")
        + "]\n"
    }
    let started = ContinuousClock.now

    #expect(problem(text) == .tooManyNodes(limit: ScenarioLimits.nodes))
    #expect(ContinuousClock.now - started < .seconds(1))
  }

  @Test func anAliasCannotReachDeeperThanTheLimit() {
    let inner = nested(40)
    #expect(
      problem(
        "[&a \(inner), \(String(repeating: "[", count: 30))*a\(String(repeating: "]", count: 30))]")
        == .tooDeep(limit: 64))
  }

  @Test func anAliasStandsWhereItIsUsed() throws {
    let node = try read("a: &x [1]\nb: *x\n")

    guard case .mapping(let entries) = node.content else { return #expect(Bool(false)) }
    #expect(entries[1].value.location == ScenarioLocation(file: "a", line: 2, column: 4))
  }

  @Test func fourMegabytesAreReadAndAByteMoreIsNot() {
    let start = "component: call-bubble\nsteps: [settle]\n#"
    let comment = String(repeating: "x", count: ScenarioLimits.bytes - start.utf8.count)
    let started = ContinuousClock.now

    #expect(ScenarioInput(text: start + comment).load().scenario != nil)
    #expect(
      ScenarioInput(text: start + comment + "x").load().diagnostics.map(\.problem)
        == [.tooBig(limit: ScenarioLimits.bytes)])
    #expect(ContinuousClock.now - started < .seconds(5))
  }

  @Test(arguments: [
    "a: b\n", "? a\n", "%TAG !a! b\n", "- &a b\n", "- *a\n", "'", "\"", "|\n", "- - -\n", "a:\n",
    "{", "# \n", "\t", "!", "[a, ", "{a: b, ", "--- a\n", "...\n", ": ", "-\n",
  ])
  func anythingAThousandfoldIsAnsweredWithinASecond(_ piece: String) {
    let started = ContinuousClock.now

    let loaded = ScenarioInput(text: String(repeating: piece, count: 50_000)).load()

    #expect(ContinuousClock.now - started < .seconds(1))
    #expect(loaded.scenario == nil)
    #expect(!loaded.diagnostics.isEmpty)
    #expect(loaded.diagnostics.count <= ScenarioLimits.findings + 1)
  }
}
