import TestSupport
import Testing

@testable import Interaction

@Suite struct TimerQueueTests {
  @Test func workOfOneTimeRunsInTheOrderItWasScheduled() {
    let queue = TimerQueue(clock: VirtualClock())
    let log = Log()

    queue.schedule(after: .seconds(2)) { log.entries.append("late") }
    queue.schedule(after: .seconds(1)) { log.entries.append("first") }
    queue.schedule(after: .seconds(1)) { log.entries.append("second") }
    queue.work(at: .seconds(2))

    #expect(log.entries == ["first", "second", "late"])
  }

  @Test func workIsNotDueOneNanosecondEarly() {
    let queue = TimerQueue(clock: VirtualClock())
    let log = Log()
    queue.schedule(after: .seconds(1)) { log.entries.append("ran") }

    queue.work(at: .seconds(1) - .nanoseconds(1))

    #expect(log.entries.isEmpty)
    #expect(queue.nextDueTime == .seconds(1))
  }

  @Test func cancelledWorkDoesNotRunAndIsNotWaitedFor() {
    let queue = TimerQueue(clock: VirtualClock())
    let log = Log()

    let work = queue.schedule(after: .seconds(1)) { log.entries.append("ran") }
    work.cancel()

    #expect(work.isDone)
    #expect(queue.nextDueTime == nil)

    queue.work(at: .seconds(1))

    #expect(log.entries.isEmpty)
  }

  @Test func workCancelledByWorkOfTheSameTimeDoesNotRun() {
    let queue = TimerQueue(clock: VirtualClock())
    let log = Log()
    var second: DelayedWork?

    queue.schedule(after: .seconds(1)) { second?.cancel() }
    second = queue.schedule(after: .seconds(1)) { log.entries.append("ran") }
    queue.work(at: .seconds(1))

    #expect(log.entries.isEmpty)
  }

  @Test func workScheduledForAtOnceNeverRunsInsideItsCaller() {
    let queue = TimerQueue(clock: VirtualClock())
    let log = Log()

    queue.schedule(after: .zero) {
      queue.schedule(after: .seconds(-1)) { log.entries.append("inner") }
    }
    queue.work(at: .zero)

    #expect(log.entries.isEmpty)
    #expect(queue.nextDueTime == .zero)
  }

  @Test(arguments: 0..<10) func anyScheduleRunsSortedByTimeThenNumber(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let queue = TimerQueue(clock: VirtualClock())
    var ran: [[Int]] = []
    var expected: [[Int]] = []

    for number in 0..<100 {
      let time = Int.random(in: 0..<20, using: &random)
      expected.append([time, number])
      queue.schedule(at: .milliseconds(time)) { ran.append([time, number]) }
    }
    queue.work(at: .seconds(1))

    expected.sort { $0[0] == $1[0] ? $0[1] < $1[1] : $0[0] < $1[0] }
    #expect(ran == expected)
  }
}
