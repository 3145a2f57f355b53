import Scene

/// The screens that have a name.
///
/// Sizes and insets are those of the models' own screens, without a status bar of another height in
/// calls. Models whose numbers are not known for certain are left out; where systems of different
/// years disagree, the newer system's value stands.
enum DevicePresets {
  /// In the order in which they are listed.
  static let names: [String] = models.flatMap(\.names)

  /// The screen with this name; nil where there is none.
  static func device(named name: String, landscape: Bool) -> Device? {
    guard let model = models.first(where: { $0.names.contains(name) }) else { return nil }
    return Device(
      name: name,
      size: landscape ? Size(width: model.height, height: model.width) : model.size,
      scale: model.scale,
      safeArea: landscape ? model.landscapeInsets : model.portraitInsets,
      isLandscape: landscape)
  }

  private struct Model {
    var names: [String]
    /// In points, upright.
    var width: Double
    var height: Double
    var scale: Double
    var top: Double
    var bottom: Double
    var landscapeTop: Double
    /// Left and right.
    var landscapeSide: Double
    var landscapeBottom: Double

    var size: Size { Size(width: width, height: height) }
    var portraitInsets: EdgeInsets { EdgeInsets(top: top, bottom: bottom) }
    var landscapeInsets: EdgeInsets {
      EdgeInsets(
        top: landscapeTop, left: landscapeSide, bottom: landscapeBottom, right: landscapeSide)
    }
  }

  /// A phone with a home button: a status bar upright, nothing on its side.
  private static func phone(
    _ names: [String], _ width: Double, _ height: Double, scale: Double
  ) -> Model {
    Model(
      names: names, width: width, height: height, scale: scale, top: 20, bottom: 0,
      landscapeTop: 0, landscapeSide: 0, landscapeBottom: 0)
  }

  /// A phone whose screen reaches its edges: on its side the top inset goes to both sides.
  private static func phone(
    _ names: [String], _ width: Double, _ height: Double, scale: Double, top: Double
  ) -> Model {
    Model(
      names: names, width: width, height: height, scale: scale, top: top, bottom: 34,
      landscapeTop: 0, landscapeSide: top, landscapeBottom: 21)
  }

  /// A tablet: the same insets both ways up.
  private static func tablet(
    _ names: [String], _ width: Double, _ height: Double, top: Double, bottom: Double
  ) -> Model {
    Model(
      names: names, width: width, height: height, scale: 2, top: top, bottom: bottom,
      landscapeTop: top, landscapeSide: 0, landscapeBottom: bottom)
  }

  private static let models = [
    phone(["iphone-se-1"], 320, 568, scale: 2),
    phone(
      ["iphone-6", "iphone-7", "iphone-8", "iphone-se-2", "iphone-se-3"], 375, 667, scale: 2),
    phone(["iphone-6-plus", "iphone-7-plus", "iphone-8-plus"], 414, 736, scale: 3),
    phone(["iphone-x", "iphone-xs", "iphone-11-pro"], 375, 812, scale: 3, top: 44),
    phone(["iphone-xr", "iphone-11"], 414, 896, scale: 2, top: 48),
    phone(["iphone-xs-max", "iphone-11-pro-max"], 414, 896, scale: 3, top: 44),
    phone(["iphone-12-mini", "iphone-13-mini"], 375, 812, scale: 3, top: 50),
    phone(
      ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14"], 390, 844,
      scale: 3, top: 47),
    phone(
      ["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"], 428, 926, scale: 3, top: 47),
    phone(
      ["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"], 393, 852, scale: 3, top: 59),
    phone(
      ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"], 430, 932,
      scale: 3, top: 59),
    phone(["iphone-16-pro"], 402, 874, scale: 3, top: 62),
    phone(["iphone-16-pro-max"], 440, 956, scale: 3, top: 62),
    tablet(["ipad-9-7", "ipad-mini", "ipad-air"], 768, 1024, top: 20, bottom: 0),
    tablet(["ipad-air-4", "ipad-air-5"], 820, 1180, top: 24, bottom: 20),
    tablet(["ipad-pro-11"], 834, 1194, top: 24, bottom: 20),
    tablet(["ipad-pro-12-9"], 1024, 1366, top: 24, bottom: 20),
    tablet(["ipad-mini-6"], 744, 1133, top: 24, bottom: 20),
  ]
}
