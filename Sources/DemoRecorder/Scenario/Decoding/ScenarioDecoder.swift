import Components
import Scene

/// Turns a scenario's YAML into a `Scenario`, by the tables, and collects what is wrong with it.
///
/// A function that decodes gives nil where it has reported a finding, so that nothing is built on
/// what is not there, and nothing is reported twice.
struct ScenarioDecoder {
  let registry: ComponentRegistry
  /// Looks that the scenario does not choose itself.
  let changes: TraitChanges
  var files: ScenarioFiles
  var findings: [Diagnostic] = []
  /// The component whose views are named; nil until it is known, and then no name is refused.
  var component: ComponentDeclaration?
  var pictures: [PictureFile] = []
  var fonts: [NamedFont] = []
  /// The file that is being read; its folder is where the paths in it begin.
  var file: String
  var progress = StepProgress()
  /// The files whose steps are being read, each with the place that led to it.
  var including: [String: ScenarioLocation]

  init(
    registry: ComponentRegistry, files: ScenarioFiles, file: String,
    changes: TraitChanges = TraitChanges()
  ) {
    self.registry = registry
    self.changes = changes
    self.files = files
    self.file = file
    including = [file: ScenarioLocation(file: file, line: 1, column: 1)]
  }

  /// Decodes a scenario file's root.
  mutating func scenario(from root: YAMLNode) -> Scenario? {
    guard let fields = record(root, as: ScenarioTable.root, of: "the scenario"),
      let component = component, let options = fields.record("component"),
      let settings = output(fields), let screen = device(fields)
    else { return nil }
    checkPicture(of: settings, on: screen, fields)
    checkBackground(of: settings, fields)
    checkClip(on: screen, fields)
    checkPoster(of: settings)
    let scenario = Scenario(
      file: file, title: title(fields),
      component: ComponentUse(
        name: component.name,
        options: ComponentTable.options(
          of: component, from: localized(options, of: component, fields)),
        pictures: pictures),
      device: screen, traits: traits(fields), output: settings,
      clock: fields.text("clock").flatMap(ClockTime.init) ?? .standard,
      verification: Self.rules(fields.record("verify")),
      steps: fields.steps("steps") ?? [], fonts: fonts, texts: files.texts)
    checkPages(of: scenario, fields)
    for finding in FilmCheck(of: scenario).findings {
      report(finding.problem, at: finding.location)
    }
    return scenario
  }

  mutating func report(_ problem: Diagnostic.Problem, at place: ScenarioLocation) {
    guard findings.count < ScenarioLimits.findings else {
      if findings.count == ScenarioLimits.findings {
        findings.append(Diagnostic(.tooManyFindings(limit: ScenarioLimits.findings), at: place))
      }
      return
    }
    findings.append(Diagnostic(problem, at: place))
  }

  /// A file's name without its folder and its extension.
  static func name(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    for suffix in [".yaml", ".yml"] where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}

/// How far the decoding of steps has come.
struct StepProgress {
  /// How many steps are played by all that were read, repetitions counted.
  var played = 0
  /// How often the steps that are being read are played.
  var times = 1
  /// How deep the list of steps that is being read stands in `repeat` and `include`.
  var nesting = 0
  /// A limit was passed and reported: no more steps are read.
  var isExhausted = false
}
