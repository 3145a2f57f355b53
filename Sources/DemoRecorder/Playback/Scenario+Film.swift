extension Scenario {
  /// When the film's frames stand.
  var frameSchedule: FrameSchedule { FrameSchedule(framesPerSecond: output.fps) }

  /// What its frames show.
  var filmPace: FilmPace { FilmPace(schedule: frameSchedule, speed: output.speed) }

  /// How long the frame that was taken last stands.
  var lastFrameHold: Duration { FrameSchedule.hold(forLastFrame: output.lastFrame) }
}
