import Testing

@testable import Interaction

/// A stage that writes down when it works, and is due when told.
private final class RecordingStage: InstantStage {
  var nextDueTime: Duration?
  let name: String
  let log: Log

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
  }

  func work(at now: Duration) {
    if let due = nextDueTime, due <= now { nextDueTime = nil }
    log.entries.append(name)
  }
}

@Suite struct EventLoopTests {
  @Test func aTurnRunsQueueThenTimersThenTheStagesInTheirOrder() {
    let loop = EventLoop()
    let log = Log()
    loop.laterStages = ["ends", "layout", "commit"].map { RecordingStage($0, log: log) }

    loop.timers.schedule(after: .zero) { log.entries.append("timer") }
    loop.mainQueue.async { log.entries.append("queue") }
    loop.advance(to: .zero) { log.entries.append("touch") }

    #expect(log.entries == ["touch", "queue", "timer", "ends", "layout", "commit"])
  }

  @Test func workThatAStageAsksForTakesAnotherTurnOfTheSameInstant() {
    let loop = EventLoop()
    let log = Log()
    loop.laterStages = [RecordingStage("layout", log: log)]

    loop.mainQueue.async {
      loop.mainQueue.async { log.entries.append("at \(loop.clock.now == .seconds(1))") }
    }
    loop.advance(to: .seconds(1)) {}

    // Queued at 0, the work ran at 0, not at the second at which the clock was set to stand.
    #expect(log.entries == ["layout", "at false", "layout", "layout"])
  }

  @Test func theClockJumpsFromEventToEvent() {
    let loop = EventLoop()
    var times: [Duration] = []
    for seconds in [3600, 5, 7] {
      loop.timers.schedule(at: .seconds(seconds)) { times.append(loop.clock.now) }
    }

    #expect(loop.nextEventTime == .seconds(5))
    loop.advance(to: .seconds(4000))

    #expect(times == [.seconds(5), .seconds(7), .seconds(3600)])
    #expect(loop.clock.now == .seconds(4000))
    #expect(loop.nextEventTime == nil)
  }

  @Test func whatIsDueAtTheTargetTimeIsStillDone() {
    let loop = EventLoop()
    var calls = 0
    loop.timers.schedule(at: .seconds(1)) { calls += 1 }

    loop.advance(to: .seconds(1) - .nanoseconds(1))
    #expect(calls == 0)

    loop.advance(to: .seconds(1))
    #expect(calls == 1)
  }

  @Test func aDeliveryComesBeforeTheTimersOfItsInstant() {
    let loop = EventLoop()
    let log = Log()
    loop.timers.schedule(at: .seconds(1)) { log.entries.append("timer") }

    loop.advance(to: .seconds(1)) { log.entries.append("touch") }

    #expect(log.entries == ["touch", "timer"])
  }

  @Test func aDeliveryToAnInstantWorkedThroughAlreadyFindsItsTimersDone() {
    let loop = EventLoop()
    let log = Log()
    loop.timers.schedule(at: .seconds(1)) { log.entries.append("timer") }

    loop.advance(to: .seconds(1))
    loop.advance(to: .seconds(1)) { log.entries.append("touch") }

    #expect(log.entries == ["timer", "touch"])
  }

  @Test func aStageThatIsOverdueIsDueNow() {
    let loop = EventLoop()
    let stage = RecordingStage("layout", log: Log())
    loop.laterStages = [stage]
    loop.advance(to: .seconds(2))

    stage.nextDueTime = .zero

    #expect(loop.nextEventTime == .seconds(2))
  }

  @Test func aTimerThatStartsATimerForNowRunsItInTheSameInstant() {
    let loop = EventLoop()
    var times: [Duration] = []
    loop.timers.schedule(at: .seconds(1)) {
      loop.timers.schedule(after: .zero) { times.append(loop.clock.now) }
    }

    loop.advance(to: .seconds(1))

    #expect(times == [.seconds(1)])
  }
}
