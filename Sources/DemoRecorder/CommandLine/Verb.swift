/// What the program can be told to do.
enum Verb: String, Hashable, Sendable, CaseIterable {
  case record, verify, accept, reject, diff, trace, validate, inspect, list, new, schema
  case mergeReports = "merge-reports"
}

/// A flag of the command line.
enum Flag: String, Hashable, Sendable, CaseIterable {
  case output, format, fps, scale, device, appearance, locale, filter, shard, jobs
  case check, prune, snippet
  case allowMissingGlyphs = "allow-missing-glyphs"
  case report, reporter, update
  case threshold
  case maxDiffPixels = "max-diff-pixels"
  case maxDiffPixelRatio = "max-diff-pixel-ratio"
  case antialiasing
  case includeAA = "include-aa"
  case mask, clip
  case repeatEach = "repeat-each"
  case every, at, model, plot, variant
  case json, quiet, verbose, color, help, version

  /// As it is written: `--fps`.
  var spelling: String { "--" + rawValue }
}
