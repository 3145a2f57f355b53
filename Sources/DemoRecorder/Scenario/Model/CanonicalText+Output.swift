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
    add("touches", output.touches.rawValue)
    add("format", output.formats.map(\.rawValue).joined(separator: " "))
    if let limit = output.maxSize { add("maxSize", String(limit.bytes)) }
  }
}
