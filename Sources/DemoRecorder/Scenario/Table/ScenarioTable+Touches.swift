/// The keys of `touches`: how fingers are marked in the film.
extension ScenarioTable {
  static let touches = RecordType(
    [
      KeyDeclaration(
        "style", .choice(styles, orInteger: nil), .required, "what marks a touch"),
      KeyDeclaration(
        "color", .color,
        "of the mark, two more digits for its strength; a rim in black or white keeps it visible on "
          + "any colour; without it, white for a ring, else grey"),
      KeyDeclaration(
        "size", .number(ScenarioLimits.touchSize), .byDefault(.number(TouchSettings.defaultSize)),
        "the mark's width, in points"),
    ], shorthand: "style")

  /// What a scenario has that says nothing of touches.
  static var noTouches: Fields {
    var fields = Fields.defaults(of: touches)
    fields.values["style"] = .text("none")
    return fields
  }

  private static let styles = [
    Choice("none", "no marks"), Choice("ring", "a ring round each finger"),
    Choice("dot", "a disc under each finger"),
    Choice("trail", "a disc, and a fading tail behind it where it came from"),
  ]
}
