import Testing

@testable import DemoRecorder

@Suite struct CanonicalScenario {
  private func canonical(_ text: String, files: [String: String] = [:]) throws -> String {
    try ScenarioInput(text: text, files: files.mapValues { Array($0.utf8) }).load().sound()
      .canonicalText
  }

  @Test func doesNotDependOnHowItIsWritten() throws {
    let plain = try canonical(
      "title: a\ncomponent: call-bubble\nsteps:\n  - tapOn: bubble\n  - wait: 1s\n")
    let other = try canonical(
      """
      # a comment
      steps: [{include: b.yaml}, wait: 1000.0ms]
      device: {name: iphone-x, landscape: off}
      output: {format: gif, loop: forever, scale: 2.0, fps: 25}
      component: {name: call-bubble, hours: false}
      title: "a"
      """, files: ["b.yaml": "- tapOn: {on: {id: bubble, at: [0.50, 0.5]}, hold: 80ms}"])

    #expect(plain == other)
  }

  /// A scenario is named as the command line names it, and its pictures with it.
  @Test(arguments: [
    "demo.yaml", "scenarios/demo.yaml", "/home/scenarios/demo.yaml", "../a/demo.yaml",
  ])
  func doesNotDependOnWhereItWasReadFrom(file: String) throws {
    let text = "component: {name: call-bubble, icon: icons/a.png}\nsteps: [settle]"
    func canonical(_ file: String) throws -> String {
      let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
      return try ScenarioInput(text: text, files: [folder + "icons/a.png": [1]])
        .load(file: file).sound().canonicalText
    }

    #expect(try canonical(file) == canonical("scenarios/demo.yaml"))
    #expect(try canonical(file).contains("\"icons/a.png\""))
  }

  @Test func dependsOnEverythingThatMatters() throws {
    let base = "component: call-bubble\nsteps:\n"
    let icon = "component: {name: call-bubble, icon: a.png}\nsteps: [settle]"
    let steps = [
      "settle", "settle: {within: 1s}", "hide", "show", "wait: 1s", "wait: 1.000000001s",
      "tapOn: bubble", "tapOn: bubble-icon", "tapOn: {on: bubble, hold: 1s}",
      "tapOn: {id: bubble, at: [0, 0]}", "tapOn: [0.5, 0.5]", "tapOn: 50%, 50%",
      "doubleTapOn: bubble", "longPressOn: bubble", "drag: {from: bubble, to: [1, 2]}",
      "drag: {from: bubble, to: [1, 3]}", "drag: {from: bubble, to: [1, 2], hold: 1s}",
      "drag: {from: bubble, to: [1, 2], press: 1s}",
      "drag: {from: bubble, to: [1, 2], ease: linear}",
      "drag: {from: bubble, to: [1, 2], release: flick}", "swipe: {direction: up}",
      "swipe: {direction: down}", "touch: {finger: a, down: bubble}",
      "touch: {finger: b, down: bubble}", "snapshot: a", "snapshot: b",
      "repeat: {times: 2, steps: [settle]}", "repeat: {times: 3, steps: [settle]}",
      "expect: {id: bubble, exists: true}", "expect: {id: bubble, visible: true}",
      "expect: {id: bubble, text: a}", "expect: {id: bubble, text: \"a\\\" within\"}",
      "expect: {id: bubble, alpha: 1}", "expect: {id: bubble, alpha: 1, model: true}",
      "expect: {id: bubble, alpha: 1, within: 0}", "expect: {id: bubble, center: [1, 2]}",
      "expect: {id: bubble, frame: [1, 2, 3, 4]}",
    ].map { base + "  - \($0)\n" }
    let settings = [
      "title: x", "device: iphone-8", "device: {name: iphone-x, landscape: true}",
      "device: {size: [375, 812]}", "output: {fps: 24}", "output: {scale: 1}",
      "output: {lastFrame: 1s}", "output: {loop: once}", "output: {loop: 2}",
      "output: {speed: 2}", "output: {poster: 2s}", "output: {poster: 2%}",
      "output: {touches: ring}", "output: {touches: dot}",
      "output: {touches: {style: ring, color: \"#000000\"}}",
      "output: {touches: {style: ring, size: 30}}", "output: {format: png}",
      "output: {statusBar: off}", "output: {frame: bezel}", "output: {frame: shadow}",
      "output: {frame: shadow, background: \"#102030\"}", "clock: 9:42", "clock: 09:41",
    ].map { $0 + "\n" + base + "  - settle\n" }
    let options = [
      "startMinimized: true", "connectAfter: 1s", "texts: {call: x}", "shadow: {radius: 3}",
      "shadow: {offset: [0, 3]}",
    ].map { "component: {name: call-bubble, \($0)}\nsteps: [settle]" }

    var texts = try (steps + settings + options).map { try canonical($0) }
    texts.append(try canonical(icon, files: ["a.png": "1"]))
    texts.append(try canonical(icon, files: ["a.png": "2"]))

    #expect(Set(texts).count == texts.count)
  }

  @Test func holdsNoLineThatATextForges() throws {
    let text = try canonical(
      "title: \"a\\nfps 99\"\ncomponent: call-bubble\nsteps: [settle]")

    #expect(text.hasPrefix("title \"a\\u{a}fps 99\"\n"))
  }
}
