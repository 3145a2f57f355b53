import Glibc

/// A lock with a bell: a value that one thread at a time may touch, and on whose change others can
/// wait.
///
/// The value is only reachable inside of `withValue` and `wait`, which is why sharing is safe.
@safe final class Monitor<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ value: sending Value) {
    self.value = value
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe bell.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(bell, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(bell)
    unsafe pthread_mutex_destroy(lock)
    unsafe bell.deallocate()
    unsafe lock.deallocate()
  }

  /// Changes the value and wakes all who wait.
  func withValue<Result>(_ change: (inout Value) -> sending Result) -> sending Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    let result = change(&value)
    unsafe pthread_cond_broadcast(bell)
    return result
  }

  /// Tries `attempt` now and after every change until it gives a result.
  func wait<Result>(for attempt: (inout Value) -> sending Result?) -> sending Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    while true {
      if let result = attempt(&value) { return result }
      unsafe pthread_cond_wait(bell, lock)
    }
  }
}
