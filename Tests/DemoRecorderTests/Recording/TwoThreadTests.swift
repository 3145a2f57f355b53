import Scene
import Testing

@testable import DemoRecorder

/// A film drawn on one thread and written on another.
@Suite struct TwoThreadTests {
  private static let text = """
    component: call-bubble
    device: iphone-se-1
    output: { fps: 5, scale: 0.5, lastFrame: 200ms, format: [gif, apng, png, frames, rgba, y4m] }
    steps:
      - tapOn: start-call
      - snapshot: call
      - wait: 200ms
      - tapOn: minimize
      - settle
      - snapshot: bubble

    """

  @Test func theSameFilesComeInTheSameOrder() throws {
    let scenario = try Play.scenario(Self.text)
    let alone = OrderedOutput()
    try Play.record(scenario, into: alone)

    for _ in 0..<3 {
      let pool = ThreadPool(threads: 2)
      let shared = OrderedOutput()
      try Play.record(scenario, into: shared, beside: pool.idle)

      #expect(shared.files.map(\.name) == alone.files.map(\.name))
      #expect(shared.files == alone.files)
    }
    #expect(alone.files.count > 8)
  }

  @Test func whicheverFileCannotBeWrittenThatIsSaidAndNothingComesAfterIt() throws {
    let scenario = try Play.scenario(Self.text)
    let whole = OrderedOutput()
    try Play.record(scenario, into: whole)
    let pool = ThreadPool(threads: 2)

    for number in whole.files.indices {
      let output = OrderedOutput(failingAt: number)
      #expect(throws: OrderedOutput.Full(number: number)) {
        try Play.record(scenario, into: output, beside: pool.idle)
      }
      #expect(output.files == Array(whole.files.prefix(number)))
    }
  }

  @Test func whatWasDrawnBeforeAnErrorIsWritten() throws {
    let pool = ThreadPool(threads: 2)
    let output = OrderedOutput()
    let writer = FilmWriter(sinks: [], output: output, trace: "")
    struct Broken: Error {}

    #expect(throws: Broken.self) {
      try FilmProduction(writer: writer, size: (1, 1)).run(beside: pool.idle) { desk in
        for number in 0..<40 {
          try desk.take(still: .init(width: 1, height: 1), named: "\(number)")
        }
        throw Broken()
      }
    }
    #expect(output.files.map(\.name) == (0..<40).map(String.init))
  }

  @Test func onlyFewPixelsWaitAtOnce() throws {
    let desk = HandOver()
    let pool = ThreadPool(threads: 2)
    let (laid, taken) = (Monitor(0), Monitor(0))
    var takenByThen: [Int] = []

    let isShared = pool.idle.run(
      beside: {
        for _ in 0..<6 {
          try? desk.take(
            still: .init(width: HandOver.mostPixels / 2, height: 1), named: "half of what may wait")
          laid.withValue { $0 += 1 }
          takenByThen.append(taken.withValue { $0 })
        }
        desk.close()
      },
      helper: {
        _ = laid.wait { $0 >= 2 ? true : nil }
        try? desk.forEachPiece { _ in taken.withValue { $0 += 1 } }
      })

    #expect(isShared && takenByThen.count == 6)
    for (number, count) in takenByThen.enumerated() { #expect(count >= number - 1) }
  }
}

/// Keeps files in the order in which they come, up to one that finds no room.
private final class OrderedOutput: OutputSink {
  struct File: Equatable {
    var name: String
    var bytes: [UInt8]
  }

  struct Full: Error, Equatable { var number: Int }

  private(set) var files: [File] = []
  private let failing: Int?

  init(failingAt failing: Int? = nil) { self.failing = failing }

  func write(_ bytes: [UInt8], to name: String) throws {
    if files.count == failing { throw Full(number: files.count) }
    files.append(File(name: name, bytes: bytes))
  }

  func removeFrames(from count: Int, in folder: String) {}
}
