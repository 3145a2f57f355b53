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
      size: landscape ? Size(width: model.size.height, height: model.size.width) : model.size,
      scale: model.scale,
      safeArea: landscape ? model.landscapeInsets : model.portraitInsets,
      isLandscape: landscape, look: model.look)
  }

  /// One row: models that differ in nothing.
  struct Model {
    var names: [String]
    /// In points, upright.
    var size: Size
    var scale: Double
    var portraitInsets: EdgeInsets
    var landscapeInsets: EdgeInsets
    var look: DeviceLook
  }

  /// A phone with a home button: a status bar upright, nothing on its side.
  static func phone(
    _ names: [String], _ width: Double, _ height: Double, scale: Double
  ) -> Model {
    Model(
      names: names, size: Size(width: width, height: height), scale: scale,
      portraitInsets: EdgeInsets(top: 20), landscapeInsets: .zero,
      look: DeviceLook(
        cornerRadius: 0, cutOut: .none, statusBar: .classic, statusBarHeight: 20,
        body: DeviceBody(kind: .homeButtonPhone, side: 28, end: 112)))
  }

  /// A phone whose screen reaches its edges: on its side the top inset goes to both sides.
  ///
  /// - Parameters:
  ///   - radius: Of the display's corners.
  ///   - bezel: From the display to the body's edge, on all sides.
  static func phone(
    _ names: [String], _ width: Double, _ height: Double, scale: Double = 3, top: Double,
    radius: Double, _ cutOut: DeviceLook.CutOut, bezel: Double
  ) -> Model {
    Model(
      names: names, size: Size(width: width, height: height), scale: scale,
      portraitInsets: EdgeInsets(top: top, bottom: 34),
      landscapeInsets: EdgeInsets(left: top, bottom: 21, right: top),
      look: DeviceLook(
        cornerRadius: radius, cutOut: cutOut, statusBar: style(beside: cutOut),
        statusBarHeight: barHeight(in: top, beside: cutOut),
        body: DeviceBody(kind: .phone, side: bezel, end: bezel)))
  }

  /// A tablet: the same insets both ways up.
  static func tablet(
    _ names: [String], _ width: Double, _ height: Double, top: Double, bottom: Double,
    radius: Double, _ body: DeviceBody
  ) -> Model {
    let insets = EdgeInsets(top: top, bottom: bottom)
    return Model(
      names: names, size: Size(width: width, height: height), scale: 2, portraitInsets: insets,
      landscapeInsets: insets,
      look: DeviceLook(
        cornerRadius: radius, cutOut: .none, statusBar: .tablet, statusBarHeight: top, body: body))
  }

  /// Up to the twelfth generation a notch leaves ears too narrow for the larger icons.
  private static func style(beside cutOut: DeviceLook.CutOut) -> StatusBarStyle {
    switch cutOut {
    case .none: .classic
    case .notch(let width, _): width > 200 ? .wideNotch : .notch
    case .island: .island
    }
  }

  /// The bar ends where the safe area begins, but beside an island it is 54 points high.
  private static func barHeight(in top: Double, beside cutOut: DeviceLook.CutOut) -> Double {
    if case .island = cutOut { 54 } else { top }
  }
}
