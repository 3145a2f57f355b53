/// Somebody who looks on while a scenario is played. The screen stands still while it is told.
protocol PlaybackObserver: AnyObject {
  /// A sample time has come and its instant has been worked through.
  func sample(_ moment: Moment) throws
  /// A step asks for a picture of this instant.
  func snapshot(named name: String, _ moment: Moment) throws
  /// A step brings a finger down.
  func touch(_ hit: TouchHit)
}

extension PlaybackObserver {
  func touch(_ hit: TouchHit) {}
}

/// What a finger that comes down meets.
struct TouchHit: Hashable, Sendable {
  /// The identifier that the step names; nil for a point.
  var target: String?
  /// The identifier of the view that takes the touch, or of the nearest one round it that has one;
  /// nil where there is none.
  var reached: String?
  var location: ScenarioLocation
  /// Since the scenario began.
  var time: Duration
}
