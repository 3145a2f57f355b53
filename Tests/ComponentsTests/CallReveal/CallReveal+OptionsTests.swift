import Components
import Interaction
import Scene
import Testing

@Suite struct CallRevealOptionsTests {
  @Test func declaredDefaultsAreThoseOfTheOptions() {
    let declared = CallReveal.declaration.options.reduce(into: OptionValues()) { values, option in
      values[option.name] = option.defaultValue
    }

    #expect(declared.string("limits") == CallRevealOptions().limits.rawValue)
    #expect(declared.time("duration") == CallRevealOptions().duration)
  }

  @Test func durationAndLimitsOfAScenarioCount() {
    let (stage, component) = play(["duration": .time(.seconds(2)), "limits": .string("document")])
    stage.drag(from: CallRevealStage.ball, to: Point(x: 201, y: -100))
    #expect(stage.drawnCenter(of: "call-button") == Point(x: 201, y: 94))
    stage.tap("call-button")

    stage.wait(.milliseconds(1999))
    #expect(stage.screen.isAnimating)
    stage.wait(.milliseconds(1))

    #expect(!stage.screen.isAnimating)
    withExtendedLifetime(component) {}
  }

  @Test func picturesOfAScenarioReplaceTheDiscs() {
    let call = Image(size: Size(width: 8, height: 8), shapes: [])
    let dismiss = Image(size: Size(width: 9, height: 9), shapes: [])
    let icons = OptionValues(["call": .picture(call), "dismiss": .picture(dismiss)])
    let (stage, component) = play(["icons": .record(icons)])

    #expect((stage.view("call-button") as? ImageView)?.image == call)
    stage.tap("call-button")
    stage.wait(.seconds(1))

    #expect((stage.view("dismiss") as? Button)?.currentImage == dismiss)
    withExtendedLifetime(component) {}
  }

  @Test func titleOfAScenarioStandsInTheNavigationBar() {
    let (stage, component) = play(["texts": .record(OptionValues(["title": .string("Calls")]))])

    #expect(labels(in: stage.screen.window) == ["Calls"])
    withExtendedLifetime(component) {}
  }

  @Test func navigationBarHasNoTitleUnlessOneIsGiven() {
    #expect(labels(in: CallRevealStage().stage.screen.window) == [])
  }

  private func play(_ options: [String: OptionValue]) -> (stage: Stage, component: CallReveal) {
    let stage = Stage()
    let component = CallReveal(screen: stage.screen, options: OptionValues(options))
    stage.begin()
    return (stage, component)
  }

  private func labels(in view: View) -> [String] {
    [(view as? Label)?.text].compactMap(\.self) + view.subviews.flatMap(labels)
  }
}
