import Components
import Interaction
import Scene
import Testing

@testable import DemoRecorder

/// Components that exist in tests only, with an option of every type.
enum TestComponents {
  static let declaration = ComponentDeclaration(
    name: "test-card",
    summary: "A card that exists in tests only",
    identifiers: [
      .init("card", "the card"), .init("card-title", "its title"), .init("close", "its button"),
    ],
    options: [
      OptionDeclaration("after", .time, default: .time(.seconds(1)), "when it appears"),
      OptionDeclaration("until", .time, "when it goes"),
      OptionDeclaration("open", .boolean, default: .boolean(false), "whether it begins open"),
      OptionDeclaration("ratio", .number(0...1), default: .number(0.5), "how large it is"),
      OptionDeclaration("lines", .integer(1...5), default: .integer(2), "how many lines it has"),
      OptionDeclaration("message", .string, default: .string("Hello"), "what it says"),
      OptionDeclaration(
        "side", .choice([.init("left", "at the left"), .init("right", "at the right")]),
        default: .string("left"), "where it is"),
      OptionDeclaration("offset", .point, default: .point(Point(x: 0, y: 2)), "how far away"),
      OptionDeclaration("picture", .picture, "what it shows"),
      OptionDeclaration(
        "texts", .texts([("yes", "Yes", "the first button"), ("no", "No", "the second button")]),
        "the buttons' texts"),
    ],
    events: [.init("opened", "the card was opened")])

  static let registry = ComponentRegistry([CallBubble.self, TestCard.self])
}

/// Declares an option of every type and shows nothing.
private final class TestCard: Component {
  static var declaration: ComponentDeclaration { TestComponents.declaration }

  init(screen: Screen, options: OptionValues) {}
}

/// What a test reads: a scenario's text and the files beside it.
struct ScenarioInput {
  var text: String
  var files: [String: [UInt8]] = [:]

  struct Missing: Error, CustomStringConvertible {
    var description: String { "no such file" }
  }

  func load(file: String = "demo.yaml") -> LoadedScenario {
    Self.load(Array(text.utf8), file: file, files: files)
  }

  static func load(
    _ bytes: [UInt8], file: String = "demo.yaml", files: [String: [UInt8]] = [:]
  ) -> LoadedScenario {
    ScenarioLoader(registry: TestComponents.registry) { path in
      guard let bytes = files[path] else { throw Missing() }
      return bytes
    }.load(bytes, file: file)
  }
}

extension LoadedScenario {
  /// All findings as a user would see them.
  var rendered: String {
    let renderer = DiagnosticRenderer(sources: sources)
    return diagnostics.map(renderer.text).joined()
  }

  /// The scenario, or a failed test that shows why there is none.
  func sound(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Scenario {
    try #require(scenario, "\(rendered)", sourceLocation: sourceLocation)
  }
}
