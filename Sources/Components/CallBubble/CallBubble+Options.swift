public import Interaction
import Scene

extension CallBubble {
  public static var declaration: ComponentDeclaration { .callBubble }

  public convenience init(screen: Screen, options: OptionValues) {
    self.init(screen: screen, options: CallBubbleOptions(options))
  }
}

extension CallBubbleOptions {
  /// The options as a scenario gives them, with the declaration's defaults.
  init(_ values: OptionValues) {
    self.init()
    connectAfter = values.time("connectAfter")
    startMinimized = values.boolean("startMinimized") ?? startMinimized
    showsHours = values.boolean("hours") ?? showsHours
    clearsMaskAfterExpand = values.boolean("clearMaskAfterExpand") ?? clearsMaskAfterExpand
    icon = values.picture("icon")
    if let given = values.record("texts") { texts = Texts(given, defaults: texts) }
    if let given = values.record("shadow") {
      shadow.opacity = given.number("opacity") ?? shadow.opacity
      shadow.radius = given.number("radius") ?? shadow.radius
      if let offset = given.point("offset") {
        shadow.offset = Size(width: offset.x, height: offset.y)
      }
    }
  }
}

extension CallBubbleOptions.Texts {
  fileprivate init(_ values: OptionValues, defaults: Self) {
    self = defaults
    call = values.string("call") ?? call
    minimize = values.string("minimize") ?? minimize
    endCall = values.string("endCall") ?? endCall
    connecting = values.string("connecting") ?? connecting
  }
}
