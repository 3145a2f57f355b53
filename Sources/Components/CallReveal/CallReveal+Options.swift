public import Interaction
import Scene

extension CallReveal {
  public static var declaration: ComponentDeclaration { .callReveal }

  public convenience init(screen: Screen, options: OptionValues) {
    self.init(screen: screen, options: CallRevealOptions(options))
  }
}

extension CallRevealOptions {
  /// The options as a scenario gives them, with the declaration's defaults.
  init(_ values: OptionValues) {
    self.init()
    texts.title = values.record("texts")?.string("title") ?? texts.title
    icons.call = values.record("icons")?.picture("call")
    icons.dismiss = values.record("icons")?.picture("dismiss")
    limits = values.string("limits").flatMap(Limits.init) ?? limits
    duration = values.time("duration") ?? duration
  }
}
