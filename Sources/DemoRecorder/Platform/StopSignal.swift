import Glibc

/// A signal that asks the program to stop.
enum StopSignal: Sendable {
  /// The terminal has gone.
  case hangUp
  case interrupt, terminate

  /// What a process that was stopped by it ends with.
  var exitStatus: ExitStatus {
    switch self {
    case .hangUp: .hungUp
    case .interrupt: .interrupted
    case .terminate: .terminated
    }
  }

  private var number: Int32 {
    switch self {
    case .hangUp: SIGHUP
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    }
  }

  /// Takes over how signals reach this process. To be called before any other thread is started,
  /// because threads inherit what is blocked.
  ///
  /// - A write to a pipe that nobody reads, or past the limit on file sizes, becomes an error of
  ///   that write instead of the end of the process.
  /// - The first signal to stop runs `stop` on a thread of its own, so it may take locks and call
  ///   anything; those after it are left waiting. A signal that the process was started to ignore
  ///   (as `nohup` and a shell's `&` do) stays ignored.
  static func watch(then stop: @escaping @Sendable (StopSignal) -> Never) {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let watched = [StopSignal.hangUp, .interrupt, .terminate].filter { !$0.isIgnored }
    guard !watched.isEmpty else { return }
    var blocked = set(of: watched)
    unsafe pthread_sigmask(SIG_BLOCK, &blocked, nil)
    let started = SystemThread.start { stop(waitForOne(of: watched)) }
    if started == nil { unsafe pthread_sigmask(SIG_UNBLOCK, &blocked, nil) }
  }

  private var isIgnored: Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func set(of signals: [StopSignal]) -> sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal.number) }
    return set
  }

  private static func waitForOne(of signals: [StopSignal]) -> StopSignal {
    var set = set(of: signals)
    while true {
      var number: Int32 = 0
      unsafe sigwait(&set, &number)
      if let signal = signals.first(where: { $0.number == number }) { return signal }
    }
  }
}
