import Components
import Raster
import Scene

/// Writes a scenario as text that is the same for two scenarios if and only if they play the same:
/// one fact a line, defaults written out, includes in place, no places and no comments.
struct CanonicalText {
  private var lines: [String] = []
  /// What the paths of files begin with that stand in the scenario's folder or below.
  private let folder: String

  private init(folder: String) { self.folder = folder }

  /// The text of a scenario, for digests.
  ///
  /// A picture stands with its path from the scenario's folder on, so that it does not matter where the
  /// scenario was read from, its size and a checksum of its bytes.
  static func text(of scenario: Scenario) -> String {
    let end = scenario.file.lastIndex(of: "/")
    var text = CanonicalText(folder: end.map { String(scenario.file[...$0]) } ?? "")
    text.add("title", Self.quoted(scenario.title))
    text.add("component", scenario.component.name)
    text.addOptions(scenario.component.options, under: "option")
    for picture in scenario.component.pictures {
      text.add("picture", text.quotedPath(picture.path), checksum(of: picture.bytes))
    }
    text.addDevice(scenario.device)
    for font in scenario.fonts { text.add(font.choice) }
    text.addTraits(scenario.traits)
    text.addOutput(scenario.output)
    text.addSheetVariants(of: scenario)
    text.addPhone(of: scenario)
    text.addSteps(scenario.steps, indent: "")
    return text.lines.joined(separator: "\n") + "\n"
  }

  mutating func add(_ parts: String...) { lines.append(parts.joined(separator: " ")) }

  private mutating func addOptions(_ options: OptionValues, under path: String) {
    for name in options.names {
      if case .record(let fields) = options[name] {
        addOptions(fields, under: path + " " + name)
      } else if let value = options[name] {
        add(path, name, text(of: value))
      }
    }
  }

  private mutating func add(_ font: FontChoice) {
    switch font {
    case .family(let name): add("font", Self.quoted(name))
    case .file(let content):
      add("font file", quotedPath(content.path), Self.checksum(of: content.bytes))
    }
  }

  private func text(of option: OptionValue) -> String {
    switch option {
    case .time(let time): TimeText.text(for: time)
    case .boolean(let value): "\(value)"
    case .number(let number): NumberText.text(for: number)
    case .integer(let integer): String(integer)
    case .string(let text): Self.quoted(text)
    case .pictureFile(let path): quotedPath(path)
    case .point(let point): Self.text(of: point)
    case .record, .picture: preconditionFailure("options are written before pictures are decoded")
    }
  }

  private func quotedPath(_ path: String) -> String {
    Self.quoted(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  private mutating func addDevice(_ device: Device) {
    let insets = device.safeArea
    add(
      "device", device.name ?? "own", Self.text(of: [device.size.width, device.size.height]),
      Self.text(of: [device.scale]),
      Self.text(of: [insets.top, insets.left, insets.bottom, insets.right]))
  }

  private mutating func addSteps(_ steps: [Step], indent: String) {
    for step in steps {
      lines.append(indent + Self.text(of: step.action))
      if case .repetition(_, let steps) = step.action { addSteps(steps, indent: indent + "  ") }
    }
  }

  /// The number of bytes, and their hash.
  private static func checksum(of bytes: [UInt8]) -> String {
    "\(bytes.count) " + String(FNV1a.hash(bytes), radix: 16)
  }
}

extension CanonicalText {
  private static func text(of action: Step.Action) -> String {
    switch action {
    case .press(let press):
      "press \(text(of: press.target)) \(time(press.hold)) \(press.count) \(time(press.pause))"
    case .drag(let drag): text(of: drag)
    case .touch(let touch): "touch \(quoted(touch.finger)) " + text(of: touch.change)
    case .wait(let duration): "wait " + time(duration)
    case .settle(let within): "settle" + (within.map { " " + time($0) } ?? "")
    case .expect(let expectation): text(of: expectation)
    case .expectEvent(let event): "expect event \(quoted(event.name)) \(event.count)"
    case .snapshot(let name): "snapshot " + quoted(name)
    case .hide: "hide"
    case .show: "show"
    case .repetition(let times, _): "repeat \(times)"
    }
  }

  private static func text(of drag: Drag) -> String {
    let way = ([drag.start] + drag.path).map(text).joined(separator: " ")
    let times = [drag.duration, drag.press, drag.hold].map(time).joined(separator: " ")
    return "drag \(way) \(drag.direction?.rawValue ?? "-") \(times) \(drag.ease) \(drag.release)"
  }

  private static func text(of change: FingerChange.Change) -> String {
    switch change {
    case .down(let target): "down " + text(of: target)
    case .move(let target, let duration): "move \(text(of: target)) \(time(duration))"
    case .up: "up"
    case .cancel: "cancel"
    }
  }

  private static func text(of expectation: Expectation) -> String {
    var parts = ["expect", quoted(expectation.identifier)]
    if let exists = expectation.exists { parts.append("exists \(exists)") }
    if let isVisible = expectation.isVisible { parts.append("visible \(isVisible)") }
    if let frame = expectation.frame {
      parts.append("frame " + text(of: [frame.minX, frame.minY, frame.width, frame.height]))
    }
    if let center = expectation.center { parts.append("center " + text(of: center)) }
    if let alpha = expectation.alpha { parts.append("alpha " + text(of: [alpha])) }
    if let text = expectation.text { parts.append("text " + quoted(text)) }
    if let limit = expectation.settlesWithin { parts.append("settles " + time(limit)) }
    if expectation.staysInsideSafeArea { parts.append("inside") }
    if let overshoot = expectation.overshoot { parts.append("overshoot " + text(of: [overshoot])) }
    parts.append("model \(expectation.readsModel)")
    parts.append("within " + text(of: [expectation.pointTolerance, expectation.alphaTolerance]))
    return parts.joined(separator: " ")
  }

  private static func text(of target: Target) -> String {
    switch target {
    case .view(let identifier, let place): "\(quoted(identifier))@\(text(of: place))"
    case .point(let point): text(of: point)
    case .screenFraction(let point): "screen@" + text(of: point)
    }
  }

  private static func text(of point: Point) -> String { text(of: [point.x, point.y]) }

  private static func text(of numbers: [Double]) -> String {
    "[" + numbers.map(NumberText.text).joined(separator: ",") + "]"
  }

  private static func time(_ duration: Duration) -> String { TimeText.text(for: duration) }

  /// In quotes, with quotes, backslashes and control characters escaped, so that no text can look
  /// like another line.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension Scenario {
  /// Deterministic text of everything that matters to what is played and written.
  var canonicalText: String { CanonicalText.text(of: self) }
}
