import Components

/// The scenario that `new NAME` writes: short, commented, and playable as it stands.
enum ScenarioTemplate {
  /// - Parameters:
  ///   - name: Becomes the title.
  ///   - component: Is played; its first view is tapped.
  ///   - schemaPath: Where the schema lies, as seen from the scenario; nil for no hint to editors.
  static func text(
    name: String, component: ComponentDeclaration, schemaPath: String? = nil
  ) -> String {
    let view = component.identifiers.first?.name ?? "\"50%, 50%\""
    let views = component.identifiers.map(\.name).joined(separator: ", ")
    let schema = schemaPath.map { "# yaml-language-server: $schema=\($0)\n" } ?? ""
    return schema + """
      # What the film shows.
      title: \(quoted(name))

      # What is played. Its views are \(views).
      component: \(component.name)

      # The screen; 'demo-recorder list devices' names them all.
      device: iphone-x

      # How the film is written. These are the defaults, so what you do not change can go.
      output:
        fps: 25           # frames per second, up to 50 in a GIF
        scale: 2          # pixels per point
        lastFrame: 2s     # how long the last frame stands before the loop
        loop: forever     # forever, once, or how often in all
        touches: none     # none, or a mark for each finger: ring, dot, trail
        frame: none       # none, bezel for the device round the screen, or shadow
        format: [gif]     # gif, apng, png (the last frame), frames (a PNG of every frame)…

      # What happens, in order; 'demo-recorder list steps' names all steps.
      # Times need a unit: 250ms, 1.5s.
      steps:
        - wait: 500ms
        - tapOn: \(view)
        - settle            # until no animation runs
        # - expect: {id: \(view), visible: true}
        # - drag: {from: \(view), to: [60, 500], over: 900ms}
        # - snapshot: after-the-tap

      """
  }

  private static func quoted(_ name: String) -> String {
    let escaped = name.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\" + String(scalar)
      case _ where scalar.properties.generalCategory == .control: " "
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
