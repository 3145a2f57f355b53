import Components
import Scene

/// Component and device: what a scenario is played with.
extension ScenarioDecoder {
  /// Reads `component`, by the table of the component that it names, which it keeps.
  mutating func componentUse(_ node: YAMLNode) -> Fields? {
    guard let name = componentName(node) else { return nil }
    guard let declaration = registry.declaration(named: name.text) else {
      let known = registry.declarations.map(\.name)
      let suggestion = Diagnostic.Suggestion(
        nearest: NearestWord.of(name.text, among: known), advice: nil, known: known)
      report(.unknownWord(.component, name.text, suggestion), at: name.place)
      return nil
    }
    component = declaration
    return record(
      node, as: ComponentTable.record(of: declaration), of: "the component '\(declaration.name)'")
  }

  private mutating func componentName(_ node: YAMLNode) -> (text: String, place: ScenarioLocation)?
  {
    guard case .mapping(let entries) = node.content else {
      return text(node, ValueType.component.words).map { ($0, node.location) }
    }
    guard let entry = entries.first(where: { $0.key.name == ComponentTable.nameKey.name }) else {
      report(.missingKey(ComponentTable.nameKey.name, in: "'component'"), at: node.location)
      return nil
    }
    return text(entry.value, "the name of a component").map { ($0, entry.value.location) }
  }

  mutating func device(_ root: Fields) -> Device? {
    guard let fields = root.record("device") else { return nil }
    guard let size = fields.size("size") else { return preset(fields, root) }
    let place = fields.places["size"]
    if fields.text("name") != nil {
      return refuse(.conflictingKeys("name", "size", in: "'device'"), at: place)
    }
    if fields.places["landscape"] != nil {
      return refuse(
        .unfit("'landscape' turns a preset", reason: "write the size as it is on its side"),
        at: fields.places["landscape"])
    }
    let safeArea = fields.record("safeArea") ?? Fields()
    let insets = EdgeInsets(
      top: safeArea.number("top") ?? 0, left: safeArea.number("left") ?? 0,
      bottom: safeArea.number("bottom") ?? 0, right: safeArea.number("right") ?? 0)
    guard insets.top + insets.bottom < size.height, insets.left + insets.right < size.width else {
      return refuse(
        .unfit("the safe area leaves no room", reason: "its insets must be smaller than the size"),
        at: fields.places["safeArea"])
    }
    return Device(
      name: nil, size: size, scale: fields.number("scale") ?? 2, safeArea: insets,
      isLandscape: false)
  }

  private mutating func preset(_ fields: Fields, _ root: Fields) -> Device? {
    guard let name = fields.text("name") else {
      return refuse(.missingOneOf(["name", "size"], in: "'device'"), at: root.places["device"])
    }
    for key in ["scale", "safeArea"] where fields.places[key] != nil {
      return refuse(
        .unfit("'\(key)' goes with 'size'", reason: "a preset has its own"), at: fields.places[key])
    }
    return DevicePresets.device(named: name, landscape: fields.boolean("landscape") ?? false)
  }

  /// Reports what a film of these settings on this device cannot be, at the setting to blame.
  mutating func checkPicture(of output: OutputSettings, on device: Device, _ root: Fields) {
    let places = root.record("output")?.places ?? [:]
    if let problem = output.frameRateProblem {
      report(problem, at: places["fps"] ?? places["format"] ?? rootPlace)
    }
    if let problem = output.sizeProblem(on: device) {
      report(problem, at: places["scale"] ?? root.places["device"] ?? rootPlace)
    }
  }

  /// Reports a colour round the device that lets through what is not there.
  mutating func checkBackground(of output: OutputSettings, _ root: Fields) {
    guard let color = output.phone.background, color.alpha < 1 else { return }
    report(
      .unfit(
        "'background' must be opaque",
        reason: "nothing lies behind it; leave its last two digits out"),
      at: root.record("output")?.places["background"] ?? rootPlace)
  }

  private var rootPlace: ScenarioLocation { ScenarioLocation(file: file, line: 1, column: 1) }

  private mutating func refuse<Value>(
    _ problem: Diagnostic.Problem, at place: ScenarioLocation?
  ) -> Value? {
    report(problem, at: place ?? rootPlace)
    return nil
  }
}
