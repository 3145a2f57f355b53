import Foundation
import Testing

/// A scenario file that cannot be played, and where its first error stands.
struct MalformedScenario: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var bytes: Data
  var line: Int
  var column: Int
  /// A word that the message or its hint must hold.
  var says: String

  /// The text with the mark « in front of the offending place; the mark itself is not written.
  init(_ name: String, says: String, _ marked: String) {
    testDescription = name
    self.says = says
    let parts = marked.components(separatedBy: "«")
    let before = parts[0].components(separatedBy: "\n")
    line = before.count
    column = before[before.count - 1].unicodeScalars.count + 1
    bytes = Data(parts.joined().utf8)
  }

  init(_ name: String, says: String, bytes: Data, line: Int, column: Int) {
    testDescription = name
    self.says = says
    self.bytes = bytes
    self.line = line
    self.column = column
  }

  private static func steps(_ name: String, says: String, _ steps: String) -> MalformedScenario {
    MalformedScenario(name, says: says, "component: call-bubble\nsteps:\n\(steps)\n")
  }

  private static func output(_ name: String, says: String, _ output: String) -> MalformedScenario {
    MalformedScenario(
      name, says: says, "component: call-bubble\noutput: { \(output) }\nsteps: [settle]\n")
  }

  static let all: [MalformedScenario] = [
    MalformedScenario("empty file", says: "no scenario", bytes: Data(), line: 1, column: 1),
    MalformedScenario(
      "a file too large", says: "4 MB", bytes: Data(repeating: 0x23, count: 50_000_000), line: 1,
      column: 1),
    MalformedScenario(
      "Latin-1 text", says: "UTF-8",
      bytes: Data("component: call-bubble\ntitle: caf".utf8) + [0xE9, 0x0A], line: 2, column: 11),
    MalformedScenario(
      "UTF-16 text", says: "UTF-8",
      bytes: Data([0xFF, 0xFE]) + Data("steps: []".utf8.flatMap { [$0, 0] }), line: 1, column: 1),
    MalformedScenario(
      "100,000 nested brackets", says: "64",
      bytes: Data(("steps: " + String(repeating: "[", count: 100_000)).utf8), line: 1,
      column: 7 + 64),
    MalformedScenario(
      "an alias bomb", says: "100000",
      """
      component: call-bubble
      a: &a [x, x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      steps: [*d, *d, *d, *d, *d, *d, *d, «*d, *d, *d, *d, *d]
      """),
    MalformedScenario(
      "a second document", says: "second document",
      "component: call-bubble\nsteps: [settle]\n«---\nsteps: []\n"),
    MalformedScenario(
      "a list in place of a mapping", says: "component", "«- component: call-bubble\n"),
    MalformedScenario(
      "an unknown key", says: "device",
      "component: call-bubble\n«devise: iphone-x\nsteps: [settle]\n"),
    MalformedScenario(
      "a duplicate key", says: "already",
      "component: call-bubble\nsteps: [settle]\n«component: call-bubble\n"),
    MalformedScenario(
      "an unknown component", says: "call-bubble", "component: «call-buble\nsteps: [settle]\n"),
    MalformedScenario(
      "an unknown option", says: "connectAfter",
      "component:\n  name: call-bubble\n  «connectafter: 1s\nsteps: [settle]\n"),
    MalformedScenario(
      "an unknown device", says: "did you mean",
      "component: call-bubble\ndevice: «iphone-y\nsteps: [settle]\n"),
    MalformedScenario(
      "no steps", says: "steps", "«component: call-bubble\n"),
    steps("an unknown step", says: "tapOn", "  - «tapOnn: start-call"),
    steps("a neighbour's word", says: "snapshot", "  - «takeScreenshot: one"),
    steps("another neighbour's word", says: "settle", "  - «waitForAnimationToEnd"),
    steps("a missing unit", says: "300ms", "  - wait: «300"),
    steps("a negative time", says: "time", "  - wait: «-1s"),
    steps("a time that is not a number", says: "time", "  - wait: «NaN"),
    steps("a time with an exponent", says: "time", "  - wait: «1e3ms"),
    steps("a bad identifier", says: "bubble", "  - tapOn: «bubbel"),
    steps(
      "an identifier in an expectation", says: "bubble-time",
      "  - expect: { id: «buble-time, visible: true }"),
    steps("an expectation of nothing", says: "expect", "  - «expect: { id: bubble }"),
    steps("a point of three numbers", says: "[x, y]", "  - tapOn: «[1, 2, 3]"),
    steps("a point that is not finite", says: "number", "  - tapOn: [«.inf, 2]"),
    steps("a drag without an end", says: "to", "  - «drag: { from: bubble }"),
    steps(
      "an ease that does not exist", says: "easeIn",
      "  - drag: { from: bubble, to: [1, 2], ease: «easein }"),
    steps("a snapshot name with a slash", says: "name", "  - snapshot: «a/../b"),
    steps("the same snapshot twice", says: "one", "  - snapshot: one\n  - «snapshot: one"),
    steps("two steps in one item", says: "already", "  - tapOn: bubble\n    «wait: 1s"),
    output("more frames than a GIF can hold", says: "20 ms", "fps: «60"),
    output("no frames", says: "fps", "fps: «0"),
    output("a fraction of a frame", says: "whole", "fps: «12.5"),
    output("too large a scale", says: "4", "scale: «4.5"),
    output("an unknown format", says: "gif", "format: [«giff]"),
    output("an unknown touch mark", says: "ring", "touches: «rings"),
    MalformedScenario(
      "an unclosed list", says: "2:8", "component: call-bubble\nsteps: [settle\n«"),
    MalformedScenario(
      "a picture too large", says: "pixels",
      "component: call-bubble\ndevice: «{ size: [40000, 40000], scale: 2 }\nsteps: [settle]\n"),
  ]
}
