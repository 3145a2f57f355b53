@testable import DemoRecorder
import Interaction
import Testing

@Suite struct CommandLineParserTests {
  private func parse(_ words: String..., terminal: Bool = false) throws -> Invocation {
    try CommandLineParser(outputIsTerminal: terminal).parse(words)
  }

  private func record(_ words: String...) throws -> RecordOptions {
    let command = try CommandLineParser().parse(["record"] + words).command
    guard case .record(let options) = command else {
      throw UsageError(.noVerb)
    }
    return options
  }

  private func failure(_ words: [String], terminal: Bool = false) -> UsageError? {
    do throws(UsageError) {
      _ = try CommandLineParser(outputIsTerminal: terminal).parse(words)
      return nil
    } catch {
      return error
    }
  }

  @Test func recordHasTheDefaultsOfTheContract() throws {
    let options = try record()

    #expect(options == RecordOptions())
    #expect(options.output == .folder("demos"))
    #expect(options.jobs == nil && options.paths.isEmpty && options.filter == nil)
  }

  @Test(arguments: [
    ["--output", "out", "--jobs", "2"], ["--output=out", "--jobs=2"], ["-o", "out", "-j", "2"],
    ["-oout", "-j2"], ["-o=out", "-j=2"], ["-qj2", "-vo", "out"],
  ])
  func flagsMayBeSpelledInEveryForm(words: [String]) throws {
    let invocation = try CommandLineParser().parse(["record"] + words)

    #expect(invocation.command == .record(RecordOptions(output: .folder("out"), jobs: 2)))
  }

  @Test func everyFlagOfRecordIsDecoded() throws {
    let options = try record(
      "a", "--format", "frames,gif", "--fps", "50", "--scale", "1.5", "--device", "iphone-8",
      "--appearance", "dark", "--locale", "pt-BR", "--filter", "dock|drag", "-j", "1", "--json", "b"
    )

    #expect(options.paths == ["a", "b"])
    #expect(
      options.changes
        == SettingChanges(
          fps: 50, scale: 1.5, device: "iphone-8", formats: [.gif, .frames],
          traits: TraitChanges(appearance: .dark, locale: LanguageTag("pt-BR"))))
    #expect(options.filter?.pattern == "dock|drag")
    #expect(options.jobs == 1 && options.printsJSON)
  }

  @Test func afterTwoHyphensNothingIsAFlag() throws {
    #expect(try record("--", "--json", "-x", "--").paths == ["--json", "-x", "--"])
    #expect(try record("--", "--help").paths == ["--help"])
  }

  @Test func aHyphenAloneIsAnOperandOrAValue() throws {
    #expect(try record("-").paths == ["-"])
    #expect(try record("-o", "-", "x.yaml").output == .standardOutput)
  }

  @Test(arguments: [["x.yaml"], ["a/x.yml"], ["--fps=25", "x.yaml", "y"], ["-q", "x.yaml"]])
  func aScenarioFileInTheVerbsPlaceMeansRecord(words: [String]) throws {
    guard case .record(let options) = try CommandLineParser().parse(words).command else {
      Issue.record("not record")
      return
    }
    #expect(options.paths.first?.contains(".y") == true)
  }

  @Test func aFlagMayStandBeforeTheVerb() throws {
    #expect(try parse("-q", "--color", "never", "schema").command == .schema)
    #expect(
      try parse("-q", "--color", "never", "schema").messages
        == MessageOptions(verbosity: .quiet, color: .never))
  }

  @Test func theLastOfSeveralUsesCounts() throws {
    #expect(try record("--fps", "10", "--fps", "20").changes.fps == 20)
    #expect(try parse("schema", "-q", "-v").messages.verbosity == .verbose)
    #expect(try parse("schema", "-v", "-q").messages.verbosity == .quiet)
  }

  @Test func formatsAreCollectedOnceEachInTheirOwnOrder() throws {
    #expect(try record("--format", "png,gif", "--format=gif").changes.formats == [.gif, .png])
  }

  @Test func traceTakesAStepOrTimes() throws {
    #expect(try parse("trace", "x.yaml").command == .trace(TraceOptions(file: "x.yaml")))
    #expect(
      try parse("trace", "-", "--every", "0.5s", "--model").command
        == .trace(
          TraceOptions(file: "-", sampling: .every(.milliseconds(500)), includesModel: true)))
    #expect(
      try parse("trace", "x", "--at=1.2s", "--at", "0s", "--at", "1200ms").command
        == .trace(TraceOptions(file: "x", sampling: .at([.zero, .milliseconds(1_200)]))))
  }

  @Test func theOtherVerbsAreDecoded() throws {
    #expect(
      try parse("validate", "a", "--json").command
        == .validate(ValidateOptions(paths: ["a"], printsJSON: true)))
    #expect(try parse("inspect", "x.gif").command == .inspect(InspectOptions(file: "x.gif")))
    #expect(try parse("list", "fonts").command == .list(ListOptions(subject: .fonts)))
    #expect(try parse("new", "dock").command == .new(NewOptions(name: "dock")))
    #expect(NewOptions(name: "a/dock").path == "scenarios/a/dock.yaml")
    #expect(try parse("new", "a/dock.yaml").command == .new(NewOptions(name: "a/dock")))
  }

  @Test(arguments: [
    (["--help"], Command.help(nil)), (["-h"], .help(nil)), (["record", "--help"], .help(.record)),
    (["--help", "trace"], .help(.trace)), (["list", "--bogus", "-h"], .help(.list)),
    (["--version"], .version), (["record", "--version"], .version),
    (["--help", "--version"], .help(nil)),
  ])
  func helpAndVersionAreGivenWhateverElseIsWrong(words: [String], command: Command) throws {
    #expect(try CommandLineParser().parse(words).command == command)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var words: [String]
    var message: String
    var hint: String?
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: [String], _ message: String, _ hint: String? = nil) {
      self.words = words
      self.message = message
      self.hint = hint
    }
  }

  static let mistakes = [
    Mistake([], "no command is given", "'demo-recorder --help' lists the commands"),
    Mistake(["recrod"], "there is no command 'recrod'", "did you mean 'record'?"),
    Mistake(["lint"], "there is no command 'lint'", "did you mean 'validate'?"),
    Mistake(["verfy"], "there is no command 'verfy'", "did you mean 'verify'?"),
    Mistake(["help"], "there is no command 'help'", "did you mean '--help'?"),
    Mistake(
      ["scenarios/"], "there is no command 'scenarios/'",
      "did you mean 'demo-recorder record scenarios/'?"),
    Mistake(["zzz"], "there is no command 'zzz'", "'demo-recorder --help' lists the commands"),
    Mistake(["record", "--fsp", "3"], "there is no flag '--fsp'", "did you mean '--fps'?"),
    Mistake(["record", "--out=x"], "there is no flag '--out'", "did you mean '--output'?"),
    Mistake(["record", "-x"], "there is no flag '-x'"),
    Mistake(["record", "--zzzzzz"], "there is no flag '--zzzzzz'"),
    Mistake(
      ["record", "--every", "1s"], "'record' takes no '--every'", "it is a flag of 'trace'"),
    Mistake(["record", "--json=yes"], "'--json' takes no value, but has 'yes'"),
    Mistake(["record", "--fps"], "'--fps' needs a value: --fps N"),
    Mistake(["record", "-o", "--json"], "'--output' needs a value: --output PLACE"),
    Mistake(["record", "--fps", "2.5"], "--fps: '2.5' is not a whole number from 1 to 120"),
    Mistake(["record", "--fps", "0"], "--fps: '0' is not a whole number from 1 to 120"),
    Mistake(["record", "--fps", "121"], "--fps: '121' is not a whole number from 1 to 120"),
    Mistake(["record", "--fps", "5x"], "--fps: '5x' is not a whole number from 1 to 120"),
    Mistake(["record", "--fps", "٣"], "--fps: '٣' is not a whole number from 1 to 120"),
    Mistake(["record", "-j0"], "--jobs: '0' is not a whole number from 1 to 1024"),
    Mistake(["record", "--scale", "0.4"], "--scale: '0.4' is not a number from 0.5 to 4"),
    Mistake(["record", "--scale", "nan"], "--scale: 'nan' is not a number from 0.5 to 4"),
    Mistake(["record", "--scale", "1,5"], "--scale: '1,5' is not a number from 0.5 to 4"),
    Mistake(
      ["record", "--format", "gfi"],
      "--format: 'gfi' is not one of gif, apng, png, frames, rgba, y4m, strip, sheet",
      "did you mean 'gif'?"),
    Mistake(
      ["record", "--format", "gif,"],
      "--format: '' is not one of gif, apng, png, frames, rgba, y4m, strip, sheet"
    ),
    Mistake(
      ["schema", "--color", "alway"], "--color: 'alway' is not one of auto, always, never",
      "did you mean 'always'?"),
    Mistake(
      ["record", "--filter", "语(b"],
      "--filter: '语(b' is not a regular expression: expected ')'\n    语(b\n        ^"),
    Mistake(
      ["record", "-o", "demo.gif"], "--output: 'demo.gif' names a file",
      "a folder is expected; each file in it is called like its scenario"),
    Mistake(["record", "-o", ""], "--output: '' is not the name of a folder"),
    Mistake(
      ["record", "-o", "-", "--format", "frames"], "--output - can take one file, not frames",
      "choose one with --format: gif, apng, png, rgba or y4m"),
    Mistake(
      ["record", "-o", "-", "--json"], "'--output -' and '--json' cannot be used together",
      "both would go to standard output; leave one out"),
    Mistake(
      ["verify", "--format", "gif,rgba"], "--format: 'rgba' is not a form that is compared",
      "rgba and y4m are for other programs; gif, apng, png and frames are compared"),
    Mistake(
      ["verify", "-o", "-"], "--output: '-' is not a folder", "recordings are files in a folder"),
    Mistake(
      ["verify", "--shard", "4/3"], "--shard: '4/3' is not a part of a whole, such as 1/3",
      "parts are counted from 1: 1/3, 2/3, 3/3"),
    Mistake(
      ["verify", "--shard", "0/3"], "--shard: '0/3' is not a part of a whole, such as 1/3",
      "parts are counted from 1: 1/3, 2/3, 3/3"),
    Mistake(["verify", "--threshold", "1.1"], "--threshold: '1.1' is not a number from 0 to 1"),
    Mistake(
      ["verify", "--max-diff-pixels", "-1"],
      "--max-diff-pixels: '-1' is not a whole number from 0 to 100000000"),
    Mistake(
      ["verify", "--reporter", "juint"],
      "--reporter: 'juint' is not one of text, json, junit, html, github", "did you mean 'junit'?"),
    Mistake(
      ["verify", "--clip", "1,2,3"], "--clip: '1,2,3' is not a rectangle",
      "x, y, width and height in points: --clip 0,44,375,100"),
    Mistake(
      ["verify", "--mask", "1,2,3,0"], "--mask: '1,2,3,0' is not a rectangle",
      "x, y, width and height in points: --mask 0,44,375,100"),
    Mistake(
      ["verify", "--include-aa", "--antialiasing", "ignore"],
      "'--antialiasing' and '--include-aa' cannot be used together"),
    Mistake(["verify", "--prune"], "'verify' takes no '--prune'", "it is a flag of 'record'"),
    Mistake(["diff", "a.gif"], "'diff' needs a B", "demo-recorder diff A B"),
    Mistake(["diff", "a", "b", "c"], "'diff' has no use for 'c'"),
    Mistake(
      ["diff", "a", "b", "-o", "x.gif"], "--output: 'x.gif' is not the name of a PNG file",
      "the picture of what differs is a PNG: -o difference.png"),
    Mistake(["merge-reports"], "'merge-reports' needs a DIR", "demo-recorder merge-reports DIR …"),
    Mistake(["trace"], "'trace' needs a FILE", "demo-recorder trace FILE"),
    Mistake(["trace", "a", "b"], "'trace' has no use for 'b'"),
    Mistake(["schema", "a"], "'schema' has no use for 'a'"),
    Mistake(
      ["trace", "a", "--every", "1s", "--at", "1s"],
      "'--every' and '--at' cannot be used together"),
    Mistake(
      ["trace", "a", "--every", "0s"], "--every: '0s' is not at least 0.001ms",
      "times are printed to the microsecond"),
    Mistake(
      ["trace", "a", "--at", "250"], "--at: '250' is not a time such as 250ms or 1.5s",
      "add a unit: 250ms or 250s"),
    Mistake(["trace", "a", "--at", "3601s"], "--at: '3601s' is not at most one hour"),
    Mistake(
      ["list", "device"], "'device' is not one of components, devices, fonts, steps",
      "did you mean 'devices'?"),
    Mistake(
      ["new", "../x"], "'../x' is not a name for a scenario",
      "names joined by '/', none of them empty or with '_', '.' or '-' at its beginning"),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsSaidWithWhatToDo(_ mistake: Mistake) throws {
    let error = try #require(failure(mistake.words))

    #expect(error.description == mistake.message)
    #expect(error.hint == mistake.hint)
  }

  @Test func aFolderMayBeCalledLikeAFileIfASlashSaysSo() throws {
    #expect(try record("-o", "demo.gif/").output == .folder("demo.gif/"))
    #expect(try record("-o", "v1.2").output == .folder("v1.2"))
  }

  @Test func aPictureIsNotWrittenToATerminal() {
    let words = ["record", "x.yaml", "-o", "-"]

    #expect(failure(words, terminal: true)?.mistake == .outputToTerminal)
    #expect(failure(words, terminal: false) == nil)
  }

  @Test func anEqualSignMayBePartOfAValue() throws {
    #expect(try record("--filter=a=b").filter?.pattern == "a=b")
  }
}

@Suite struct TimeArgumentTests {
  @Test(arguments: [
    ("250ms", Duration.milliseconds(250)), ("1.5s", .milliseconds(1_500)), ("0s", .zero),
    ("366.59ms", .nanoseconds(366_590_000)), ("0.0000004ms", .zero),
    ("0.0000005ms", .nanoseconds(1)), ("0.0000000005s", .nanoseconds(1)), ("007s", .seconds(7)),
    ("1.999999999999s", .seconds(2)), ("3600s", .seconds(3_600)),
    ("0000000000000001.0s", .seconds(1)),
  ])
  func isReadToTheNanosecond(text: String, time: Duration) throws {
    #expect(try TimeArgument(text, of: .at).time == time)
  }

  @Test(arguments: [
    "", "s", "ms", ".5s", "5.s", "1.2.3s", "-1s", "+1s", "1e3ms", "1 s", " 1s", "1s ", "1m", "1S",
    "1us", "٣s", "1,5s", "0x1s", "99999999999999999999s", "3600.1s",
  ])
  func anythingElseIsRefused(text: String) {
    #expect(throws: UsageError.self) { try TimeArgument(text, of: .at) }
  }
}
