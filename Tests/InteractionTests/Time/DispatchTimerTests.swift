import Testing

@testable import Interaction

/// A loop with one timer whose calls are written down.
private final class TimedLoop {
  let loop = EventLoop()
  var calls: [Duration] = []
  var counts: [Int] = []
  var timer: DispatchTimer?

  init(start: Duration = .zero, interval: Duration = .seconds(1)) {
    let clock = loop.clock
    timer = loop.makeTimer(start: start, interval: interval) { [weak self] in
      guard let self else { return }
      calls.append(clock.now)
      counts.append(timer?.expirationCount ?? 0)
    }
  }

  func advance(to seconds: Double) { loop.advance(to: .milliseconds(Int(seconds * 1000))) }
}

@Suite struct DispatchTimerTests {
  @Test func startingNowItCallsInTheNextTurnAndThenAtEveryInterval() {
    let timed = TimedLoop()

    timed.timer?.resume()
    #expect(timed.calls.isEmpty)

    timed.advance(to: 3)
    #expect(timed.calls == [.zero, .seconds(1), .seconds(2), .seconds(3)])
    #expect(timed.counts == [1, 1, 1, 1])
  }

  @Test func itIsCreatedSuspended() {
    let timed = TimedLoop()

    timed.advance(to: 5)

    #expect(timed.calls.isEmpty)
    #expect(timed.timer?.isSuspended == true)
    #expect(timed.loop.nextEventTime == nil)
  }

  @Test func suspendedFrom1_4To3_7ItCallsOnceAtTheResumeAndKeepsItsPhase() {
    let timed = TimedLoop()
    timed.timer?.resume()
    timed.advance(to: 1.4)

    timed.timer?.suspend()
    timed.advance(to: 3.7)
    #expect(timed.calls == [.zero, .seconds(1)])

    timed.timer?.resume()
    timed.advance(to: 5)
    #expect(
      timed.calls == [.zero, .seconds(1), .milliseconds(3700), .seconds(4), .seconds(5)])
    #expect(timed.counts == [1, 1, 2, 1, 1])
  }

  @Test func aSuspensionWithinAnIntervalHasNoEffect() {
    let timed = TimedLoop()
    timed.timer?.resume()
    timed.advance(to: 1.2)

    timed.timer?.suspend()
    timed.advance(to: 1.8)
    timed.timer?.resume()
    timed.advance(to: 3)

    #expect(timed.calls == [.zero, .seconds(1), .seconds(2), .seconds(3)])
  }

  @Test func suspensionsNest() {
    let timed = TimedLoop()
    timed.timer?.resume()
    timed.advance(to: 0.5)

    timed.timer?.suspend()
    timed.timer?.suspend()
    timed.timer?.resume()
    timed.advance(to: 2.5)
    #expect(timed.calls == [.zero])

    timed.timer?.resume()
    timed.advance(to: 2.5)
    #expect(timed.calls == [.zero, .milliseconds(2500)])
  }

  @Test func suspendedAtTheInstantOfAnExpiryBeforeItsTurnItDoesNotCall() {
    let timed = TimedLoop()
    timed.timer?.resume()
    timed.advance(to: 0.5)

    timed.loop.advance(to: .seconds(1)) { timed.timer?.suspend() }

    #expect(timed.calls == [.zero])
  }

  @Test func cancelledItNeverCallsAgain() {
    let timed = TimedLoop()
    timed.timer?.resume()
    timed.advance(to: 1.5)

    timed.timer?.cancel()
    timed.timer?.cancel()
    timed.advance(to: 5)

    #expect(timed.calls == [.zero, .seconds(1)])
    #expect(timed.timer?.isCancelled == true)
  }

  @Test func cancelledWhileSuspendedItStaysSilentAfterResumeAndMayBeReleased() {
    let timed = TimedLoop()

    timed.timer?.cancel()
    timed.timer?.resume()
    timed.advance(to: 2)
    timed.timer?.suspend()
    timed.timer = nil
    timed.advance(to: 3)

    #expect(timed.calls.isEmpty)
  }

  @Test func aHandlerMayCancelItsOwnTimer() {
    let loop = EventLoop()
    var timer: DispatchTimer?
    var calls = 0
    timer = loop.makeTimer(interval: .seconds(1)) {
      calls += 1
      timer?.cancel()
    }

    timer?.resume()
    loop.advance(to: .seconds(5))

    #expect(calls == 1)
    #expect(loop.nextEventTime == nil)
  }

  @Test func aHandlerMaySuspendAndResumeItsOwnTimerWithoutACallTwice() {
    let loop = EventLoop()
    var timer: DispatchTimer?
    var calls: [Duration] = []
    timer = loop.makeTimer(interval: .seconds(1)) {
      calls.append(loop.clock.now)
      timer?.suspend()
      timer?.resume()
    }

    timer?.resume()
    loop.advance(to: .seconds(2))

    #expect(calls == [.zero, .seconds(1), .seconds(2)])
  }

  @Test func cancelledItLetsGoOfItsHandler() {
    let loop = EventLoop()
    var held: Log? = Log()
    weak let log = held
    let timer = loop.makeTimer(interval: .seconds(1)) { [held] in
      held?.entries.append("called")
    }
    held = nil
    #expect(log != nil)
    timer.cancel()
    #expect(log == nil)
  }

  @Test func releasedItStops() {
    let timed = TimedLoop()
    timed.timer?.resume()
    timed.advance(to: 1)

    timed.timer = nil
    timed.advance(to: 4)

    #expect(timed.calls == [.zero, .seconds(1)])
    #expect(timed.loop.nextEventTime == nil)
  }

  @Test func aThirdOfASecondNeverDrifts() {
    let third = Duration.nanoseconds(333_333_333)
    let timed = TimedLoop(start: .milliseconds(7), interval: third)
    timed.timer?.resume()

    timed.advance(to: 100)

    #expect(timed.calls.count == 300)
    #expect(timed.calls.last == .milliseconds(7) + third * 299)
  }

  @Test func anHourSuspendedIsOneCallThatCoversIt() {
    let timed = TimedLoop()

    timed.advance(to: 3600)
    timed.timer?.resume()
    timed.advance(to: 3600)

    #expect(timed.counts == [3601])
  }
}
