/// Makes an expectation of what was read for it, and checks what its keys mean together.
enum ExpectationBuilder {
  /// What of a view can be checked.
  private static let checks = [
    "exists", "visible", "frame", "center", "alpha", "text", "settlesWithin", "staysInside",
    "overshoot",
  ]

  static func eventExpectation(
    _ fields: Fields
  ) -> Result<EventExpectation, StepBuilder.Flaw> {
    if let other = (["id"] + checks).first(where: { fields.values[$0] != nil }) {
      return .failure(
        .init(problem: .conflictingKeys("event", other, in: "'expect'"), key: other))
    }
    guard let name = fields.text("event"), let count = fields.integer("count") else {
      return .failure(
        .init(problem: .missingKey("count", in: "an expectation of an event"), key: nil))
    }
    return .success(EventExpectation(name: name, count: count))
  }

  static func expectation(_ fields: Fields) -> Result<Expectation, StepBuilder.Flaw> {
    guard let identifier = fields.text("id") else {
      return .failure(.init(problem: .missingOneOf(["id", "event"], in: "'expect'"), key: nil))
    }
    if fields.values["count"] != nil {
      return .failure(
        .init(
          problem: .unfit("a view has no 'count'", reason: "'count' belongs to 'event'"),
          key: "count"))
    }
    guard checks.contains(where: { fields.values[$0] != nil }) else {
      return .failure(StepBuilder.Flaw(problem: .missingOneOf(checks, in: "'expect'"), key: nil))
    }
    if fields.boolean("exists") == false,
      let other = checks.dropFirst().first(where: { fields.values[$0] != nil })
    {
      return .failure(
        StepBuilder.Flaw(
          problem: .unfit(
            "a view that does not exist has no '\(other)'", reason: "leave one of the two out"),
          key: other))
    }
    let within = fields.number("within")
    let hasPoints = ["frame", "center", "settlesWithin", "staysInside", "overshoot"]
      .contains { fields.values[$0] != nil }
    return .success(
      Expectation(
        identifier: identifier, exists: fields.boolean("exists"),
        isVisible: fields.boolean("visible"), frame: fields.rect("frame"),
        center: fields.point("center"), alpha: fields.number("alpha"), text: fields.text("text"),
        settlesWithin: fields.time("settlesWithin"),
        staysInsideSafeArea: fields.text("staysInside") != nil,
        overshoot: fields.number("overshoot"),
        readsModel: fields.boolean("model") ?? false,
        pointTolerance: hasPoints ? within ?? 0.5 : 0.5,
        alphaTolerance: hasPoints ? 0.01 : within ?? 0.01))
  }
}
