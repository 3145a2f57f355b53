import Scene
import Testing

@testable import DemoRecorder

@Suite struct FilmReelTests {
  private let snapshot = FrameSnapshot(size: .zero, layers: [])

  @Test func framesOffCameraAreLeftOutAndTheFilmRunsOn() {
    var reel = FilmReel(
      order: FilmOrder(schedule: FrameSchedule(framesPerSecond: 50), hold: .zero))
    let offCamera = [false, true, true, false, false]

    let frames = offCamera.enumerated().compactMap { index, isOff in
      reel.frame(
        at: Moment(time: .milliseconds(20 * index), isOffCamera: isOff, fingers: []),
        of: { snapshot })
    }

    #expect(frames.map(\.filmTime) == [0, 20, 40].map { .milliseconds($0) })
    #expect(frames.map(\.scenarioTime) == [0, 60, 80].map { .milliseconds($0) })
  }
}
