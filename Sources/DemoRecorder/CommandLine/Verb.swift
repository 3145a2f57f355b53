/// What the program can be told to do.
enum Verb: String, Hashable, Sendable, CaseIterable {
  case record, trace, validate, inspect, list, new, schema
}

/// A flag of the command line.
enum Flag: String, Hashable, Sendable, CaseIterable {
  case output, format, fps, scale, device, filter, jobs
  case every, at, model
  case json, quiet, verbose, color, help, version

  /// As it is written: `--fps`.
  var spelling: String { "--" + rawValue }
}
