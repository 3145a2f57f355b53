/// How often each event has happened.
final class PushAlertEventCounter {
  private var counts: [PushAlertEvent: Int] = [:]

  func add(_ event: PushAlertEvent) { counts[event, default: 0] += 1 }

  func count(of event: PushAlertEvent) -> Int { counts[event] ?? 0 }
}
