/// What the files of one scenario are called, below the output folder.
struct OutputNames: Hashable, Sendable {
  /// The scenario's own name, `behaviour/x`.
  let scenario: String
  /// What the names of its variants begin with; without a matrix its own name.
  let common: String

  /// The animated picture.
  var gif: String { scenario + ".gif" }
  /// The animated picture in true colour.
  var apng: String { scenario + ".apng" }
  /// The last frame.
  var png: String { scenario + ".png" }
  /// The bare pixels of every frame.
  var rgba: String { scenario + ".rgba" }
  /// Every frame as video coders read it.
  var y4m: String { scenario + ".y4m" }
  /// Moments of the film side by side.
  var strip: String { scenario + ".strip.png" }
  /// All snapshots on one page, those of all variants on the same.
  var sheet: String { common + ".sheet.png" }
  /// Values over time and what the film was made from.
  var trace: String { scenario + ".trace.jsonl" }
  /// The folder with a picture for every frame time.
  var frameFolder: String { scenario + ".frames" }
  /// The times of those pictures.
  var frameList: String { frameFolder + "/frames.json" }

  /// The picture of one frame, counted from 0.
  func frame(_ number: Int) -> String { "\(frameFolder)/\(FrameName.text(for: number))" }

  /// A picture that the scenario asks for by name.
  func snapshot(_ name: String) -> String { "\(scenario)/\(name).png" }

  /// The name whose trace is called so; nil if no trace is.
  init?(trace name: String) {
    let ending = OutputNames(scenario: "").trace
    guard name.hasSuffix(ending), name.count > ending.count else { return nil }
    self.init(scenario: String(name.dropLast(ending.count)))
    guard !FilePath.name(of: scenario).isEmpty else { return nil }
  }

  init(scenario: String) { self.init(scenario: scenario, common: scenario) }

  private init(scenario: String, common: String) {
    (self.scenario, self.common) = (scenario, common)
  }

  init(_ file: ScenarioFile) {
    self.init(scenario: file.outputName, common: file.commonName)
  }

  /// Whether a recording of this scenario can consist of a file of this name, apart from its trace.
  func owns(_ name: String) -> Bool {
    if [gif, apng, png, rgba, y4m, strip, sheet, frameList].contains(name) { return true }
    if isSheetOfVariants(name) { return true }
    let folder = scenario + "/"
    guard name.hasPrefix(folder), name.hasSuffix(".png") else { return false }
    let still = name.dropFirst(folder.count)
    return !still.contains("/") && !still.hasPrefix(".")
  }

  /// Whether a page can be the one of this scenario and its fellow variants, where only the name of the
  /// one is known: the page's is what theirs begin with.
  private func isSheetOfVariants(_ name: String) -> Bool {
    let ending = OutputNames(scenario: "").sheet
    return name.hasSuffix(ending) && scenario.hasPrefix(name.dropLast(ending.count) + "-")
  }
}

/// The name of a numbered picture: at least five digits, then `.png`.
enum FrameName {
  static func text(for number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  /// The number in a name that `text(for:)` could have made; nil for all others.
  static func number(in name: String) -> Int? {
    guard name.hasSuffix(".png"), let number = Int(name.dropLast(4)), number >= 0,
      text(for: number) == name
    else { return nil }
    return number
  }
}
