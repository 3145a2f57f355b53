import Components
import Testing

@testable import DemoRecorder

@Suite struct ShardingTests {
  let world = TestWorld()

  /// Films of 120 × 400 pixels of so many tenths of a second, called after them.
  private func addScenarios(lasting tenths: [Int]) {
    for (index, count) in tenths.enumerated() {
      world.files.add(
        "scenarios/\(index).yaml",
        """
        component: call-bubble
        device: { size: [120, 400], scale: 1 }
        output: { fps: 10, scale: 1 }
        steps: [wait: \(count)00ms]

        """)
    }
  }

  private func names(
    _ index: Int, of count: Int, recordings: String? = nil, paths: [String] = []
  ) throws -> [String] {
    let files = try FolderWalker(files: world.files).scenarios(at: paths)
    let sharding = Sharding(
      session: world.session, registry: .builtIn, changes: SettingChanges(),
      recordings: recordings, jobs: 1)
    return sharding.scenarios(of: Shard(index: index, count: count), from: files)
      .map(\.outputName)
  }

  private func addTrace(_ name: String, paintedPixels: Int) {
    var origin = RecordingOriginTests.origin
    origin.paintedPixels = paintedPixels
    world.files.add("demos/\(name).trace.jsonl", origin.line)
  }

  @Test func withoutAShardEverythingIsDoneAndNothingIsRead() throws {
    world.files.add("scenarios/broken.yaml", "{")
    let files = try FolderWalker(files: world.files).scenarios(at: [])
    let sharding = Sharding(
      session: world.session, registry: .builtIn, changes: SettingChanges(), recordings: "demos",
      jobs: 1)

    #expect(sharding.scenarios(of: nil, from: files) == files)
    #expect(sharding.scenarios(of: Shard(index: 1, count: 1), from: files) == files)
  }

  @Test func unknownFilmsAreWeighedByTheirLengthAndSize() throws {
    addScenarios(lasting: [20, 9, 10])

    #expect(try names(1, of: 2) == ["0"])
    #expect(try names(2, of: 2) == ["1", "2"])
  }

  @Test func knownFilmsAreWeighedByThePixelsTheyPainted() throws {
    addScenarios(lasting: [20, 9, 10])
    addTrace("0", paintedPixels: 100)
    addTrace("1", paintedPixels: 300)
    addTrace("2", paintedPixels: 150)

    #expect(try names(1, of: 2, recordings: "demos") == ["1"])
    #expect(try names(2, of: 2, recordings: "demos") == ["0", "2"])
  }

  /// Else a machine that begins when another has ended would find other parts.
  @Test func recordingsThatTheRunMayWriteDoNotCount() throws {
    addScenarios(lasting: [20, 9, 10])
    addTrace("1", paintedPixels: 1_000_000_000)

    #expect(try names(1, of: 2) == ["0"])
  }

  @Test func whatCannotBePlayedIsInOnePartAllTheSame() throws {
    addScenarios(lasting: [5, 5])
    world.files.add("scenarios/broken.yaml", "{")
    world.files.add("scenarios/other.yaml", "component: none\nsteps: []")
    addTrace("other", paintedPixels: .max)

    let parts = try (1...3).map { try names($0, of: 3, recordings: "demos") }

    #expect(parts.flatMap { $0 }.sorted() == ["0", "1", "broken", "other"])
    #expect(world.error.text == "", "what is wrong is said when it is recorded")
  }

  @Test func standardInputIsNotReadToBeWeighed() throws {
    var session = world.session
    session.input = UntouchableSource()
    let sharding = Sharding(
      session: session, registry: .builtIn, changes: SettingChanges(), recordings: nil, jobs: 1)

    let part = sharding.scenarios(of: Shard(index: 1, count: 2), from: [.standardInput])

    #expect(part == [.standardInput])
  }
}

/// Standard input that may not be read.
private struct UntouchableSource: ByteSource {
  func readAll(limit: Int) throws(FileError) -> [UInt8] {
    Issue.record("standard input was read")
    return []
  }
}
