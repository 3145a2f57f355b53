/// One instant of a playback whose work is done, and what a camera must know of it beside the
/// screen itself.
struct Moment: Hashable, Sendable {
  /// Since the scenario began.
  var time: Duration
  /// Whether a `hide` holds.
  var isOffCamera: Bool
  /// By finger; one that lifted stays until it comes down again.
  var fingers: [FingerMark]
}
