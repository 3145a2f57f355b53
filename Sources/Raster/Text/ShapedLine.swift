/// A line of text after shaping: runs of glyphs, each from one face, as they stand from left to right,
/// whatever the direction of reading.
struct ShapedLine {
  struct Run {
    var face: FontFace
    var glyphs: [ShapedGlyph]
    /// Where the run's first pen position is, in points from the start of the line.
    var left: Double
  }

  var runs: [Run]
  /// Points per em.
  var size: Double
  /// How far the pen moves along the line, in points.
  var width: Double

  /// A number of font units of a run's face, in points.
  func points(_ units: Int, in run: Run) -> Double {
    Double(units) * size / Double(run.face.unitsPerEm)
  }
}
