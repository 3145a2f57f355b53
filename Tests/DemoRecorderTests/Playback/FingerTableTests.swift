import Interaction
import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct FingerTableTests {
  private func event(
    _ phase: TouchEvent.Phase, _ x: Double = 0, finger: Int = 0
  ) -> TouchEvent {
    TouchEvent(finger: finger, phase: phase, location: Point(x: x, y: 0))
  }

  @Test func contactIsToBeSeenForHalfASecondAfterItHasLifted() {
    var table = FingerTable()
    table.note([event(.down, 1)], at: .zero)
    table.note([event(.up, 2)], at: .seconds(1))

    #expect(table.marks(at: .milliseconds(1499)).map(\.location.x) == [2])
    #expect(table.marks(at: .milliseconds(1500)).isEmpty)
  }

  @Test func earlierContactOfAFingerStaysBesideTheNew() {
    var table = FingerTable()
    table.note([event(.down, 1), event(.up, 1)], at: .zero)
    table.note([event(.down, 9)], at: .milliseconds(100))

    #expect(table.marks(at: .milliseconds(100)).map(\.location.x) == [1, 9])
    #expect(table.marks(at: .milliseconds(100)).map(\.liftedAt) == [.zero, nil])
    #expect(table.marks(at: .milliseconds(500)).map(\.location.x) == [9])
    #expect(table.placement(of: 0)?.location.x == 9)
  }

  @Test func wayReachesBackBeyondItsMemoryByOneWaypoint() throws {
    var table = FingerTable()
    table.note([event(.down, 0)], at: .zero)
    for step in 1...10 {
      table.note([event(.move, Double(step))], at: .milliseconds(100 * step))
    }

    let mark = try #require(table.marks(at: .seconds(1)).first)
    #expect(mark.way.map(\.location.x) == [4, 5, 6, 7, 8, 9, 10])
    #expect(mark.origin.location.x == 0)
  }

  /// However fast touches come, what is kept of them is little.
  @Test(arguments: 0..<4)
  func whatIsKeptIsBounded(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = FingerTable()
    var time = Duration.zero
    for _ in 0..<4_000 {
      time += .microseconds(Int.random(in: 0...2_000, using: &random))
      let isTap = Int.random(in: 0..<3, using: &random) == 0
      table.note(
        isTap ? [event(.up), event(.down)] : [event(.move, .random(in: 0...9, using: &random))],
        at: time)

      let marks = table.marks(at: time)
      #expect(marks.count <= 17)
      #expect(marks.allSatisfy { $0.way.count <= 123 })
    }
  }
}
