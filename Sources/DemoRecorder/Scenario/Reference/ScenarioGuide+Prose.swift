/// The parts of the guide that no table holds.
extension ScenarioGuide {
  static let opening = """
    # Scenario files

    <!-- Written by the program from its own tables; `swift test` says when it is out of date. -->

    A scenario is a YAML file that says which component is played, on which screen, and what a user's
    fingers do to it. `demo-recorder record` plays it on a virtual clock and writes the film;
    `demo-recorder validate` only reads it and says what is wrong, with line and column.

    ```yaml
    \(example)```

    Only `component` and `steps` are required. Comments are welcome. A value is read by the type its
    key expects, so `text: 00:01` and `title: on` need no quotes. Quote a text that begins with one of
    ``[ { & * ! | > % @ ` # " '``, or that holds a colon before a space or `#` after one. What is
    true or false is written `true` and `false`, or `on` and `off`. Anchors and aliases work; tags and
    merge keys (`<<`) do not. The file is UTF-8.

    Unknown keys, keys given twice and values of the wrong type are errors, never ignored:

    ```
    scenarios/call.yaml:6:5: error: there is no step 'tapOnn'
      6 |   - tapOnn: start-call
        |     ^
    hint: did you mean 'tapOn'?
    ```

    `demo-recorder schema` prints a JSON Schema. An editor with the YAML language server completes keys
    and explains them when the file's first line points to it:

    ```yaml
    # yaml-language-server: $schema=../schema/scenario.schema.json
    ```

    """

  /// The scenario that the guide opens with; it validates.
  static let example = """
    title: Minimise a call, park the bubble, come back
    component:                    # or just `component: call-bubble`
      name: call-bubble
      connectAfter: 1s            # one of the component's own options
    device: iphone-x
    output:
      fps: 25
      touches: ring
    steps:
      - tapOn: start-call
      - wait: 800ms
      - tapOn: minimize
      - settle
      - expect: {id: bubble, center: [323, 140]}
      - drag: {from: bubble, to: [60, 500], over: 900ms}
      - settle
      - expect: {id: bubble, center: [52, 500]}
      - snapshot: docked-left     # a PNG of this instant
      - tapOn: bubble
      - settle

    """

  static let times = """
    ## Times

    A time is digits, optionally a point and digits, then `ms` or `s`: `250ms`, `1.5s`, `366.59ms`. There
    is no sign, no exponent and no space, and a number without a unit is an error. Times are kept to
    the nanosecond.

    Nothing waits for the machine: the clock of a scenario is virtual, and the same scenario shows the
    same pictures at the same times on every machine.

    """

  static let targets = """
    ## Targets

    Where a touch goes is written in one of four ways:

    | target | means |
    | --- | --- |
    | `bubble` | the centre of the view with this identifier, where it is drawn at that instant |
    | `{id: bubble, at: [0.2, 0.5]}` | a place in that view, as fractions of its width and height |
    | `[120, 300]` | a point of the screen, in points from its top left corner |
    | `"50%, 80%"` | a place on the screen, in percent of its width and height |

    A component declares its views, and a name outside them is an error before anything is played. If
    two views in the window have one identifier, the frontmost counts. A view that is not in the
    window when its step begins fails the scenario like an expectation. A touch that hits another view,
    or none, is no error.

    """

  static let devices = """
    ## Devices

    The names are \(DevicePresets.names.map { "`\($0)`" }.joined(separator: ", ")).
    `demo-recorder list devices` prints their sizes and safe areas.

    ```yaml
    device: iphone-16-pro
    device: {name: ipad-pro-11, landscape: true}
    device: {size: [375, 812], scale: 2, safeArea: {top: 44, bottom: 34}}
    ```

    A device's `scale` is that of its own screen; the film's pixels per point are `output.scale`.

    A preset has a status bar and, where it has no home button, a home indicator over what the component
    shows: the time, which begins at `clock`, and full signs of signal, Wi-Fi and battery where its family
    has them, black or white by what lies below. A phone on its side has no status bar. `statusBar: off`
    leaves bar and indicator out; `on` gives them to a size of your own, by its safe area.

    `frame: bezel` stands the screen into the device, `frame: shadow` on a page: both with the display's
    round corners, and the bezel with its notch or island. The picture is larger then by the device and a
    margin in the colour of `background`. All places, in steps, masks and clips, stay those of the screen.
    Without a frame a film is what a capture of the screen is: square corners and no cut-outs.

    ```yaml
    device: iphone-16
    clock: 18:05
    output: {frame: bezel, background: "#F4F1EA"}
    ```

    """

  static let files = """
    ## Other files

    A file that a scenario names is found relative to the file that names it, and must be a regular
    file. A file for `include` holds a list of steps and nothing else:

    ```yaml
    - tapOn: start-call
    - settle
    ```

    Its name should begin with `_`, so that it is not taken for a scenario when a folder is played.
    Included files can include others, but none can lead back to itself. Pictures are PNG files.

    """

  static let limits = """
    ## Limits

    | what | at most |
    | --- | --- |
    | a scenario file | \(ScenarioLimits.bytes / 1_000_000) MB |
    | nested lists and mappings | \(ScenarioLimits.depth) levels |
    | values in a scenario with its includes, aliases counted each time | \(grouped(ScenarioLimits.nodes)) |
    | steps played, repetitions and includes counted each time | \(grouped(ScenarioLimits.steps)) |
    | `repeat` and `include` in one another | \(ScenarioLimits.nesting) levels |
    | variants of a scenario | \(ScenarioLimits.variants) |
    | a single time, and the whole film | 1 hour |
    | frames of a film | \(grouped(ScenarioLimits.frames)) |
    | frames per second | \(ScenarioLimits.gifFPS.upperBound) with a GIF, else \(ScenarioLimits.fps.upperBound) |
    | pixels per point | \(NumberText.text(for: ScenarioLimits.scale.lowerBound)) to \
    \(NumberText.text(for: ScenarioLimits.scale.upperBound)) |
    | a picture | \(grouped(ScenarioLimits.side)) pixels a side, \
    \(ScenarioLimits.pixels / 1_000_000) million in all |

    """

  /// A number with commas between groups of three digits.
  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
