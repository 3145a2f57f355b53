/// One step of a scenario and the place where it is written.
struct Step: Hashable, Sendable {
  var action: Action
  /// Where the step's name stands, in the file that holds it.
  var location: ScenarioLocation

  enum Action: Hashable, Sendable {
    /// `tapOn`, `doubleTapOn` and `longPressOn`.
    case press(Press)
    /// `drag` and `swipe`.
    case drag(Drag)
    /// `touch`: one finger, one change.
    case touch(FingerChange)
    /// `wait`: virtual time passes.
    case wait(Duration)
    /// `settle`: until no animation runs. `within` makes it a check; without it a fixed limit holds.
    case settle(within: Duration?)
    case expect(Expectation)
    case expectEvent(EventExpectation)
    /// A picture of this instant under this name.
    case snapshot(String)
    /// Off camera from here.
    case hide
    /// On camera again.
    case show
    /// The same steps `times` times over.
    indirect case repetition(times: Int, steps: [Step])
  }
}
