import Scene

/// What of the phone round the component's own screen is in the film.
struct PhoneSettings: Hashable, Sendable {
  /// Whether the system's own marks are drawn: status bar and home indicator, each where the device
  /// has one. nil means: on a preset.
  var statusBar: Bool?
  var frame = FrameStyle.none
  /// What is round the device, opaque; nil means by the appearance.
  var background: Color?

  /// What the screen stands in.
  enum FrameStyle: String, Hashable, Sendable, CaseIterable {
    /// Nothing, as captures are: square corners, no cut-outs.
    case none
    /// The device's body, on a margin.
    case bezel
    /// The display's own corners, on a margin with a shadow.
    case shadow
  }

  func showsSystemMarks(on device: Device) -> Bool { statusBar ?? (device.name != nil) }
}
