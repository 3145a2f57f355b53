/// The only clock there is: the time since the scenario began.
///
/// It stands still until the event loop moves it, so everything that happens in one instant sees
/// the same time, however long the machine takes over it.
final class VirtualClock {
  private(set) var now: Duration = .zero

  /// - Precondition: Time does not run backwards.
  func advance(to time: Duration) {
    precondition(time >= now, "time does not run backwards")
    now = time
  }
}
