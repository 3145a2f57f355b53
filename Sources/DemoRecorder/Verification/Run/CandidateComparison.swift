import Codecs
import Scene

/// Compares the files that are not byte by byte what was recorded, and puts what a report needs into
/// its folder.
struct CandidateComparison {
  let session: Session
  let options: VerifyOptions
  let scenario: Scenario
  let names: OutputNames
  let rehearsal: Rehearsal
  let baseline: Baseline
  let candidates: CandidateFiles
  let origins: OriginComparison
  /// Scale and times of the films that are not as the scenario asks for, by their names.
  let reduced: [String: FilmTerms]

  /// Adds to a result what differs and what is missing, and what can be accepted in its place.
  func add(to result: inout VerificationResult) throws {
    let evidence = try evidence()
    result.changedOrigins = evidence.changedOrigins
    let folder = OutputTransaction(
      folder: options.report.folder, temporaries: session.temporaries)
    var units = try units()
    for index in units.indices {
      if let finding = try finding(on: units[index], evidence, into: folder) {
        result.findings.append(finding)
        try keep(units[index], into: folder)
      } else {
        try letGo(of: &units[index], from: folder)
      }
    }
    if rehearsal.failures.isEmpty {
      result.candidates = try acceptable(units.flatMap(\.candidates), into: folder)
    }
    if result.findings.isEmpty { result.changedOrigins = [] }
    _ = try folder.commit()
  }

  /// What is compared as one: a film or a still.
  private struct Unit {
    /// The file, or the folder of frames.
    var name: String
    /// What it consists of, as far as it is not what was recorded.
    var candidates: [String]
    /// A recorded file that is not there.
    var missing: String?
  }

  private func units() throws -> [Unit] {
    let single = candidates.names.filter {
      candidates.differing[$0] != nil && $0 != names.trace && $0 != names.frameList
    }
    var units = single.map {
      Unit(name: $0, candidates: [$0], missing: candidates.missing.contains($0) ? $0 : nil)
    }
    let frames = candidates.names.filter(candidates.differingFrames.contains)
    let list = candidates.differing[names.frameList] == nil ? [] : [names.frameList]
    if !frames.isEmpty || !list.isEmpty {
      // A film with more frames than were recorded differs; without its list it was not recorded.
      units.append(
        Unit(
          name: names.frameFolder, candidates: frames + list,
          missing: candidates.missing.contains(names.frameList) ? names.frameList : nil))
    }
    // A film tells more than the stills of its moments.
    let isStill = { [folder = names.scenario + "/"] (unit: Unit) in unit.name.hasPrefix(folder) }
    return units.filter { !isStill($0) } + units.filter(isStill)
  }

  private func finding(
    on unit: Unit, _ evidence: Evidence, into folder: OutputTransaction
  ) throws -> Finding? {
    if let missing = unit.missing { return .missing(file: missing) }
    let difference: FilmDifference
    do {
      guard let found = try compare(unit, evidence) ?? surplus(of: unit) else { return nil }
      difference = found
    } catch let error as UnreadablePicture {
      return .trouble(
        Finding.Trouble(
          message: error.description,
          hint: "record it again: demo-recorder record \(scenario.file)",
          status: .failed))
    }
    return .difference(try explained(difference, of: unit, evidence, into: folder))
  }

  private func explained(
    _ difference: FilmDifference, of unit: Unit, _ evidence: Evidence,
    into folder: OutputTransaction
  ) throws -> FileDifference {
    var finding = FileDifference(file: unit.name, comparison: difference)
    let moments = [difference.pixels?.first.time, difference.pixels?.worst.time]
    finding.elements =
      moments.compactMap(\.self).lazy.map { time in
        evidence.elements.changes(at: instant(of: unit.name, filmTime: time))
      }.first { !$0.isEmpty } ?? []
    finding.pictures = try ReportPictures(
      name: unit.name, difference: difference,
      drawing: DifferencePictures(
        settings: rules.settings, masks: masks(of: unit.name, evidence),
        clip: area(of: unit.name, evidence).clip),
      films: { (try recorded(unit.name), try played(unit.name)) }
    ).write(
      into: folder,
      recording: unit.name == names.frameFolder ? nil : baseline.contents(of: unit.name))
    return finding
  }

  /// Writes what was played anew into the report's folder, where it can be looked at and accepted.
  private func keep(_ unit: Unit, into folder: OutputTransaction) throws {
    for name in unit.candidates {
      guard let bytes = candidates.differing[name] else { continue }
      try folder.write(bytes, to: ReportPlace.actual(name))
    }
  }

  /// Forgets what turned out to agree.
  private func letGo(of unit: inout Unit, from folder: OutputTransaction) throws {
    for name in unit.candidates where candidates.differingFrames.contains(name) {
      try folder.remove(ReportPlace.actual(name))
    }
    unit.candidates = []
  }

  /// The files that can be put in the place of the recordings; a trace goes with what it tells of.
  private func acceptable(
    _ files: [String], into folder: OutputTransaction
  ) throws -> [VerificationResult.Candidate] {
    var files = files
    if let trace = candidates.differing[names.trace], !files.isEmpty || options.updates {
      try folder.write(trace, to: ReportPlace.actual(names.trace))
      files.append(names.trace)
    }
    return try files.map { name in
      VerificationResult.Candidate(
        file: name, digest: candidates.digests[name]?.text ?? "",
        baseline: try baseline.contents(of: name).map { FileDigest($0).text },
        frameCount: name == names.frameList ? rehearsal.moments.frameCount : nil)
    }
  }
}

extension CandidateComparison {
  /// What the traces of both recordings tell.
  private struct Evidence {
    var elements: ElementComparison
    var histories: [TraceHistory]
    var changedOrigins: [String]
  }

  private func evidence() throws -> Evidence {
    let recorded = try baseline.contents(of: names.trace) ?? []
    let origin = RecordingOrigin(Array(recorded.prefix { $0 != UInt8(ascii: "\n") }))
    let played = candidates.differing[names.trace] ?? recorded
    // What does not begin as a trace is none.
    let (expected, actual) = (TraceHistory(origin == nil ? [] : recorded), TraceHistory(played))
    return Evidence(
      elements: ElementComparison(expected: expected, actual: actual),
      histories: [expected, actual],
      changedOrigins: try origin.map(changedOrigins) ?? [])
  }

  private func changedOrigins(since origin: RecordingOrigin) throws -> [String] {
    try origins.changes(since: origin, scenario: ScenarioDigest(scenario)).map(\.words)
  }

  private var rules: ComparisonRules { options.comparison.over(scenario.verification) }

  /// The instant of the scenario that a picture shows at a time of its film.
  private func instant(of name: String, filmTime: Duration) -> Duration {
    if let snapshot = rehearsal.snapshotTimes.first(where: { names.snapshot($0.key) == name }) {
      return snapshot.value
    }
    let moments = terms(of: name).moments
    return name == names.png
      ? moments.lastInstant : moments.scenarioTime(ofFrame: moments.frame(at: filmTime))
  }

  private func terms(of name: String) -> FilmTerms {
    reduced[name] ?? FilmTerms(scale: scenario.output.scale, moments: rehearsal.moments)
  }

  private func area(of name: String, _ evidence: Evidence) -> FilmScope {
    let layout = PictureLayout(
      of: scenario.output, on: scenario.device, scale: terms(of: name).scale)
    guard !isPage(name) else {
      return FilmScope(ComparisonScope(), layout: layout, histories: [])
    }
    return FilmScope(rules.scope, layout: layout, histories: evidence.histories)
  }

  /// Whether a picture shows several moments, so that no place of the screen is one of the picture.
  private func isPage(_ name: String) -> Bool { name == names.strip || name == names.sheet }

  private func masks(of name: String, _ evidence: Evidence) -> (Duration) -> [PixelRect] {
    guard !isPage(name) else { return { _ in [] } }
    let area = area(of: name, evidence)
    guard reduced[name] != nil else {
      return { area.masks(at: instant(of: name, filmTime: $0)) }
    }
    // The trace tells of the frames asked for: between two of them an element is somewhere between.
    let step = Duration.seconds(1) / scenario.output.fps
    return {
      let time = instant(of: name, filmTime: $0)
      return area.masks(at: time) + area.masks(at: time + step)
    }
  }

  private func compare(_ unit: Unit, _ evidence: Evidence) throws -> FilmDifference? {
    try FilmComparison(settings: rules.settings).compare(
      try recorded(unit.name), try played(unit.name), masks: masks(of: unit.name, evidence),
      clip: area(of: unit.name, evidence).clip, frameNumber: terms(of: unit.name).moments.frame)
  }

  /// Frames after those of the list: whoever reads the folder by its numbers sees a longer film.
  private func surplus(of unit: Unit) throws -> FilmDifference? {
    guard unit.name == names.frameFolder, candidates.surplusFrames > 0 else { return nil }
    var film = try recorded(unit.name)
    while try film.advance() {}
    let count = rehearsal.moments.frameCount
    return FilmDifference(
      expected: film.facts, actual: film.facts,
      properties: [
        .init(
          property: .frames, expected: "\(count + candidates.surplusFrames) files",
          actual: "\(count) files")
      ])
  }

  private func recorded(_ name: String) throws -> FilmReader {
    try film(name) { [baseline] in try baseline.contents(of: $0) }
  }

  private func played(_ name: String) throws -> FilmReader {
    let report = Baseline(folder: options.report.folder, files: session.files)
    let (files, frames) = (candidates.differing, candidates.differingFrames)
    return try film(name) { [baseline] file in
      if let bytes = files[file] { return bytes }
      return frames.contains(file)
        ? try report.contents(of: ReportPlace.actual(file)) : try baseline.contents(of: file)
    }
  }

  private func film(
    _ name: String, _ contents: @escaping @Sendable (String) throws -> [UInt8]?
  ) throws -> FilmReader {
    let folder = baseline.folder
    @Sendable func bytes(_ file: String) throws -> [UInt8] {
      let shown = FilePath.joined(folder, file)
      guard let bytes = try contents(file) else {
        throw UnreadablePicture(path: shown, reason: "the file is not there")
      }
      return bytes
    }
    let shown = FilePath.joined(folder, name)
    guard name == names.frameFolder else { return try FilmReader(bytes(name), path: shown) }
    return try FilmReader(frameList: bytes(names.frameList), path: shown) {
      try bytes(FilePath.joined(name, $0))
    }
  }

}
