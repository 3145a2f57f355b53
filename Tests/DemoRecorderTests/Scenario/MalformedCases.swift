/// Every kind of fault that a scenario file can have, by what is wrong.
enum MalformedCases {
  static let all = words + times + values + targets + gestures + settings + film + structure + yaml

  static let words: [Malformed] = [
    .step("a misspelt step", "«1»tapOnn: start-call", says: "no step 'tapOnn'", hint: "'tapOn'"),
    .step("a step in another case", "«1»Settle", says: "no step", hint: "did you mean 'settle'?"),
    .step("takeScreenshot", "«1»takeScreenshot: a", says: "no step", hint: "snapshot: NAME"),
    .step("sleep", "«1»sleep: 1s", says: "no step", hint: "wait: 500ms"),
    .step("assertVisible", "«1»assertVisible: bubble", says: "no step", hint: "expect:"),
    .step("waitForAnimationToEnd", "«1»waitForAnimationToEnd", says: "no step", hint: "settle"),
    .step("tap", "«1»tap: bubble", says: "no step", hint: "tapOn"),
    .step("click", "«1»click: bubble", says: "no step", hint: "tapOn"),
    .step("screenshot", "«1»screenshot: a", says: "no step", hint: "snapshot"),
    .step("swipeOn", "«1»swipeOn: bubble", says: "no step", hint: "swipe"),
    .step("type", "«1»type: hello", says: "no step", hint: "no keyboard"),
    .step("a word like no other", "«1»xyzzyx: 1", says: "no step", hint: "the steps are tapOn"),
    .step("a missing colon", "«1»tapOn bubble", says: "no step", hint: "colon"),
    .step(
      "a key of another tool", "drag: {from: bubble, to: [1, 2], «1»duration: 1s}",
      says: "no key 'duration'", hint: "'over'"),
    .step("a misspelt view", "tapOn: «1»bubbel", says: "no view 'bubbel'", hint: "'bubble'"),
    .step("a view like no other", "tapOn: «1»keyboard", says: "no view", hint: "start-call"),
    .step(
      "a key of no step", "expect: {id: bubble, exists: true, «1»colour: red}",
      says: "no key 'colour'"),
    .setting("a misspelt key", "«1»titel: x", says: "no key 'titel'", hint: "'title'"),
    .setting(
      "a clip beside the screen", "verify: {clip: «1»[400, 0, 10, 10]}",
      says: "nothing of the screen lies in 'clip'", hint: "nothing would be compared"),
    .setting(
      "a clip without an area", "verify: {clip: «1»[0, 0, 10, 0]}",
      says: "nothing of the screen lies in 'clip'"),
    .setting(
      "a matrix of nothing", "matrix: «1»{}", says: "'matrix' needs 'device'", hint: "add one"),
    .setting("a matrix that is a word", "matrix: «1»dark", says: "a mapping"),
    .setting(
      "an axis that there is not", "matrix: {«1»devise: [iphone-x]}", says: "no key 'devise'",
      hint: "'device'"),
    .setting("an axis with one word", "matrix: {device: «1»iphone-x}", says: "a list"),
    .setting("an axis without a value", "matrix: {device: «1»[]}", says: "a list"),
    .setting(
      "a misspelt value of an axis", "matrix: {device: [iphone-x, «1»iphonex]}",
      says: "no device 'iphonex'", hint: "'iphone-x'"),
    .setting(
      "an axis beside the key", "device: iphone-8\nmatrix: {«1»device: [iphone-x]}",
      says: "'device' stands in the scenario and in its matrix", hint: "one of the two"),
    .setting(
      "a value twice in an axis", "matrix: {device: [iphone-x, «1»{name: iphone-x}]}",
      says: "'device' has 'iphone-x' twice", hint: "once"),
    .setting(
      "a device without a name in a matrix", "matrix: {device: [«1»{size: [9, 9]}]}",
      says: "no name for its recordings", hint: "preset"),
    .setting(
      "a matrix of too many variants",
      "«1»matrix: {appearance: [light, dark], locale: ["
        + (0..<3_000).map { "en-x-\($0)" }.joined(separator: ", ") + "]}",
      says: "more than 64 variants", hint: "split it"),
    .setting(
      "a setting that one variant alone cannot have",
      "matrix: {device: [iphone-x, ipad-pro-12-9]}\nverify: {clip: «1»[400, 0, 10, 10]}",
      says: "nothing of the screen lies in 'clip'"),
    .setting("a threshold past one", "verify: {threshold: «1»1.5}", says: "outside 0 to 1"),
    .setting("a masked view misspelt", "verify: {mask: [«1»bubbel]}", says: "no view 'bubbel'"),
    .setting("one mask alone", "verify: {mask: «1»bubble}", says: "a list"),
    .setting(
      "another tool's word for a mask", "verify: {«1»ignore: [bubble]}", says: "no key 'ignore'",
      hint: "'mask'"),
    .setting("a merge key", "«1»<<: {fps: 3}", says: "no key", hint: "merge keys"),
    .setting("a misspelt device", "device: «1»iphonex", says: "no device", hint: "'iphone-x'"),
    Malformed(
      id: "a misspelt component", text: "component: «1»call-buble\nsteps: [settle]",
      says: "no component", hint: "'call-bubble'"),
    Malformed(
      id: "a misspelt option",
      text: "component: {name: call-bubble, «1»conectAfter: 1s}\nsteps: [settle]",
      says: "no key 'conectAfter'", hint: "'connectAfter'"),
  ]

  static let times: [Malformed] = [
    .step("a bare time", "wait: «1»800", says: "no unit", hint: "800ms or 800s"),
    .step("a bare fraction", "wait: «1»1.5", says: "no unit", hint: "1.5s"),
    .step("a negative time", "wait: «1»-1s", says: "a time", hint: "without sign"),
    .step("a time with a plus", "wait: «1»+1s", says: "a time", hint: "without sign"),
    .step("a time with an exponent", "wait: «1»1e3ms", says: "a time", hint: "exponent"),
    .step("a time with a space", "wait: «1»1 s", says: "a time", hint: "space"),
    .step("a time in minutes", "wait: «1»1min", says: "a time", hint: "'ms' or 's'"),
    .step("a time that begins with a point", "wait: «1».5s", says: "a time", hint: "digits"),
    .step("a time that ends with a point", "wait: «1»1.s", says: "a time", hint: "digits"),
    .step("a time past an hour", "wait: «1»3600.001s", says: "outside 0s to 3600s"),
    .step("a time past all numbers", "wait: «1»99999999999999999999s", says: "outside"),
    .step("no time", "«1»wait:", says: "'wait' needs a time"),
    .step("a list for a time", "wait: «1»[1s]", says: "not a list"),
    .step("digits of another script", "wait: «1»١s", says: "a time"),
  ]

  static let values: [Malformed] = [
    .step("a word for a truth", "expect: {id: bubble, exists: «1»yes}", says: "true or false"),
    .step("a word for a number", "expect: {id: bubble, alpha: «1»half}", says: "a number"),
    .step("an alpha past one", "expect: {id: bubble, alpha: «1»1.01}", says: "outside 0 to 1"),
    .step("no number at all", "expect: {id: bubble, alpha: «1».nan}", says: "a number"),
    .step("an endless number", "expect: {id: bubble, alpha: «1»1e999}", says: "outside"),
    .step("a frame of three", "expect: {id: bubble, frame: «1»[1, 2, 3]}", says: "a list of 3"),
    .step("a point of words", "expect: {id: bubble, center: [«1»a, «2»b]}", says: "a number"),
    .step("a point far away", "tapOn: [«1»1e9, 3]", says: "outside -100000 to 100000"),
    .step("a path in a name", "snapshot: «1»../evil", says: "a name", hint: "letters"),
    .step("a hidden name", "snapshot: «1».x", says: "a name", hint: "neither '.'"),
    .step("a long name", "snapshot: «1»" + String(repeating: "x", count: 101), says: "a name"),
    .step("nothing to expect", "«1»expect: {id: bubble}", says: "needs 'exists' or"),
    .step(
      "an event that is not counted", "expect: {event: «1»bubble-tapped, count: 1}",
      says: "no event 'bubble-tapped'"),
    .step(
      "an event without a count", "«1»expect: {event: minimized}", says: "needs the key 'count'"),
    .step(
      "a view beside an event", "expect: {event: minimized, count: 1, id: «1»bubble}",
      says: "not both"),
    .step("no view to expect", "«1»expect: {visible: true}", says: "needs 'id' or 'event'"),
    .step(
      "a view that is not, with a text", "expect: {id: bubble, exists: false, text: «1»a}",
      says: "has no 'text'", hint: "leave one"),
    .step("a time for nothing", "repeat: {times: «1»0, steps: [settle]}", says: "outside 1 to"),
    .step("half a time", "repeat: {times: «1»1.5, steps: [settle]}", says: "a whole number"),
    .step("a file that is not there", "include: «1»none.yaml", says: "no such file"),
    .step("a value for hide", "hide: «1»true", says: "takes no value", hint: "- hide"),
    .step("a word for settle", "settle: «1»1s", says: "a mapping", hint: "within"),
    .step("a false flag", "touch: {finger: a, up: «1»false}", says: "true", hint: "leave"),
  ]

  static let targets: [Malformed] = [
    .step("a point without brackets", "tapOn: «1»120, 300", says: "no view", hint: "[120, 300]"),
    .step("one percentage", "tapOn: «1»50%", says: "in percent", hint: "50%, 80%"),
    .step("three percentages", "tapOn: «1»\"1%, 2%, 3%\"", says: "in percent"),
    .step("more than all", "tapOn: «1»50%, 101%", says: "outside 0% to 100%"),
    .step("a fraction past one", "tapOn: {id: bubble, at: [0.5, «1»1.5]}", says: "outside 0 to 1"),
    .step("a target without a view", "tapOn: {on: «1»{at: [0, 0]}}", says: "needs the key 'id'"),
    .step("no target", "«1»tapOn:", says: "'tapOn' needs"),
    .step("a point in space", "tapOn: «1»[1, 2, 3]", says: "a point [x, y]", hint: "[120, 300]"),
  ]

  static let gestures: [Malformed] = [
    .step("a drag to nowhere", "«1»drag: {from: bubble}", says: "needs 'to' or 'path'"),
    .step("a drag from nowhere", "«1»drag: {to: bubble}", says: "needs 'from' or 'path'"),
    .step("an empty path", "drag: {from: bubble, path: «1»[]}", says: "not an empty list"),
    .step(
      "an unknown ease", "drag: {from: bubble, to: [1, 2], ease: «1»easeInOut}",
      says: "'ease' cannot be", hint: "did you mean 'easeInEaseOut'?"),
    .step(
      "a flick that rests", "drag: {from: bubble, to: [1, 2], release: flick, hold: «1»1s}",
      says: "does not rest", hint: "leave out"),
    .step(
      "a flick that slows", "drag: {from: bubble, to: [1, 2], release: flick, ease: «1»easeOut}",
      says: "easeIn", hint: "leave out"),
    .step("a swipe nowhere", "«1»swipe: {over: 1s}", says: "needs 'direction' or 'to'"),
    .step(
      "a swipe two ways", "swipe: {direction: left, to: «1»[1, 2]}", says: "not both"),
    .step("a sideways swipe", "swipe: {direction: «1»lefft}", says: "cannot be", hint: "'left'"),
    .step("a touch without a change", "«1»touch: {finger: a}", says: "needs 'down' or 'move'"),
    .step(
      "a touch with two changes", "touch: {finger: a, down: bubble, up: «1»true}",
      says: "not both"),
    .step("a slow down", "touch: {finger: a, down: bubble, over: «1»1s}", says: "with 'move'"),
    .step("a lift without a finger", "«1»touch: {finger: a, up: true}", says: "is not down"),
    .step(
      "a finger twice down",
      "touch: {finger: a, down: bubble}\n  - «1»touch: {finger: a, down: bubble}",
      says: "already down", hint: "up: true"),
    .step(
      "a finger left down in a repetition",
      "repeat:\n      times: 2\n      steps:\n        - «1»touch: {finger: a, down: bubble}",
      says: "already down"),
    .step(
      "a snapshot twice", "snapshot: a\n  - «1»snapshot: a", says: "already taken", hint: "own name"
    ),
    .step(
      "a snapshot in a repetition", "repeat: {times: 2, steps: [«1»snapshot: a]}",
      says: "more than once", hint: "before or after"),
    .step(
      "a film past an hour",
      "wait: 3600s\n  - «1»wait: 1ms", says: "longer than 3600s"),
    .step(
      "a repetition past an hour", "«1»repeat: {times: 3601, steps: [wait: 1s]}",
      says: "longer than 3600s"),
    .step(
      "too many steps",
      "repeat: {times: 1000, steps: [repeat: {times: 100, steps: [«1»settle]}]}",
      says: "more than 100000 steps"),
  ]

  static let settings: [Malformed] = [
    .setting("60 fps in a GIF", "output: {fps: «1»60}", says: "outside 1 to 50", hint: "20 ms"),
    .setting(
      "a time of day past midnight", "clock: «1»24:00", says: "a time of day", hint: "0:00 to 23:59"
    ),
    .setting("a time of day in a word", "clock: «1»noon", says: "a time of day such as 9:41"),
    .setting("a time of day with seconds", "clock: «1»9:41:00", says: "a time of day"),
    .setting("an unknown frame", "output: {frame: «1»bezzel}", says: "'bezzel'", hint: "'bezel'"),
    .setting(
      "a page that lets through", "output: {background: «1»\"#11223344\"}",
      says: "'background' must be opaque", hint: "last two digits"),
    .setting("a page without a colour", "output: {background: «1»white}", says: "a colour"),
    .setting("121 fps", "output: {fps: «1»121, format: png}", says: "outside 1 to 120"),
    .setting("half a frame", "output: {fps: «1»12.5}", says: "a whole number"),
    .setting("a tiny scale", "output: {scale: «1»0.49}", says: "outside 0.5 to 4"),
    .setting("a large scale", "output: {scale: «1»4.1}", says: "outside 0.5 to 4"),
    .setting("no plays", "output: {loop: «1»0}", says: "outside 1 to 65535"),
    .setting("an unknown loop", "output: {loop: «1»forver}", says: "cannot be", hint: "'forever'"),
    .setting("no format", "output: {format: «1»[]}", says: "a list"),
    .setting(
      "an unknown format", "output: {format: [gif, «1»mp4]}", says: "'format' cannot be 'mp4'"),
    .setting(
      "an unknown mark", "output: {touches: «1»sparks}", says: "cannot be", hint: "none, ring, dot"),
    .setting(
      "too large a screen", "device: «1»{size: [60000, 60000]}", says: "120000 × 120000",
      hint: "65535 a side"),
    .setting(
      "too many pixels", "device: {size: [30000, 1000], scale: 1}\noutput: {scale: «1»4}",
      says: "too large", hint: "100 million"),
    .setting("a flat screen", "device: {size: [«1»0, 812]}", says: "outside 1 to"),
    .setting(
      "a preset with a size", "device: {name: iphone-x, size: «1»[1, 2]}", says: "not both"),
    .setting("a preset with a scale", "device: {name: iphone-x, scale: «1»2}", says: "with 'size'"),
    .setting("a device without a size", "device: «1»{landscape: true}", says: "needs 'name' or"),
    .setting(
      "a turned size", "device: {size: [300, 400], landscape: «1»true}", says: "turns a preset"),
    .setting(
      "no room on screen", "device: {size: [300, 40], safeArea: «1»{top: 20, bottom: 20}}",
      says: "no room"),
  ]

  static let structure: [Malformed] = [
    Malformed(id: "no steps", text: "«1»component: call-bubble", says: "needs the key 'steps'"),
    Malformed(id: "no component", text: "«1»steps: [settle]", says: "needs the key 'component'"),
    Malformed(
      id: "no name", text: "component: «1»{hours: true}\nsteps: [settle]",
      says: "needs the key 'name'"),
    Malformed(id: "a list of steps alone", text: "«1»- settle", says: "a mapping", hint: "title"),
    Malformed(
      id: "empty steps", text: "component: call-bubble\nsteps: «1»[]", says: "a list of steps",
      hint: "'- '"),
    Malformed(
      id: "an empty step", text: "component: call-bubble\nsteps:\n  -«1»\n  - settle",
      says: "a step was expected, not nothing", hint: "list steps"),
    .step("a list in the steps", "«1»[settle]", says: "a step was expected, not a list"),
    .step(
      "a second key in a step", "tapOn: bubble\n    «1»hold: 200ms", says: "already 'tapOn'",
      hint: "own line"),
    Malformed(
      id: "several faults at once",
      text: """
        «1»titel: x
        component: call-bubble
        output: {fps: «2»60s, scale: «3»9}
        steps:
          - tapOn: «4»bubbel
          - wait: «5»5
          - settle
          - «6»sleep: 1s
        """, says: "no key 'titel'"),
    Malformed(
      id: "a key twice", text: "component: call-bubble\nsteps: [settle]\n«1»component: x",
      says: "already given at 1:1", hint: "keep one"),
    Malformed(
      id: "a key twice in a step",
      text: "component: call-bubble\nsteps:\n  - drag: {from: bubble, to: [1, 2], «1»to: [3, 4]}",
      says: "already given at 3:26"),
  ]

  static let yaml: [Malformed] = [
    Malformed(id: "an empty file", text: "«1»", says: "holds no scenario", hint: "new NAME"),
    Malformed(id: "comments alone", text: "«1»# nothing\n\n", says: "holds no scenario"),
    Malformed(id: "nothing in words", text: "«1»--- ~", says: "holds no scenario"),
    Malformed(
      id: "a second document", text: "component: call-bubble\nsteps: [settle]\n«1»---\na: b",
      says: "second document", hint: "include"),
    Malformed(
      id: "a second document after directives",
      text: "component: call-bubble\nsteps: [settle]\n...\n%YAML 1.1\n«1»---\na: b",
      says: "second document"),
    Malformed(
      id: "an open bracket", text: "component: call-bubble\nsteps: [settle\n«1»",
      says: "begins at 2:8"
    ),
    Malformed(
      id: "a tab for indentation", text: "component: call-bubble\nsteps:\n«1»\t- settle",
      says: "YAML", hint: "spaces"),
    Malformed(
      id: "a colon in a text", text: "title: a«1»: b", says: "YAML", hint: "quote"),
    Malformed(
      id: "an unknown anchor", text: "component: call-bubble\nsteps: «1»*all",
      says: "no anchor '&all'"),
    Malformed(
      id: "an alias in itself", text: "component: call-bubble\nsteps: &all [«1»*all]",
      says: "inside what it repeats"),
    Malformed(
      id: "a tag", text: "component: «1»!!str call-bubble\nsteps: [settle]", says: "tag",
      hint: "leave it out"),
    Malformed(
      id: "a list as a key", text: "«1»[a]: b\n", says: "a key must be a word", hint: "quote"),
    Malformed(
      id: "a control character", text: "title: a«1»\u{7}b", says: "U+0007"),
    Malformed(
      id: "touches of no style",
      text: "component: call-bubble\noutput:\n  touches: «1»{size: 20}\nsteps: [settle]",
      says: "'style'"),
    Malformed(id: "a mark inside", text: "title: a«1»\u{FEFF}b", says: "U+FEFF"),
    Malformed(
      id: "a fault after wide characters", text: "component: call-bubble\nsteps: [{tapOn: «1»气泡}]",
      says: "no view '气泡'"),
    Malformed(
      id: "many directives",
      text: String(repeating: "%YAML 1.1\n", count: 16) + "«1»%YAML 1.1\n--- a",
      says: "more than 16 lines"),
  ]
}
