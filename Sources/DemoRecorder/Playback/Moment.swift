/// One instant of a playback whose work is done, and what a camera must know of it beside the
/// screen itself.
struct Moment: Hashable, Sendable {
  /// Since the scenario began.
  var time: Duration
  /// Whether a `hide` holds.
  var isOffCamera: Bool
  /// What is to be seen of fingers, those that lifted of late among them.
  var fingers: [FingerMark]
}
