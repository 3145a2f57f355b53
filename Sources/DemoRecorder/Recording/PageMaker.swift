import Codecs
import Raster
import Scene

/// A page as it was written.
struct PageFile: Hashable, Sendable {
  /// Below the output folder.
  var name: String
  /// How many pictures stand on it.
  var count: Int
  /// In pixels.
  var width: Int
  var height: Int
}

/// Draws the pages that a scenario asks for.
struct PageMaker {
  let take: FilmTake
  let result: FilmTake.Footage

  /// - Returns: nil where there is nothing to be shown; then nothing is written.
  func write(_ format: OutputFormat) throws -> PageFile? {
    let scenario = take.scenario
    switch format {
    case .strip:
      let cells = try moments()
      return try write(
        cells, scenario.stripLayout(count: cells.count), to: take.names.strip)
    case .sheet:
      let cells =
        scenario.sheetVariants.isEmpty
        ? zip(result.camera.stills, result.camera.snapshotNames)
          .map { PictureGrid.Cell(picture: $0, caption: $1) }
        : try scenario.sheetVariants.flatMap(snapshots)
      return try write(
        cells, scenario.sheetLayout(count: cells.count), to: take.names.sheet)
    default: preconditionFailure("\(format) is no page")
    }
  }

  private func write(
    _ cells: [PictureGrid.Cell], _ layout: GridLayout, to name: String
  ) throws -> PageFile? {
    guard !cells.isEmpty else { return nil }
    let page = PictureGrid(cells: cells, layout: layout).page
    let compositor = Compositor(scale: take.scenario.output.scale, text: result.fonts)
    let bitmap = try compositor.render(page, after: nil).bitmap
    try take.output.write(try PNGEncoder.encode(bitmap), to: name)
    return PageFile(
      name: name, count: cells.count, width: bitmap.width, height: bitmap.height)
  }

  /// The snapshots of one of the variants, each with the variant's name and its own.
  private func snapshots(of scenario: Scenario) throws -> [PictureGrid.Cell] {
    let stage = try Stage(scenario, registry: take.registry, textMeasuring: result.fonts)
    let camera = MomentCamera(screen: stage.screen, capture: Capture(scenario))
    _ = try stage.play(
      scenario.steps, samples: .at([]), observer: camera)
    let lead = scenario.variant.map { $0.name + " · " } ?? ""
    return camera.stills.map { PictureGrid.Cell(picture: $0.picture, caption: lead + $0.name) }
  }

  /// The strip's pictures, each with its time since the scenario began.
  private func moments() throws -> [PictureGrid.Cell] {
    let scenario = take.scenario
    let times = try scenario.output.strip.moments ?? evenlySpaced()
    let stage = try Stage(scenario, registry: take.registry, textMeasuring: result.fonts)
    let camera = MomentCamera(screen: stage.screen, capture: Capture(scenario))
    _ = try stage.play(scenario.steps, samples: .at(times), observer: camera)
    return camera.pictures.map {
      PictureGrid.Cell(picture: $0.picture, caption: Self.caption($0.time))
    }
  }

  /// Of as many frames of the film as are wanted, with the first and the last among them.
  private func evenlySpaced() throws -> [Duration] {
    let moments = try Rehearsal(
      take.scenario, registry: take.registry, textMeasuring: result.fonts
    ).moments
    let last = max(0, moments.frameCount - 1)
    let gaps = max(1, take.scenario.output.strip.count - 1)
    let frames = (0..<take.scenario.output.strip.count).map { (last * $0 * 2 + gaps) / (gaps * 2) }
    return Set(frames.map { moments.scenarioTime(ofFrame: moments.order.place(ofFrame: $0)) })
      .sorted()
  }

  /// `1.20 s`.
  private static func caption(_ time: Duration) -> String {
    let (seconds, attoseconds) = (time + .milliseconds(5)).components
    let hundredths = attoseconds / 10_000_000_000_000_000
    return "\(seconds).\(hundredths < 10 ? "0" : "")\(hundredths) s"
  }
}
