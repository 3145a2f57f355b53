@testable import DemoRecorder
import Testing

@Suite struct TemporaryNameTests {
  @Test func isReadBackAsItWasMade() {
    let name = TemporaryName(processID: 4_711, number: 12)

    #expect(name.text(for: "x.gif") == ".x.gif.demo-recorder-4711-12.tmp")
    #expect(TemporaryName(name.text(for: "x.gif")) == name)
    #expect(TemporaryName(name.text(for: "a-b-1-2.tmp")) == name)
  }

  @Test(arguments: [
    "x.gif", ".x.gif.tmp", ".x.gif.4711-12.tmp", "x.gif.demo-recorder-1-2.tmp",
    ".x.demo-recorder-1.tmp", ".x.demo-recorder-0-1.tmp", ".x.demo-recorder-+1-1.tmp",
    ".x.demo-recorder-01-1.tmp", ".x.demo-recorder-1-2.tmp2", ".x.demo-recorder--1-2.tmp",
    ".x.demo-recorder-99999999999-2.tmp",
  ])
  func theUsersFilesAreNotTakenForOurs(name: String) {
    #expect(TemporaryName(name) == nil)
  }

  @Test(arguments: [String(repeating: "x", count: 255), String(repeating: "语", count: 85)])
  func theLongestNameStillFits(name: String) {
    let temporary = TemporaryName(processID: .max, number: .max)
    let text = temporary.text(for: name)

    #expect(text.utf8.count <= 255)
    #expect(TemporaryName(text) == temporary)
  }
}

@Suite struct OutputNamesTests {
  let names = OutputNames(scenario: "behaviour/x")

  @Test func followTheScenariosName() {
    #expect(names.gif == "behaviour/x.gif")
    #expect(names.png == "behaviour/x.png")
    #expect(names.snapshot("docked-left") == "behaviour/x/docked-left.png")
    #expect(names.trace == "behaviour/x.trace.jsonl")
    #expect(names.frameList == "behaviour/x.frames/frames.json")
  }

  @Test func areReadBackFromATracesName() {
    #expect(OutputNames(trace: "behaviour/x.trace.jsonl") == names)
    for name in ["x.jsonl", ".trace.jsonl", "a/.trace.jsonl", "trace.jsonl", "x.trace.jsonl.bak"] {
      #expect(OutputNames(trace: name) == nil, "\(name)")
    }
  }

  @Test(arguments: ["x.gif", "x.apng", "x.png", "x.frames/frames.json", "x/a.png", "x/a.b-c.png"])
  func ownWhatARecordingWrites(name: String) {
    #expect(names.owns("behaviour/" + name))
  }

  @Test(arguments: [
    "behaviour/x", "behaviour/x.trace.jsonl", "behaviour/x.frames/00000.png", "behaviour/y.gif",
    "x.gif", "behaviour/x/a/b.png", "behaviour/x/../y.png", "behaviour/x/a.gif", "behaviour/x/.png",
    "behaviour/x/..png", "../behaviour/x.gif", "/behaviour/x.gif", "behaviour//x.gif",
    "behaviour/x.gif/", "", "behaviour/x/", "behaviour/xy/a.png",
  ])
  func ownNothingElse(name: String) {
    #expect(!names.owns(name))
  }

  @Test func framesHaveFiveDigitsOrMore() {
    #expect(names.frame(0) == "behaviour/x.frames/00000.png")
    #expect(names.frame(99_999) == "behaviour/x.frames/99999.png")
    #expect(names.frame(100_000) == "behaviour/x.frames/100000.png")
  }

  @Test func aFramesNumberIsReadBack() {
    for number in [0, 1, 99_999, 100_000, 199_999] {
      #expect(FrameName.number(in: FrameName.text(for: number)) == number)
    }
    for name in ["1.png", "000001.png", "00001.gif", "-0001.png", "0000a.png", "+0001.png", ".png"]
    {
      #expect(FrameName.number(in: name) == nil)
    }
  }
}

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a/b", "a", "b"), ("/b", "/", "b"), ("b", ".", "b"), ("/a/b", "/a", "b"), ("a/", "a", ""),
  ])
  func isTakenApart(path: String, folder: String, name: String) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.name(of: path) == name)
  }

  @Test(arguments: [
    ("./a//b/", "a/b"), ("/", "/"), (".", "."), ("//a/./b", "/a/b"), ("../a", "../a"), ("", "."),
  ])
  func isTidied(path: String, tidy: String) {
    #expect(FilePath.tidied(path) == tidy)
  }

  @Test func liesInAFolderOnlyBelowItsSlash() {
    #expect(FilePath.lies("/a/b", in: "/a"))
    #expect(FilePath.lies("/a", in: "/a"))
    #expect(FilePath.lies("/a", in: "/"))
    #expect(!FilePath.lies("/ab", in: "/a"))
    #expect(!FilePath.lies("/", in: "/a"))
  }
}
