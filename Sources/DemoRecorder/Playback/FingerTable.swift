import Interaction
import Scene

/// Which fingers are down, where each was last, and what is still to be seen of earlier contacts.
struct FingerTable {
  /// Of each finger the last one.
  private var contacts: [Int: FingerMark] = [:]
  /// Of fingers that have come down again since, in the order in which they did.
  private var earlier: [FingerMark] = []

  /// More earlier contacts than these are not kept: no hand taps so fast.
  private static let mostEarlier = 16

  /// What is to be seen at a time: first what is left of earlier contacts, then the last contact of
  /// each finger in the order of the fingers' numbers.
  func marks(at time: Duration) -> [FingerMark] {
    (earlier + contacts.sorted { $0.key < $1.key }.map(\.value))
      .filter { !$0.isForgotten(at: time) }
  }

  /// Where the finger is, and since when; nil if it is not down.
  func placement(of finger: Int) -> (location: Point, downTime: Duration)? {
    guard let contact = contacts[finger], contact.liftedAt == nil else { return nil }
    return (contact.location, contact.origin.time)
  }

  mutating func note(_ touches: [TouchEvent], at time: Duration) {
    for touch in touches {
      switch touch.phase {
      case .down: begin(touch, at: time)
      case .move: contacts[touch.finger]?.move(to: touch.location, at: time)
      case .up, .cancel: contacts[touch.finger]?.lift(from: touch.location, at: time)
      }
    }
  }

  private mutating func begin(_ touch: TouchEvent, at time: Duration) {
    earlier.removeAll { $0.isForgotten(at: time) }
    if let contact = contacts[touch.finger], !contact.isForgotten(at: time) {
      if earlier.count == Self.mostEarlier { earlier.removeFirst() }
      earlier.append(contact)
    }
    contacts[touch.finger] = FingerMark(
      finger: touch.finger, downAt: time, location: touch.location)
  }
}
