/// What neighbouring tools' words are called here.
enum ForeignWords {
  /// A sentence for a step of another tool; nil for a word that is none.
  static func advice(forStep word: String) -> String? { steps[word] }

  /// Our key for a key of another tool, where it is one of `known`.
  static func key(for word: String, among known: [String]) -> String? {
    keys[word].flatMap { known.contains($0) ? $0 : nil }
  }

  /// Our word for a value of another tool, where it is one of `known`.
  static func value(for word: String, among known: [String]) -> String? {
    values[word].flatMap { known.contains($0) ? $0 : nil }
  }

  /// The step names of Maestro, Detox, Appium, XCUITest, Playwright and VHS.
  private static let steps = advices([
    "'snapshot: NAME' writes a picture of this instant": [
      "takeScreenshot", "screenshot", "Screenshot", "capture", "toMatchSnapshot",
      "assertScreenshot", "startRecording",
    ],
    "'wait: 500ms' lets virtual time pass": [
      "sleep", "Sleep", "pause", "delay", "idle", "waitFor", "waitForTimeout",
    ],
    "'settle' waits until no animation runs": [
      "waitForAnimationToEnd", "waitForIdle", "waitToSettle", "waitUntilIdle",
    ],
    "'expect: {id: NAME, visible: true}' checks a view": [
      "assertVisible", "toBeVisible", "extendedWaitUntil", "waitForSelector", "waitForElement",
      "waitUntilVisible",
    ],
    "'expect: {id: NAME, visible: false}' checks that a view cannot be seen": [
      "assertNotVisible", "toBeHidden",
    ],
    "'expect: {id: NAME, exists: true}' checks a view": [
      "assert", "assertTrue", "assertExists", "toExist", "verify", "check",
    ],
    "'tapOn: TARGET' taps": [
      "tap", "click", "clickOn", "press", "touchOn", "Tap", "Click",
    ],
    "'doubleTapOn: TARGET' taps twice": ["doubleTap", "doubleClick", "dblclick"],
    "'longPressOn: TARGET' presses for 600 ms": ["longPress", "longTap", "pressAndHold", "hold"],
    "'swipe: {direction: up}' moves a finger across the screen": [
      "swipeOn", "scroll", "scrollTo", "scrollUntilVisible", "fling", "flick", "pan",
    ],
    "'drag: {from: TARGET, to: TARGET}' drags": ["dragTo", "dragAndDrop", "dragOn"],
    "there is no keyboard; texts are options of the component": [
      "type", "Type", "inputText", "typeText", "fill", "eraseText", "pressKey",
    ],
    "'include: FILE' plays the steps of another file": [
      "runFlow", "import", "Source", "runScript",
    ],
    "'repeat: {times: 3, steps: […]}' plays steps several times": ["loop", "retry", "times"],
    "the component starts by itself; leave the step out": [
      "launchApp", "openLink", "goto", "stopApp", "clearState",
    ],
    "'hide' and 'show' stand alone": ["Hide", "Show"],
  ])

  private static let keys = [
    "duration": "over", "time": "over", "fingerId": "finger", "frameRate": "fps",
    "framerate": "fps", "rate": "fps", "formats": "format", "timeout": "within",
    "tolerance": "within", "delta": "within", "identifier": "id", "selector": "id",
    "element": "id", "opacity": "alpha", "label": "text", "position": "center", "bounds": "frame",
    "rect": "frame", "start": "from", "end": "to", "curve": "ease", "easing": "ease",
    "count": "times", "commands": "steps", "flow": "steps", "name": "title", "size": "scale",
    "insets": "safeArea", "safeAreaInsets": "safeArea", "orientation": "landscape",
    "preset": "name", "model": "name", "hidden": "visible", "screen": "device",
    "app": "component", "appId": "component", "view": "component", "settings": "output",
    "fonts": "font", "fontFamily": "font", "typeface": "font",
    "target": "on", "repeat": "loop", "delay": "lastFrame", "compare": "verify",
    "comparison": "verify", "visual": "verify", "masks": "mask", "ignore": "mask",
    "ignoreRegions": "mask", "region": "clip", "crop": "clip", "maxDiff": "maxDiffPixels",
    "maxDiffPercentage": "maxDiffPixelRatio", "includeAA": "antialiasing",
    "antiAliasing": "antialiasing", "variants": "matrix", "strategy": "matrix",
    "parameters": "matrix", "combinations": "matrix",
  ]

  private static let values = [
    "easeInOut": "easeInEaseOut", "ease-in-out": "easeInEaseOut", "easeinout": "easeInEaseOut",
    "ease": "easeInEaseOut", "ease-in": "easeIn", "ease-out": "easeOut", "infinite": "forever",
    "always": "forever", "never": "once", "circle": "ring", "dot": "ring", "dots": "ring",
    "LEFT": "left", "RIGHT": "right", "UP": "up", "DOWN": "down",
  ]

  private static func advices(_ words: [String: [String]]) -> [String: String] {
    var advices: [String: String] = [:]
    for (advice, synonyms) in words {
      for synonym in synonyms { advices[synonym] = advice }
    }
    return advices
  }
}
