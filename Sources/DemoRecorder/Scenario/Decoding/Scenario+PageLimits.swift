import Scene

/// What pages cannot be; the command line asks as well, whose flags replace some settings.
extension Scenario {
  /// Set where a page that is asked for would have no pictures or be too large.
  var pageProblem: Diagnostic.Problem? {
    var pages: [(layout: GridLayout, count: Int)] = []
    if output.formats.contains(.strip) {
      pages.append((stripLayout(count: output.strip.most), output.strip.most))
    }
    if output.formats.contains(.sheet) {
      let count = steps.snapshotNames.count
      guard count > 0 else {
        return .unfit(
          "a sheet needs snapshots", reason: "take some with 'snapshot: NAME' among the steps")
      }
      pages.append((sheetLayout(count: count), count))
    }
    return pages.lazy.compactMap { layout, count in
      OutputSettings.sizeProblem(
        of: layout.size(of: [Size](repeating: device.size, count: count)), scale: output.scale)
    }.first
  }
}
