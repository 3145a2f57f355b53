@testable import DemoRecorder
import Testing

@Suite struct RecorderProgramTests {
  let world = TestWorld()

  @Test func versionGoesToStandardOutput() {
    #expect(world.run("--version") == .done)
    #expect(world.output.text == "demo-recorder 0.1.0\n")
    #expect(world.error.text == "")
  }

  @Test func helpGoesToStandardOutput() {
    #expect(world.run("record", "--help") == .done)
    #expect(world.output.text.hasPrefix("usage: demo-recorder record [flags] [PATH …]\n"))
    #expect(world.error.text == "")
  }

  @Test func aMistakeGoesToStandardErrorWithStatusTwo() {
    #expect(world.run("recrod") == .wrong)
    #expect(world.output.text == "")
    #expect(
      world.error.text == """
        demo-recorder: error: there is no command 'recrod'
        hint: did you mean 'record'?

        """)
  }

  @Test func aMistakeIsSaidEvenWhenQuiet() {
    #expect(world.run("-q", "recrod") == .wrong)
    #expect(world.error.text != "")
  }

  @Test func anOutputThatNobodyReadsIsStatusFive() {
    world.output.fail(with: .readerGone)

    #expect(world.run("--version") == .failed)
    #expect(world.error.text == "demo-recorder: error: output: nobody reads it any more\n")
  }

  @Test func coloursFollowTerminalEnvironmentAndFlag() {
    var session = world.session
    session.environment.errorIsTerminal = true
    #expect(session.manner().usesColor)
    #expect(!session.manner(MessageOptions(color: .never)).usesColor)

    session.environment.variables = ["NO_COLOR": "1"]
    #expect(!session.manner().usesColor)
    #expect(session.manner(MessageOptions(color: .always)).usesColor)

    session.environment.variables = ["NO_COLOR": ""]
    #expect(session.manner().usesColor)

    session.environment.variables = ["TERM": "dumb"]
    #expect(!session.manner().usesColor)
    #expect(!session.manner().showsProgress)

    session.environment = Environment()
    #expect(!session.manner().usesColor)
    #expect(!session.manner().showsProgress)
  }
}

/// A world in memory for the program to run in.
struct TestWorld {
  let files = MemoryFileSystem()
  let output = TestSink(name: "output")
  let error = TestSink(name: "error")

  var session: Session {
    Session(
      environment: Environment(),
      console: Console(output: output, error: error) { .zero },
      input: EmptySource(), files: files,
      temporaries: TemporaryFiles(files: files, processID: 7) { _ in false })
  }

  func run(_ arguments: String...) -> DemoRecorder.ExitStatus {
    RecorderProgram().run(arguments, in: session)
  }
}

struct EmptySource: ByteSource {
  func readAll(limit: Int) throws(FileError) -> [UInt8] { [] }
}
