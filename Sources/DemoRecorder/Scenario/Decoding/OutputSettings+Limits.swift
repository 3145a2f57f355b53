import Scene

/// What settings cannot be together; the command line asks as well, whose flags replace some.
extension OutputSettings {
  /// Set where there are more frames a second than what is written can show.
  var frameRateProblem: Diagnostic.Problem? {
    let allowed = formats.contains(.gif) ? ScenarioLimits.gifFPS : ScenarioLimits.fps
    guard !allowed.contains(fps) else { return nil }
    return .outOfRange(
      found: "'\(fps)'", allowed: ValueType.integer(allowed).rangeWords,
      reason: formats.contains(.gif)
        ? "a GIF cannot show delays under 20 ms; without gif in 'format', up to "
          + "\(ScenarioLimits.fps.upperBound) are possible" : nil)
  }

  /// Set where the film's pictures would be too large.
  func sizeProblem(on device: Device) -> Diagnostic.Problem? {
    let layout = PictureLayout(of: self, on: device)
    return Self.sizeProblem(width: layout.pixelWidth, height: layout.pixelHeight)
  }

  /// Set where a picture would be too large.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels per point.
  static func sizeProblem(of size: Size, scale: Double) -> Diagnostic.Problem? {
    sizeProblem(
      width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
  }

  /// - Parameters: The sides in pixels.
  private static func sizeProblem(width: Double, height: Double) -> Diagnostic.Problem? {
    let longest = Double(ScenarioLimits.side)
    guard width > longest || height > longest || width * height > Double(ScenarioLimits.pixels)
    else { return nil }
    return .unfit(
      "a picture of \(NumberText.text(for: width)) × \(NumberText.text(for: height)) pixels is too "
        + "large",
      reason: "at most \(ScenarioLimits.side) a side and \(ScenarioLimits.pixels / 1_000_000) "
        + "million in all")
  }
}
