extension ComponentRegistry {
  /// The components that come with the recorder.
  public static let builtIn = ComponentRegistry([
    CallBubble.self, CallReveal.self, PushAlert.self,
  ])
}
