import Components
import Interaction
import Scene
import Testing

@testable import DemoRecorder

/// A component of which one small thing was changed is told from what was recorded of it, and the part
/// that moves otherwise is named.
@Suite struct ComponentMutationTests {
  struct Mutation: CustomTestStringConvertible, Sendable {
    var option: String
    var before: String
    var after: String
    /// The only element whose values change.
    var element: String

    var testDescription: String { "\(option) \(before) → \(after)" }
  }

  private static let mutations = [
    Mutation(option: "fontSize", before: "17", after: "18", element: "title"),
    Mutation(option: "fontSize", before: "12", after: "11", element: "title"),
    Mutation(option: "easing", before: "easeInOut", after: "easeIn", element: "slider"),
    Mutation(option: "easing", before: "easeOut", after: "linear", element: "slider"),
    Mutation(option: "damping", before: "0.5", after: "0.51", element: "ball"),
    Mutation(option: "damping", before: "0.9", after: "0.89", element: "ball"),
  ]

  private let world = TestWorld()
  private let program = RecorderProgram(registry: ComponentRegistry([Moving.self]))

  private func write(_ option: String, _ value: String) {
    world.files.add(
      "scenarios/x.yaml",
      """
      component: { name: moving, \(option): \(value) }
      device: { size: [120, 90], scale: 1 }
      output: { fps: 20, scale: 1, lastFrame: 50ms }
      steps: [settle]
      """)
  }

  @Test(arguments: mutations)
  func isSeenAndNamed(mutation: Mutation) {
    write(mutation.option, mutation.before)
    #expect(program.run(["record", "-q"], in: world.session) == .done)
    #expect(program.run(["verify"], in: world.session) == .done)
    write(mutation.option, mutation.after)

    #expect(program.run(["verify"], in: world.session) == .different)
    let words = world.error.text
    #expect(words.contains("demos/x.gif: frame "), "\(words)")
    for element in Moving.declaration.identifiers.map(\.name) {
      #expect(words.contains("`\(element)` ") == (element == mutation.element), "\(words)")
    }
  }

  @Test func anOptionThatChangesNothingOnTheScreenIsNoDifference() {
    write("note", "one")
    #expect(program.run(["record", "-q"], in: world.session) == .done)
    write("note", "two")

    #expect(program.run(["verify"], in: world.session) == .done)
  }
}

/// A text, a bar that slides and a ball that springs.
private final class Moving: Component {
  static let declaration = ComponentDeclaration(
    name: "moving", summary: "Three things of which two move",
    identifiers: [.init("title", "a text"), .init("slider", "a bar"), .init("ball", "a ball")],
    options: [
      OptionDeclaration("fontSize", .integer(8...40), default: .integer(17), "of the title"),
      OptionDeclaration(
        "easing", .choice(curves.keys.sorted().map { .init($0, "a curve") }),
        default: .string("easeInOut"), "of the bar"),
      OptionDeclaration("damping", .number(0.1...1), default: .number(0.5), "of the ball"),
      OptionDeclaration("note", .string, "shown nowhere"),
    ])

  private static let curves: [String: AnimationOptions] = [
    "easeInOut": .curveEaseInOut, "easeIn": .curveEaseIn, "easeOut": .curveEaseOut,
    "linear": .curveLinear,
  ]

  init(screen: Screen, options: OptionValues) {
    let title = Label(frame: Rect(x: 10, y: 5, width: 0, height: 0))
    title.text = "Title"
    title.font = .system(size: Double(options.integer("fontSize") ?? 17))
    let slider = View(frame: Rect(x: 10, y: 40, width: 20, height: 6))
    let ball = View(frame: Rect(x: 10, y: 60, width: 20, height: 20))
    ball.layer.cornerRadius = 10
    for (view, name) in [(title, "title"), (slider, "slider"), (ball, "ball")] as [(View, String)] {
      view.identifier = name
      screen.window.addSubview(view)
    }
    // A text is measured by what the window stands on.
    title.sizeToFit()
    title.textColor = .white
    slider.backgroundColor = .white
    ball.backgroundColor = .white
    screen.animate(
      withDuration: .milliseconds(400),
      options: options.string("easing").flatMap { Self.curves[$0] } ?? .curveEaseInOut
    ) {
      slider.center.x += 60
    }
    screen.animate(
      withDuration: .milliseconds(600),
      usingSpringWithDamping: options.number("damping") ?? 0.5, initialSpringVelocity: 0
    ) {
      ball.center.x += 60
    }
  }
}
