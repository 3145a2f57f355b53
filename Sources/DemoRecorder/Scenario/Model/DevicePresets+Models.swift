/// The models' numbers.
///
/// Sizes, insets and radii: `uikit-semantics` F. Where sources differ by a point or two, the chosen
/// values are: notches 209 × 30 (X), 230 × 33 (XR, 11), 210 × 32 (12), 162 × 33 (13, 14) and 168 × 34
/// (13 mini). Bezels are the bodies' published widths less the displays', to the nearest four points,
/// so that the screen stands on whole pixels at most scales.
extension DevicePresets {
  static let models = phones + tablets

  private static let wideNotch = DeviceLook.CutOut.notch(width: 210, height: 32)
  private static let narrowNotch = DeviceLook.CutOut.notch(width: 162, height: 33)
  private static let firstNotch = DeviceLook.CutOut.notch(width: 209, height: 30)

  private static let phones = [
    phone(["iphone-se-1"], 320, 568, scale: 2),
    phone(
      ["iphone-6", "iphone-7", "iphone-8", "iphone-se-2", "iphone-se-3"], 375, 667, scale: 2),
    phone(["iphone-6-plus", "iphone-7-plus", "iphone-8-plus"], 414, 736, scale: 3),
    phone(
      ["iphone-x", "iphone-xs", "iphone-11-pro"], 375, 812, top: 44, radius: 39, firstNotch,
      bezel: 24),
    phone(
      ["iphone-xr", "iphone-11"], 414, 896, scale: 2, top: 48, radius: 41.5,
      .notch(width: 230, height: 33), bezel: 32),
    phone(
      ["iphone-xs-max", "iphone-11-pro-max"], 414, 896, top: 44, radius: 39, firstNotch, bezel: 24),
    phone(["iphone-12-mini"], 375, 812, top: 50, radius: 44, wideNotch, bezel: 20),
    phone(
      ["iphone-13-mini"], 375, 812, top: 50, radius: 44, .notch(width: 168, height: 34), bezel: 20),
    phone(
      ["iphone-12", "iphone-12-pro"], 390, 844, top: 47, radius: 47.33, wideNotch, bezel: 20),
    phone(
      ["iphone-13", "iphone-13-pro", "iphone-14"], 390, 844, top: 47, radius: 47.33, narrowNotch,
      bezel: 20),
    phone(["iphone-12-pro-max"], 428, 926, top: 47, radius: 53.33, wideNotch, bezel: 20),
    phone(
      ["iphone-13-pro-max", "iphone-14-plus"], 428, 926, top: 47, radius: 53.33, narrowNotch,
      bezel: 20),
    phone(
      ["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"], 393, 852, top: 59, radius: 55,
      .island(top: 11), bezel: 16),
    phone(
      ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"], 430, 932,
      top: 59, radius: 55, .island(top: 11), bezel: 16),
    phone(["iphone-16-pro"], 402, 874, top: 62, radius: 62, .island(top: 14), bezel: 16),
    phone(["iphone-16-pro-max"], 440, 956, top: 62, radius: 62, .island(top: 14), bezel: 16),
  ]

  private static let tablets = [
    tablet(
      ["ipad-9-7", "ipad-mini", "ipad-air"], 768, 1024, top: 20, bottom: 0, radius: 0,
      DeviceBody(kind: .homeButtonTablet, side: 56, end: 112)),
    tablet(
      ["ipad-air-4", "ipad-air-5"], 820, 1180, top: 24, bottom: 20, radius: 18,
      DeviceBody(kind: .tablet, side: 52, end: 52)),
    tablet(
      ["ipad-pro-11"], 834, 1194, top: 24, bottom: 20, radius: 18,
      DeviceBody(kind: .tablet, side: 48, end: 48)),
    tablet(
      ["ipad-pro-12-9"], 1024, 1366, top: 24, bottom: 20, radius: 18,
      DeviceBody(kind: .tablet, side: 48, end: 48)),
    tablet(
      ["ipad-mini-6"], 744, 1133, top: 24, bottom: 20, radius: 21.5,
      DeviceBody(kind: .tablet, side: 60, end: 60)),
  ]
}
