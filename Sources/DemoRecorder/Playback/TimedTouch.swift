import Interaction

/// A touch event and when it happens.
struct TimedTouch: Hashable, Sendable {
  var time: Duration
  var event: TouchEvent
}
