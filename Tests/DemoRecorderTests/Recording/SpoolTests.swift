import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct SpoolTests {
  private let files = MemoryFileSystem()

  private func transaction() -> OutputTransaction {
    OutputTransaction(
      folder: "demos",
      temporaries: TemporaryFiles(files: files, processID: 7, isAlive: { _ in true }))
  }

  private func pieces(_ sizes: [Int]) -> [[UInt8]] {
    var random = SeededGenerator(seed: 3)
    return sizes.map { count in (0..<count).map { _ in UInt8.random(in: 32...126, using: &random) }
    }
  }

  static let limit = Spool.mostMemory

  @Test(
    arguments: [
      [], [1], [limit], [limit, 1], [limit + 1], [limit + 1, 5], [3 * limit],
      [limit - 1, 2, limit, 7, limit, 1],
    ])
  func itsBytesComeBackInAnyPartAndMakeTheFile(sizes: [Int]) throws {
    let pieces = pieces(sizes)
    let all = pieces.flatMap(\.self)
    let transaction = transaction()
    var spool = Spool(for: "x.gif", in: transaction)
    for piece in pieces { try spool.append(piece) }

    #expect(spool.isFiled == (sizes.reduce(0, +) > Self.limit))
    for start in [0, 1, Self.limit - 1, Self.limit, Self.limit + 1] where start <= all.count {
      for end in [start, start + 1, Self.limit + 2, all.count]
      where end >= start && end <= all.count {
        #expect(try spool.bytes(in: start..<end) == Array(all[start..<end]))
      }
    }
    try spool.write(after: [65], before: [66, 10])
    _ = try transaction.commit()
    #expect(
      files.everything["demos/x.gif"] == String(decoding: [65] + all + [66, 10], as: UTF8.self))
  }

  @Test func nothingOfItIsLeftWhenItIsGone() throws {
    do {
      let transaction = transaction()
      var spool = Spool(for: "a/x.gif", in: transaction)
      for piece in pieces([2 * Self.limit, 5]) { try spool.append(piece) }
      #expect(files.everything.keys.contains { $0.hasSuffix(".tmp") })
    }

    #expect(files.everything.isEmpty)
  }
}
