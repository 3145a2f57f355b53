import Scene

/// Makes the moving gestures of what was read for them.
enum GestureBuilder {
  static func drag(_ fields: Fields) -> Result<Drag, StepBuilder.Flaw> {
    var places = targets(fields)
    if let from = fields.target("from") { places.insert(from, at: 0) }
    if let to = fields.target("to") { places.append(to) }
    guard let start = places.first, places.count >= 2 else {
      let missing = fields.target("from") == nil ? ["from", "path"] : ["to", "path"]
      return .failure(.init(problem: .missingOneOf(missing, in: "'drag'"), key: nil))
    }
    let isFlick = fields.text("release") == Drag.Release.flick.rawValue
    if isFlick, let conflict = flickConflict(fields) { return .failure(conflict) }
    return .success(
      Drag(
        start: start, path: Array(places.dropFirst()), direction: nil,
        duration: fields.time("over") ?? .zero,
        ease: fields.text("ease").flatMap(Drag.Ease.init) ?? (isFlick ? .easeIn : .easeInEaseOut),
        press: fields.time("press") ?? .zero, hold: fields.time("hold") ?? .zero,
        release: isFlick ? .flick : .rest))
  }

  static func swipe(_ fields: Fields) -> Result<Drag, StepBuilder.Flaw> {
    let direction = fields.text("direction").flatMap(Drag.Direction.init)
    let end = fields.target("to")
    if direction != nil, end != nil {
      return .failure(
        .init(problem: .conflictingKeys("direction", "to", in: "'swipe'"), key: "to"))
    }
    guard direction != nil || end != nil, let start = fields.target("from") else {
      return .failure(.init(problem: .missingOneOf(["direction", "to"], in: "'swipe'"), key: nil))
    }
    return .success(
      Drag(
        start: start, path: end.map { [$0] } ?? [], direction: direction,
        duration: fields.time("over") ?? .zero, ease: .linear, press: .zero, hold: .zero,
        release: .flick))
  }

  static func touch(_ fields: Fields) -> Result<FingerChange, StepBuilder.Flaw> {
    let changes = ["down", "move", "up", "cancel"].filter { fields.values[$0] != nil }
    guard let change = changes.first else {
      return .failure(
        .init(problem: .missingOneOf(["down", "move", "up", "cancel"], in: "'touch'"), key: nil))
    }
    if changes.count > 1 {
      return .failure(
        .init(problem: .conflictingKeys(change, changes[1], in: "'touch'"), key: changes[1]))
    }
    if change != "move", fields.values["over"] != nil {
      return .failure(
        .init(
          problem: .unfit("'over' goes with 'move'", reason: "'\(change)' takes no time"),
          key: "over"))
    }
    return .success(
      FingerChange(finger: fields.text("finger") ?? "", change: self.change(change, fields)))
  }

  private static func change(_ word: String, _ fields: Fields) -> FingerChange.Change {
    if let place = fields.target("down") { return .down(place) }
    if let place = fields.target("move") {
      return .move(to: place, over: fields.time("over") ?? .zero)
    }
    return word == "up" ? .up : .cancel
  }

  private static func targets(_ fields: Fields) -> [Target] {
    (fields.list("path") ?? []).compactMap {
      if case .target(let target) = $0 { target } else { nil }
    }
  }

  /// A flick lifts with the last move, on a curve that is fastest then.
  private static func flickConflict(_ fields: Fields) -> StepBuilder.Flaw? {
    if fields.places["hold"] != nil {
      return .init(
        problem: .unfit(
          "a flick does not rest at the end", reason: "leave out 'hold' or 'release: flick'"),
        key: "hold")
    }
    guard let ease = fields.text("ease"), ease != Drag.Ease.easeIn.rawValue else { return nil }
    return .init(
      problem: .unfit(
        "a flick has the ease easeIn", reason: "leave out 'ease' or 'release: flick'"),
      key: "ease")
  }
}
