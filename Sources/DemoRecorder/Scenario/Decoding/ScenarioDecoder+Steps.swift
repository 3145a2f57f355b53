extension ScenarioDecoder {
  /// Reads a list of steps.
  ///
  /// - Parameter times: How often it is played where it stands.
  mutating func steps(_ node: YAMLNode, times: Int) -> [Step]? {
    guard case .sequence(let items) = node.content, !items.isEmpty else {
      report(
        .mismatch(
          expected: ValueType.steps.words, found: node.words,
          hint: "begin every step on its own line with '- '"), at: node.location)
      return nil
    }
    guard enter(times: times, at: node.location) else { return nil }
    let outer = progress.times
    progress.times = Self.product(outer, times)
    defer {
      progress.times = outer
      progress.nesting -= 1
    }
    var steps: [Step] = []
    var isSound = true
    for item in items where !progress.isExhausted {
      let some = self.steps(from: item)
      isSound = isSound && some != nil
      steps += some ?? []
    }
    return isSound && !progress.isExhausted ? steps : nil
  }

  private mutating func enter(times: Int, at place: ScenarioLocation) -> Bool {
    guard progress.nesting < ScenarioLimits.nesting else {
      report(.nestedTooDeep(limit: ScenarioLimits.nesting), at: place)
      return false
    }
    progress.nesting += 1
    return true
  }

  /// Reads what stands behind one `- `: one step, or those of an included file.
  private mutating func steps(from node: YAMLNode) -> [Step]? {
    progress.played = min(progress.played + progress.times, ScenarioLimits.steps + 1)
    guard progress.played <= ScenarioLimits.steps else {
      report(.tooManySteps(limit: ScenarioLimits.steps), at: node.location)
      progress.isExhausted = true
      return nil
    }
    switch node.content {
    case .scalar(let scalar) where !(scalar.isPlain && scalar.text.isEmpty):
      return bareStep(YAMLKey(name: scalar.text, location: node.location))
    case .mapping(let entries):
      guard let entry = entries.first else { break }
      for extra in entries.dropFirst() {
        report(.severalSteps(first: entry.key.name), at: extra.key.location)
      }
      return step(entry.key, entry.value)
    default: break
    }
    report(.noStep(found: node.words), at: node.location)
    return nil
  }

  private mutating func bareStep(_ key: YAMLKey) -> [Step]? {
    guard let declaration = declaration(key) else { return nil }
    if case .required(let type) = declaration.argument {
      report(.missingValue(of: key.name, expected: type.words), at: key.location)
      return nil
    }
    return action(of: declaration, from: nil, at: key.location)
      .map { [Step(action: $0, location: key.location)] }
  }

  private mutating func step(_ key: YAMLKey, _ node: YAMLNode) -> [Step]? {
    guard !node.isNull else { return bareStep(key) }
    guard let declaration = declaration(key) else { return nil }
    guard let type = declaration.argument.type else {
      report(.needlessValue(of: key.name), at: node.location)
      return nil
    }
    guard let value = value(node, as: type, of: key.name, beside: Fields()) else { return nil }
    if declaration.name == .include, case .steps(let steps) = value { return steps }
    return action(of: declaration, from: value, at: key.location)
      .map { [Step(action: $0, location: key.location)] }
  }

  private mutating func declaration(_ key: YAMLKey) -> StepDeclaration? {
    if let declaration = StepTable.declaration(named: key.name) { return declaration }
    let known = StepTable.all.map(\.name.rawValue)
    let first = key.name.prefix { $0 != " " }
    let suggestion = Diagnostic.Suggestion(
      nearest: NearestWord.of(key.name, among: known),
      advice: known.contains(String(first))
        ? "put a colon after the name: '\(first): …'" : ForeignWords.advice(forStep: key.name),
      known: known)
    report(.unknownWord(.step, key.name, suggestion), at: key.location)
    return nil
  }

  private mutating func action(
    of declaration: StepDeclaration, from value: Value?, at place: ScenarioLocation
  ) -> Step.Action? {
    switch StepBuilder.action(declaration.name, value) {
    case .success(let action): return action
    case .failure(let flaw):
      var places: [String: ScenarioLocation] = [:]
      if case .record(let fields) = value { places = fields.places }
      report(flaw.problem, at: flaw.key.flatMap { places[$0] } ?? place)
      return nil
    }
  }

  /// The product, or just more than any limit where it is larger.
  private static func product(_ first: Int, _ second: Int) -> Int {
    let (product, overflows) = first.multipliedReportingOverflow(by: second)
    return overflows ? ScenarioLimits.steps + 1 : min(product, ScenarioLimits.steps + 1)
  }
}
