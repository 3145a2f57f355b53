import Scene

/// Brings finger events to recognizers and views.
///
/// One event is worked through as: recognizers see its touches and decide; views are told what the
/// recognizers leave them; actions are called; recognizers that are through start over. This repeats
/// until nothing is left to tell.
final class TouchDispatcher {
  private unowned let root: any TouchSurface
  private let arbiter: GestureArbiter
  /// Touches that are down or whose view has not heard the end, in the order in which they came.
  private var touches: [Touch] = []
  private var isSettling = false

  init(root: any TouchSurface, clock: VirtualClock, timers: TimerQueue) {
    self.root = root
    arbiter = GestureArbiter(clock: clock, timers: timers)
    arbiter.settle = { [unowned self] in settle() }
  }

  /// Touches and recognizers hold each other until the gesture is over; it may never be.
  deinit {
    for touch in touches { touch.recognizers = [] }
    for recognizer in arbiter.active { recognizer.startOver() }
  }

  /// Whether no gesture is undecided or under way.
  var isIdle: Bool { touches.isEmpty && arbiter.active.isEmpty }

  /// Works through finger events that come at one time.
  ///
  /// They count as one event, but for a finger that is in it twice: then another event begins. The
  /// down of a finger that is down cancels its earlier touch; what comes of a finger that is not
  /// down is ignored.
  func deliver(_ events: [TouchEvent]) {
    var event: [TouchEvent] = []
    for next in events {
      if event.contains(where: { $0.finger == next.finger }) {
        work(through: event)
        event = []
      }
      event.append(next)
    }
    work(through: event)
  }

  /// Cancels every touch whose view lies in a surface that has left the window, for recognizers
  /// and views; and withdraws the recognizers that lie in it.
  func surfaceDidLeave(_ surface: any TouchSurface) {
    let orphans = touches.filter { $0.isDown && $0.surface?.isInside(surface) == true }
    for touch in orphans { touch.cancel(at: arbiter.clock.now) }
    pass(orphans)
    for recognizer in arbiter.active where recognizer.surface?.isInside(surface) == true {
      arbiter.withdraw(recognizer)
    }
    settle()
  }

  // MARK: One event

  private func work(through event: [TouchEvent]) {
    pass(event.flatMap(apply))
    settle()
  }

  /// Notes what a finger did; returns the touches it changed.
  private func apply(_ event: TouchEvent) -> [Touch] {
    let time = arbiter.clock.now
    let current = touches.first { $0.finger == event.finger && $0.isDown }
    switch event.phase {
    case .down:
      current?.cancel(at: time)
      let new = begin(event)
      touches.append(new)
      return [current, new].compactMap(\.self)
    case .move:
      guard let current, current.location != event.location else { return [] }
      current.move(to: event.location, at: time)
    case .up: current?.end(at: event.location, time: time)
    case .cancel: current?.cancel(at: time)
    }
    return [current].compactMap(\.self)
  }

  private func begin(_ event: TouchEvent) -> Touch {
    let surface = root.surface(hitAt: event.location)
    let touch = Touch(
      finger: event.finger, at: event.location, time: arbiter.clock.now, surface: surface)
    touch.recognizers = (surface?.chain ?? []).flatMap(\.gestureRecognizers).filter {
      $0.takesNewTouches && $0.shouldReceive?(touch) ?? true
    }
    for recognizer in touch.recognizers { arbiter.enter(recognizer, with: touch) }
    return touch
  }

  /// Shows changed touches to their recognizers, each recognizer once.
  private func pass(_ changed: [Touch]) {
    var told: [GestureRecognizer] = []
    for recognizer in changed.flatMap(\.recognizers) {
      if told.contains(where: { $0 === recognizer }) { continue }
      told.append(recognizer)
      recognizer.receive(changed)
    }
  }

  // MARK: What follows from it

  /// Tells views, calls actions and starts recognizers over until all is quiet. Called from inside
  /// itself it leaves the work to the outer call.
  private func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    repeat {
      while tellViews() {}
      callActions()
      arbiter.startOverWhereDone()
      touches.removeAll { !$0.isDown && ($0.delivery.isClosed || $0.surface == nil) }
    } while hasNews
  }

  private var hasNews: Bool {
    arbiter.active.contains { $0.hasNews || ($0.currentState.isOver && $0.touches.isEmpty) }
      || touches.contains { touch in
        var delivery = touch.delivery
        return touch.surface != nil && delivery.next(for: touch, viewHasRoom: true) != nil
      }
  }

  private func callActions() {
    for recognizer in arbiter.active where recognizer.hasNews { recognizer.callActions() }
  }

  /// Tells each touch's view the next thing; false if there was nothing to tell.
  private func tellViews() -> Bool {
    var messages: [TouchMessage] = []
    for touch in touches {
      guard let surface = touch.surface else { continue }
      let room = hasRoom(surface)
      guard let phase = touch.delivery.next(for: touch, viewHasRoom: room) else { continue }
      if let index = messages.firstIndex(where: { $0.phase == phase && $0.surface === surface }) {
        messages[index].touches.append(touch)
      } else {
        messages.append(TouchMessage(phase: phase, surface: surface, touches: [touch]))
      }
    }
    for message in messages { message.send() }
    return !messages.isEmpty
  }

  private func hasRoom(_ surface: any TouchSurface) -> Bool {
    surface.isMultipleTouchEnabled
      || !touches.contains { $0.surface === surface && $0.delivery.isOpen }
  }
}

/// Touches that one view is told of with one call.
private struct TouchMessage {
  var phase: Touch.Phase
  var surface: any TouchSurface
  var touches: [Touch]

  func send() {
    switch phase {
    case .began: surface.touchesBegan(touches)
    case .moved: surface.touchesMoved(touches)
    case .ended: surface.touchesEnded(touches)
    case .cancelled: surface.touchesCancelled(touches)
    }
  }
}
