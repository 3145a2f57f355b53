public import Interaction

extension PushAlert {
  public static var declaration: ComponentDeclaration { .pushAlert }

  public convenience init(screen: Screen, options: OptionValues) {
    self.init(screen: screen, options: PushAlertOptions(options))
  }
}

extension PushAlertOptions {
  /// The options as a scenario gives them, with the declaration's defaults.
  init(_ values: OptionValues) {
    self.init()
    message = values.string("message") ?? message
    delay = values.time("delay") ?? delay
    hasTapAction = values.boolean("tapAction") ?? hasTapAction
    isFaithful = values.boolean("faithful") ?? isFaithful
    if let given = values.record("texts") { texts = Texts(given, defaults: texts) }
  }
}

extension PushAlertOptions.Texts {
  fileprivate init(_ values: OptionValues, defaults: Self) {
    self = defaults
    show = values.string("show") ?? show
    dismiss = values.string("dismiss") ?? dismiss
    tapped = values.string("tapped") ?? tapped
  }
}
