import Testing

@testable import Interaction

@Suite struct MainQueueTests {
  @Test func workRunsInTheOrderItWasEnqueued() {
    let queue = MainQueue()
    let log = Log()

    for name in ["a", "b", "c"] { queue.async { log.entries.append(name) } }
    queue.work(at: .zero)

    #expect(log.entries == ["a", "b", "c"])
  }

  @Test func workEnqueuedByWorkWaitsForTheNextTurn() {
    let queue = MainQueue()
    let log = Log()

    queue.async { queue.async { log.entries.append("inner") } }
    queue.work(at: .zero)

    #expect(log.entries.isEmpty)
    #expect(queue.nextDueTime == .zero)

    queue.work(at: .zero)

    #expect(log.entries == ["inner"])
    #expect(queue.nextDueTime == nil)
  }
}
