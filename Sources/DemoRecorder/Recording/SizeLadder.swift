/// What a film gives up to become small enough, one thing after another, and never more: first frames
/// per second down to 10, then pixels per point down to 1, then, in a GIF, colours down to 32. What was
/// asked for below such a floor stays as it is.
///
/// A smaller film mostly comes of each step, but not always: other frames are seen then. So rungs are
/// tried one by one.
struct SizeLadder {
  /// From what is asked for to the floor.
  let rungs: [FilmRung]

  private static let rates = [60, 50, 40, 30, 25, 20, 15, 12, 10]
  private static let scales = [3, 2.5, 2, 1.5, 1]
  private static let colors = [128, 64, 32]

  init(of output: OutputSettings, in format: OutputFormat) {
    var rung = output.rung
    var rungs = [rung]
    for rate in Self.rates where rate < output.fps {
      rung.fps = rate
      rungs.append(rung)
    }
    for scale in Self.scales where scale < output.scale {
      rung.scale = scale
      rungs.append(rung)
    }
    if format == .gif {
      for count in Self.colors {
        rung.colors = count
        rungs.append(rung)
      }
    }
    self.rungs = rungs
  }

  var floor: FilmRung { rungs[rungs.count - 1] }
}
