import Interaction
import Scene

/// What the system draws over every app: the status bar and the home indicator.
struct SystemMarks {
  private let statusBar: StatusBar?
  private let indicator: HomeIndicator?
  private let clock: ClockTime

  /// nil where the scenario wants none.
  init?(_ scenario: Scenario) {
    let device = scenario.device
    guard scenario.output.phone.showsSystemMarks(on: device) else { return nil }
    let scale = scenario.output.scale
    statusBar = device.statusBarPlan().map {
      StatusBar(
        $0, screen: device.size, scale: scale,
        isRightToLeft: scenario.traits.layoutDirection == .rightToLeft)
    }
    indicator = HomeIndicator(on: device, scale: scale)
    clock = scenario.clock
  }

  /// What the clock shows at an instant; the marks depend on nothing else of the time.
  func time(at instant: Duration) -> String { clock.text(after: instant) }

  /// The snapshot with the marks over it.
  func capture(_ snapshot: FrameSnapshot, time: String) -> FrameSnapshot {
    let backdrop = Backdrop(snapshot)
    let bar = statusBar?.layers(time: time, over: backdrop) ?? []
    let bottom = indicator.map { [$0.layer(over: backdrop)] } ?? []
    return FrameSnapshot(size: snapshot.size, layers: snapshot.layers + bar + bottom)
  }
}
