/// A command line, understood: what to do, with every value decoded and in range.
struct Invocation: Hashable, Sendable {
  var command: Command
  var messages: MessageOptions
}

enum Command: Hashable, Sendable {
  case record(RecordOptions)
  case verify(VerifyOptions)
  case accept(ReviewOptions)
  case reject(ReviewOptions)
  case diff(DiffOptions)
  case mergeReports(MergeOptions)
  case trace(TraceOptions)
  case validate(ValidateOptions)
  case inspect(InspectOptions)
  case list(ListOptions)
  case new(NewOptions)
  case schema
  /// Of one verb, or of the program.
  case help(Verb?)
  case version
}

/// How much is said, and in which colours.
struct MessageOptions: Hashable, Sendable {
  var verbosity = Verbosity.normal
  var color = ColorChoice.auto
}

struct RecordOptions: Hashable, Sendable {
  /// As given; none means the default folder.
  var paths: [String] = []
  var filter: NameFilter?
  var output = OutputPlace.folder("demos")
  var changes = SettingChanges()
  var shard: Shard?
  /// Threads in all; nil means the number of processors.
  var jobs: Int?
  var task = Task.record
  /// The file that takes the lines for a README; nil means that they are printed.
  var snippet: String?
  var printsJSON = false

  enum Task: Hashable, Sendable {
    case record
    /// Record, then remove what belongs to scenarios that are gone.
    case recordAndPrune
    /// Only tell what is stale.
    case check
  }
}

/// Where `record` writes to.
enum OutputPlace: Hashable, Sendable {
  case folder(String)
  case standardOutput
}

/// What the command line says instead of the scenario. Whether the values fit each other is only
/// known together with the scenario.
struct SettingChanges: Hashable, Sendable {
  /// 1–120.
  var fps: Int?
  /// 0.5–4.
  var scale: Double?
  /// The name of a preset, not looked up yet.
  var device: String?
  /// In the order of the declaration, each once, never empty.
  var formats: [OutputFormat]?
  var traits = TraitChanges()
  var allowsMissingGlyphs = false
}

struct TraceOptions: Hashable, Sendable {
  /// A path, or `-`.
  var file: String
  /// The name of the one variant that is played; nil where there is but one.
  var variant: String?
  var sampling = Sampling.every(.milliseconds(10))
  var includesModel = false
  /// The PNG file to draw instead of printing.
  var plot: String?
  /// Between the instants that are looked at for it; nil lets it suit the film's length.
  var plotInterval: Duration?
  /// Neither `fps` nor `formats` is ever set.
  var changes = SettingChanges()

  enum Sampling: Hashable, Sendable {
    /// 0 and every multiple up to and including the end. More than 0.
    case every(Duration)
    /// Ascending, each once.
    case at([Duration])
  }
}

struct ValidateOptions: Hashable, Sendable {
  /// As given; none means the default folder.
  var paths: [String] = []
  var filter: NameFilter?
  var printsJSON = false
}

struct InspectOptions: Hashable, Sendable {
  /// A path, or `-`.
  var file: String
  var printsJSON = false
}

struct ListOptions: Hashable, Sendable {
  var subject: ListSubject
  var printsJSON = false
}

enum ListSubject: String, Hashable, Sendable, CaseIterable {
  case components, devices, fonts, steps
}

struct NewOptions: Hashable, Sendable {
  /// Names joined by `/`, fit to stand below `scenarios/`, without `.yaml`.
  var name: String

  /// The file to make.
  var path: String { "\(FolderWalker.defaultFolder)/\(name).yaml" }
}

struct VerifyOptions: Hashable, Sendable {
  /// As given; none means the default folder.
  var paths: [String] = []
  var filter: NameFilter?
  /// The folder of the recordings.
  var output = "demos"
  var changes = SettingChanges()
  var shard: Shard?
  /// Threads in all; nil means the number of processors.
  var jobs: Int?
  var report = ReportOptions()
  var updates = false
  var comparison = ComparisonRules()
  /// How often each scenario is played; 1 or more.
  var plays = 1
}

/// Where and how results are reported.
struct ReportOptions: Hashable, Sendable {
  static let defaultFolder = "build/report"

  var folder = ReportOptions.defaultFolder
  /// In the order of the declaration, each once.
  var reporters: [Reporter] = [.text, .html]
}

/// A way to report results.
enum Reporter: String, Hashable, Sendable, CaseIterable {
  case text, json, junit, html, github
}

struct ReviewOptions: Hashable, Sendable {
  /// Output names; none means all.
  var names: [String] = []
  var report = ReportOptions.defaultFolder
  /// The folder of the recordings; nil means the one that was verified.
  var output: String?
}

struct DiffOptions: Hashable, Sendable {
  /// Two paths.
  var expected: String
  var actual: String
  var comparison = ComparisonSettings()
  /// The PNG file to write.
  var picture: String?
  var printsJSON = false
}

struct MergeOptions: Hashable, Sendable {
  /// The report folders of the shards; one or more.
  var folders: [String]
  var report = ReportOptions()
}
