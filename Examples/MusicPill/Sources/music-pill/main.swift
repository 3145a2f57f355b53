import Components
import DemoRecorder

let registry = ComponentRegistry(
  ComponentRegistry.builtIn.components + [MusicPill.self], packageVersion: "1.0.0")

RecorderProgram(registry: registry).main()
