import Scene

/// What pages cannot be; the command line asks as well, whose flags replace some settings.
extension Scenario {
  /// Set where a page that is asked for would have no pictures or be too large.
  var pageProblem: Diagnostic.Problem? {
    var pages: [(layout: GridLayout, sizes: [Size])] = []
    if output.formats.contains(.strip) {
      let sizes = [Size](repeating: pictureSize, count: output.strip.most)
      pages.append((stripLayout(count: sizes.count), sizes))
    }
    if output.formats.contains(.sheet) {
      let shown = sheetVariants.isEmpty ? [self] : sheetVariants
      let sizes = shown.flatMap { variant in
        variant.steps.snapshotNames.map { _ in variant.pictureSize }
      }
      guard !sizes.isEmpty else {
        return .unfit(
          "a sheet needs snapshots", reason: "take some with 'snapshot: NAME' among the steps")
      }
      pages.append((sheetLayout(count: sizes.count), sizes))
    }
    return pages.lazy.compactMap { layout, sizes in
      OutputSettings.sizeProblem(of: layout.size(of: sizes), scale: output.scale)
    }.first
  }

  /// Of a picture, in points.
  private var pictureSize: Size { PictureLayout(of: output, on: device).size }
}
