import Codecs
@testable import DemoRecorder
import Foundation
import Scene
import TestSupport
import Testing

/// Whether there is a browser, and what drives it.
private let hasBrowser =
  FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")
  && PythonEnvironment.has("playwright")

/// The page in headless Chromium, with real clicks and keys; each claim is a function of
/// `check_report.py`.
@Suite struct ReportPageTests {
  static let names = [
    #"a<b>&"'é💥"#, "../x", "<script>alert(1)</script>", "</script><b>x", "-x y",
    String(repeating: "long", count: 40),
  ]

  @Test(.enabled(if: hasBrowser, "skipped, for there is no browser: \(PythonEnvironment.absence)"))
  func worksInABrowser() throws {
    let folder = try TemporaryFolder()
    try writeEmpty(in: folder)
    try writeOne(in: folder)
    try writeMany(in: folder)
    try writeHostile(in: folder)
    try writeIncomplete(in: folder)
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "check_report.py")

    // A folder that a person looks into afterwards.
    let screenshots = ProcessInfo.processInfo.environment["REPORT_SCREENSHOTS"]

    let checked = try Program.run(
      URL(filePath: PythonEnvironment.interpreter),
      [script.path, folder.url.path] + [screenshots].compactMap(\.self), in: folder.url,
      environment: ["HOME": folder.url.path])

    #expect(checked.status == 0, "\(checked.text)\(checked.errors)")
  }

  private func writeEmpty(in folder: TemporaryFolder) throws {
    try SampleReport("none", in: folder).write()
    var report = SampleReport("passed", in: folder)
    for name in ["a", "b", "c"] { report.addPassed(name) }
    try report.write()
  }

  /// One failure of each kind, the first with all that can be told.
  private func writeOne(in folder: TemporaryFolder) throws {
    var report = SampleReport("one", in: folder)
    report.addPassed("behaviour/calm")
    let expected = SampleFilm()
    let actual = SampleFilm(drop: { (12..<20).contains($0) ? 3 : $0 >= 34 ? 1 : 0 })
    let film = try report.difference(
      "behaviour/roll.gif", expected: expected.gif(), actual: actual.gif(),
      elements: [
        .init(element: "ball", property: "center", expected: "[40,40]", actual: "[40,43]")
      ])
    let still = try report.difference(
      "behaviour/roll/end.png", expected: PNGEncoder.encode(expected.picture(39)),
      actual: PNGEncoder.encode(SampleFilm(width: 110).picture(39)))
    report.addFailed(
      "behaviour/roll", title: "The ball rolls",
      [
        .expectation(
          .init(
            message: "'ball' is at 43, not at 40", hint: "it still moves",
            file: "scenarios/behaviour/roll.yaml", line: 12, column: 5,
            time: .milliseconds(460))),
        .difference(film), .difference(still),
      ], origins: ["recorded with Inter 3.019, now 4.0"])
    report.addFailed("behaviour/speck", [.difference(try speck(report, "behaviour/speck.gif"))])
    try report.store(expected.gif(), "actual/behaviour/new.gif")
    report.addFailed("behaviour/new", [.missing(file: "behaviour/new.gif")])
    var unfilmed = film
    unfilmed.pictures = .init(comparison: "pictures/odd.png")
    try report.store(PNGEncoder.encode(expected.picture(0)), "pictures/odd.png")
    report.addFailed(
      "behaviour/odd",
      [.unstable(file: "behaviour/odd.gif", play: 2), .difference(unfilmed)])
    report.addFailed(
      "behaviour/bad",
      [.trouble(.init(message: "no font 'Inter'", hint: "install it", status: .wrong))])
    try report.write()
  }

  /// One pixel differs by one of 255.
  private func speck(_ report: SampleReport, _ file: String) throws -> FileDifference {
    try report.difference(
      file, expected: SampleFilm(width: 900, height: 300, frames: 3).gif(),
      actual: SampleFilm(width: 900, height: 300, frames: 3, speck: { $0 > 0 ? 1 : 0 }).gif())
  }

  private func writeMany(in folder: TemporaryFolder) throws {
    var report = SampleReport("many", in: folder)
    let film = try report.difference(
      "film.gif", expected: SampleFilm(frames: 6).gif(),
      actual: SampleFilm(frames: 6, drop: { $0 > 2 ? 2 : 0 }).gif())
    for number in 0..<200 {
      let findings: [Finding] =
        number % 10 == 0 ? [.missing(file: "s\(number).gif")] : [.difference(film)]
      report.addFailed("suite/s\(number)", title: "Scenario number \(number)", findings)
    }
    for number in 0..<40 { report.addPassed("calm/p\(number)") }
    try report.write()
  }

  /// Names that mean something in HTML, in paths and in shells; pictures lie beside the page.
  private func writeHostile(in folder: TemporaryFolder) throws {
    var report = SampleReport("hostile", in: folder)
    for name in Self.names {
      var film = try report.difference(
        "h #?%é💥'.gif", expected: SampleFilm(frames: 6).gif(),
        actual: SampleFilm(frames: 6, drop: { $0 > 2 ? 2 : 0 }).gif(),
        elements: [.init(element: name, property: name, expected: name, actual: name)])
      film.file = name
      film.pictures.animation = "../x.png"
      report.addFailed(
        name, title: name,
        [
          .difference(film),
          .trouble(.init(message: name, hint: name, status: .wrong)),
          .missing(file: name + ".png"),
        ], origins: [name])
    }
    try report.write(embeddedLimit: 0)
  }

  /// A page that was taken out of its folder.
  private func writeIncomplete(in folder: TemporaryFolder) throws {
    var report = SampleReport("incomplete", in: folder)
    let film = try report.difference(
      "film.gif", expected: SampleFilm(frames: 6).gif(),
      actual: SampleFilm(frames: 6, drop: { $0 > 2 ? 2 : 0 }).gif())
    report.addFailed("film", [.difference(film)])
    try report.write(embeddedLimit: 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "incomplete/pictures"))
  }
}
