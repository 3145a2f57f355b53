import Scene
import Testing

@testable import DemoRecorder

@Suite struct CaptureTests {
  /// What a camera remembers never shows: each frame is what a new camera sees.
  @Test func noFrameDependsOnAnother() throws {
    let scenario = try Play.scenario(
      """
      component: call-bubble
      output: {fps: 5, frame: bezel}
      clock: 9:59
      steps: [{tapOn: start-call}, {wait: 200ms}, {tapOn: minimize}, settle, {wait: 60s}]
      """)
    var kept = Capture(scenario)

    for (time, snapshot) in try Play.snapshots(scenario) {
      let moment = Moment(time: time, isOffCamera: false, fingers: [])
      var fresh = Capture(scenario)
      #expect(kept.capture(snapshot, at: moment) == fresh.capture(snapshot, at: moment))
    }
  }
}
