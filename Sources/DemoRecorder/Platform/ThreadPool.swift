/// A fixed number of threads, the caller's among them, that share work.
///
/// Work may ask the same pool to share work of its own: whoever waits for elements works on them,
/// so the number of threads stays what it is and nobody waits for a thread that waits for him.
final class ThreadPool: Sendable {
  /// Threads in all, 1 or more; what `-j` says.
  let threads: Int
  private let queue = Monitor(Queue())

  /// Threads are only started by the first work that can use them.
  init(threads: Int) {
    precondition(threads >= 1, "somebody must do the work")
    self.threads = threads
  }

  deinit {
    let running = queue.withValue { queue in
      queue.isClosed = true
      defer { queue.running = [] }
      return queue.running
    }
    for thread in running { thread.join() }
  }

  /// The results for all elements, in the order of the elements, whichever thread made them.
  func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Output
  ) -> [Output] {
    guard threads > 1, elements.count > 1 else { return elements.map(transform) }
    let share = Share(elements: elements, transform: transform)
    call(min(threads, elements.count) - 1) { share.workToTheEnd() }
    share.workToTheEnd()
    return share.outputs()
  }

  /// Asks `count` threads of the pool to help with `work`.
  private func call(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    queue.withValue { queue in
      queue.waiting += Array(repeating: work, count: count)
      while queue.running.count < threads - 1, let thread = Self.helper(on: self.queue) {
        queue.running.append(thread)
      }
    }
  }

  private static func helper(on queue: Monitor<Queue>) -> SystemThread? {
    SystemThread.start {
      while let work = queue.wait(for: { $0.next() }).work { work() }
    }
  }
}

/// What the threads of a pool are asked to do.
private struct Queue: Sendable {
  var waiting: [@Sendable () -> Void] = []
  var running: [SystemThread] = []
  var isClosed = false

  /// What a thread that woke up has to do; nil if it has to sleep on.
  mutating func next() -> Errand? {
    if isClosed { return Errand(work: nil) }
    return waiting.isEmpty ? nil : Errand(work: waiting.removeFirst())
  }
}

/// Something to do, or nothing any more.
private struct Errand: Sendable {
  var work: (@Sendable () -> Void)?
}

/// Elements that several threads take one after the other.
private final class Share<Element: Sendable, Output: Sendable>: Sendable {
  private struct State: Sendable {
    var taken = 0
    var outputs: [Output?]
    var missing: Int
  }

  private let elements: [Element]
  private let transform: @Sendable (Element) -> Output
  private let state: Monitor<State>

  init(elements: [Element], transform: @escaping @Sendable (Element) -> Output) {
    self.elements = elements
    self.transform = transform
    state = Monitor(
      State(outputs: Array(repeating: nil, count: elements.count), missing: elements.count))
  }

  /// Works until no element is left that nobody has taken.
  func workToTheEnd() {
    while let index = take() {
      let output = transform(elements[index])
      state.withValue { state in
        state.outputs[index] = output
        state.missing -= 1
      }
    }
  }

  /// Waits for the elements that others have taken.
  func outputs() -> [Output] {
    state.wait { $0.missing == 0 ? $0.outputs.compactMap { $0 } : nil }
  }

  private func take() -> Int? {
    state.withValue { state in
      guard state.taken < elements.count else { return nil }
      state.taken += 1
      return state.taken - 1
    }
  }
}
