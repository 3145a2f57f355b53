extension CanonicalText {
  /// One line a setting.
  mutating func addOutput(_ output: OutputSettings) {
    add("fps", String(output.fps))
    add("scale", NumberText.text(for: output.scale))
    add("lastFrame", TimeText.text(for: output.lastFrame))
    switch output.loop {
    case .forever: add("loop forever")
    case .plays(let count): add("loop", String(count))
    }
    addTouches(output.touches)
    addPace(output)
    add("format", output.formats.map(\.rawValue).joined(separator: " "))
    addPages(output)
    if let limit = output.maxSize { add("maxSize", String(limit.bytes)) }
  }
}

extension CanonicalText {
  /// What changes nothing is left out here and below, as it was before it could be written: recordings
  /// of then are still what would be recorded.
  private mutating func addPace(_ output: OutputSettings) {
    if output.speed != 1 { add("speed", NumberText.text(for: output.speed)) }
    if let poster = output.poster { add("poster", poster.place.text) }
  }

  private mutating func addTouches(_ touches: TouchSettings) {
    var parts = [touches.style.rawValue]
    if let color = touches.color { parts.append(ColorText.text(for: color)) }
    if touches.size != TouchSettings.defaultSize {
      parts.append(NumberText.text(for: touches.size))
    }
    add("touches", parts.joined(separator: " "))
  }
}
