@testable import DemoRecorder
import Synchronization
import Testing

@Suite struct ThreadPoolTests {
  @Test(arguments: [1, 2, 3, 8, 64])
  func resultsComeInTheOrderOfTheElements(threads: Int) {
    let pool = ThreadPool(threads: threads)
    for count in [0, 1, 2, 7, 100] {
      #expect(pool.map(Array(0..<count)) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }
  }

  @Test func noMoreThreadsWorkAtOnceThanAskedFor() {
    let pool = ThreadPool(threads: 3)
    let counts = Mutex((now: 0, most: 0))
    _ = pool.map(Array(0..<8)) { _ in
      pool.map(Array(0..<20)) { _ in
        counts.withLock {
          $0.now += 1
          $0.most = max($0.most, $0.now)
        }
        for _ in 0..<2_000 { _ = counts.withLock { $0.now } }
        counts.withLock { $0.now -= 1 }
      }
    }

    #expect(counts.withLock { $0.most } <= 3)
  }

  @Test func severalThreadsDoWorkAtOnce() {
    let pool = ThreadPool(threads: 2)
    let met = Monitor(0)
    let results = pool.map([0, 1]) { _ in
      met.withValue { $0 += 1 }
      return met.wait { $0 == 2 ? true : nil }
    }

    #expect(results == [true, true])
  }

  @Test func workMayAskForWorkToAnyDepth() {
    let pool = ThreadPool(threads: 4)
    @Sendable func leaves(_ depth: Int) -> Int {
      depth == 0 ? 1 : pool.map([0, 1, 2]) { _ in leaves(depth - 1) }.reduce(0, +)
    }

    #expect(leaves(5) == 243)
  }

  @Test func elementsAreBegunInTheOrderAskedFor() {
    let begun = Mutex<[Int]>([])
    let pool = ThreadPool(threads: 2)
    // One thread waits in the first until the other has done all that is left.
    let results = pool.map([0, 1, 2, 3], startingIn: [2, 0, 3, 1]) { number in
      begun.withLock { $0.append(number) }
      while number == 2, begun.withLock({ $0.count < 4 }) {}
      return number * 10
    }

    #expect(results == [0, 10, 20, 30])
    #expect(begun.withLock { $0 }.filter { $0 != 2 } == [0, 3, 1])
  }

  @Test func anIdleThreadWorksBesideTheOneThatAsks() {
    let pool = ThreadPool(threads: 2)
    let met = Monitor(0)
    func meet() {
      met.withValue { $0 += 1 }
      _ = met.wait { $0 >= 2 ? true : nil }
    }

    for round in 1...20 {
      #expect(pool.idle.run(beside: meet, helper: meet), "round \(round)")
      met.withValue { $0 = 0 }
    }
  }

  @Test func noThreadIsLentThatIsAtWorkOrDoesNotExist() {
    var isRun = false
    #expect(!ThreadPool(threads: 1).idle.run(beside: { isRun = true }, helper: { isRun = true }))

    let pool = ThreadPool(threads: 2)
    let idle = pool.idle
    let met = Monitor(0)
    let lent = pool.map([0, 1]) { _ in
      met.withValue { $0 += 1 }
      _ = met.wait { $0 >= 2 ? true : nil }
      defer { met.withValue { $0 += 1 } }
      let isLent = idle.run(beside: {}, helper: {})
      // Neither ends before the other has asked.
      met.withValue { $0 += 1 }
      _ = met.wait { $0 >= 4 ? true : nil }
      return isLent
    }

    #expect(!isRun)
    #expect(lent == [false, false])
  }

  @Test func aPoolThatIsGoneLendsNothing() {
    let idle = ThreadPool(threads: 4).idle

    #expect(!idle.run(beside: {}, helper: {}))
  }

  @Test func poolsComeAndGo() {
    for round in 0..<50 {
      #expect(ThreadPool(threads: 4).map([round, 1, 2]) { $0 + 1 } == [round + 1, 2, 3])
    }
  }
}

@Suite struct ExitStatusTests {
  @Test(
    arguments: [
      ([], 0), ([0, 0], 0), ([1, 0], 1), ([4, 3], 3), ([3, 1], 1), ([1, 2], 2),
      ([1, 2, 3, 4, 5], 5),
      ([4, 0], 4), ([5, 130], 130), ([143, 2], 143),
    ] as [([Int32], Int32)])
  func theFirstThatAppliesCounts(statuses: [Int32], combined: Int32) {
    let all = statuses.compactMap(DemoRecorder.ExitStatus.init(rawValue:))

    #expect(all.count == statuses.count)
    #expect(DemoRecorder.ExitStatus.combined(all).rawValue == combined)
    #expect(DemoRecorder.ExitStatus.combined(all.reversed()).rawValue == combined)
  }
}

@Suite struct EnvironmentTests {
  @Test(
    arguments: [
      (nil, false), ("", false), ("0", false), ("false", false), ("true", true), ("1", true),
      ("no", true),
    ] as [(String?, Bool)])
  func continuousIntegrationIsKnownByItsVariable(value: String?, isCI: Bool) {
    let environment = Environment(variables: value.map { ["CI": $0] } ?? [:])

    #expect(environment.isContinuousIntegration == isCI)
  }

  @Test func thisProcessIsDescribed() {
    let environment = Environment.ofThisProcess()

    #expect(environment.processors >= 1)
    #expect(environment.processID > 1)
    #expect(Set(environment.variables.keys).isSubset(of: Set(Environment.names)))
    #expect(SystemProcess.isAlive(environment.processID))
    #expect(SystemProcess.peakMemory() > 1 << 20)
  }
}
