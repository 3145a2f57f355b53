import Glibc

/// A thread of the system. Without Dispatch and Foundation, which cost more at start-up than all
/// of our threads.
struct SystemThread {
  private let handle: pthread_t

  /// Enough for the deepest of our recursions, whatever `ulimit -s` says.
  private static let stackSize = 8 << 20

  /// Runs `body` on a new thread; nil if the system has none to give.
  static func start(_ body: @escaping @Sendable () -> Void) -> SystemThread? {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    let work = unsafe Unmanaged.passRetained(Work(body: body))
    var handle = pthread_t()
    let status = unsafe pthread_create(
      &handle, &attributes,
      { argument in
        if let argument = unsafe argument {
          unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
        }
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      unsafe work.release()
      return nil
    }
    return SystemThread(handle: handle)
  }

  /// Returns when the thread has ended. To be called once.
  func join() {
    pthread_join(handle, nil)
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
