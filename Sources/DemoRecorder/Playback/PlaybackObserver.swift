/// Somebody who looks on while a scenario is played. The screen stands still while it is told.
protocol PlaybackObserver: AnyObject {
  /// A sample time has come and its instant has been worked through.
  func sample(_ moment: Moment) throws
  /// A step asks for a picture of this instant.
  func snapshot(named name: String, _ moment: Moment) throws
}
