/// A fixed number of threads, the caller's among them, that share work.
///
/// Work may ask the same pool to share work of its own: whoever waits for elements works on them,
/// so the number of threads stays what it is and nobody waits for a thread that waits for him.
final class ThreadPool: Sendable {
  /// Threads in all, 1 or more; what `-j` says.
  let threads: Int
  private let queue: Monitor<WorkQueue>

  /// Threads are only started by the first work that can use them.
  init(threads: Int) {
    precondition(threads >= 1, "somebody must do the work")
    self.threads = threads
    queue = Monitor(WorkQueue(mostHelpers: threads - 1))
  }

  deinit {
    let running = queue.withValue { $0.close() }
    for thread in running { thread.join() }
  }

  /// Those of its threads that have nothing to do at the moment they are asked.
  var idle: IdleThreads { IdleThreads(queue: queue) }

  /// The results for all elements, in the order of the elements, whichever thread made them.
  ///
  /// - Parameter order: In which order they are begun, by their indices; nil means as they stand.
  func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element], startingIn order: [Int]? = nil,
    _ transform: @escaping @Sendable (Element) -> Output
  ) -> [Output] {
    guard threads > 1, elements.count > 1 else { return elements.map(transform) }
    let share = Share(
      elements: elements, order: order ?? Array(elements.indices), transform: transform)
    call(min(threads, elements.count) - 1) { share.workToTheEnd() }
    share.workToTheEnd()
    return share.outputs()
  }

  /// Asks `count` threads of the pool to help with `work`.
  private func call(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    let counted = Self.counted(work, on: queue)
    queue.withValue { state in
      state.waiting += Array(repeating: counted, count: count)
      while state.running.count < state.mostHelpers, let thread = Self.helper(on: queue) {
        state.running.append(thread)
      }
    }
  }

  /// Gives `work` to a thread that has nothing to do, one that is yet to be started among them;
  /// false if there is none.
  ///
  /// - Parameter ended: Called when the thread has nothing to do again.
  static func lend(
    _ queue: Monitor<WorkQueue>, _ work: @escaping @Sendable () -> Void,
    ended: @escaping @Sendable () -> Void
  ) -> Bool {
    let counted = counted(work, on: queue)
    return queue.withValue { state in
      guard state.hasIdle else { return false }
      let needed = state.busy + state.waiting.count + 1
      while state.running.count < needed, let thread = helper(on: queue) {
        state.running.append(thread)
      }
      guard state.running.count >= needed else { return false }
      state.waiting.append {
        counted()
        ended()
      }
      return true
    }
  }

  private static func helper(on queue: Monitor<WorkQueue>) -> SystemThread? {
    SystemThread.start {
      while let work = queue.wait(for: { $0.next() }).work { work() }
    }
  }

  /// Work after which its thread counts as idle.
  private static func counted(
    _ work: @escaping @Sendable () -> Void, on queue: Monitor<WorkQueue>
  ) -> @Sendable () -> Void {
    {
      work()
      queue.withValue { $0.busy -= 1 }
    }
  }
}

/// What the threads of a pool are asked to do.
struct WorkQueue: Sendable {
  /// Threads beside the pool's owner.
  let mostHelpers: Int
  var waiting: [@Sendable () -> Void] = []
  var running: [SystemThread] = []
  /// Threads that are at work.
  var busy = 0
  private var isClosed = false

  init(mostHelpers: Int) { self.mostHelpers = mostHelpers }

  /// Whether a thread would begin at once with something new.
  var hasIdle: Bool { !isClosed && busy + waiting.count < mostHelpers }

  /// What a thread that woke up has to do; nil if it has to sleep on.
  mutating func next() -> Errand? {
    if isClosed { return Errand(work: nil) }
    guard !waiting.isEmpty else { return nil }
    busy += 1
    return Errand(work: waiting.removeFirst())
  }

  /// Lets all threads end, and gives them to be waited for.
  mutating func close() -> [SystemThread] {
    isClosed = true
    waiting = []
    defer { running = [] }
    return running
  }

  /// Something to do, or nothing any more.
  struct Errand: Sendable {
    var work: (@Sendable () -> Void)?
  }
}

/// Elements that several threads take one after the other.
private final class Share<Element: Sendable, Output: Sendable>: Sendable {
  private struct State: Sendable {
    var taken = 0
    var outputs: [Output?]
    var missing: Int
  }

  private let elements: [Element]
  private let order: [Int]
  private let transform: @Sendable (Element) -> Output
  private let state: Monitor<State>

  init(
    elements: [Element], order: [Int], transform: @escaping @Sendable (Element) -> Output
  ) {
    precondition(order.count == elements.count, "each element has its turn")
    self.elements = elements
    self.order = order
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
      guard state.taken < order.count else { return nil }
      defer { state.taken += 1 }
      return order[state.taken]
    }
  }
}
