import Scene
import TestSupport

@testable import DemoRecorder

/// A component that random scripts are written for: its settings, and where touches find something.
enum ScriptedComponent: String, CaseIterable, Sendable {
  case callBubble = "call-bubble"
  case callReveal = "call-reveal"
  case pushAlert = "push-alert"

  /// What a script is played with.
  struct Setting: Sendable {
    /// The component and its options, as a scenario writes them.
    var component: String
    var device: String
    var isFaithful = false
    /// The push alert's countdown.
    var delay = Duration.seconds(2)
    /// The call reveal's limits are the source document's constants.
    var hasDocumentLimits = false
  }

  func setting(using random: inout SeededGenerator) -> Setting {
    switch self {
    case .callBubble: bubbleSetting(using: &random)
    case .callReveal: revealSetting(using: &random)
    case .pushAlert: alertSetting(using: &random)
    }
  }

  /// Views that are always in the window, so that a step may name them.
  var lastingViews: [String] {
    switch self {
    case .callBubble: ["start-call"]
    case .callReveal: ["call-button"]
    case .pushAlert: ["show", "dismiss"]
    }
  }

  /// Where the other views usually are on a screen of 375 × 812 points, with their neighbours.
  var usualPlaces: [Point] {
    switch self {
    case .callBubble:
      [
        Point(x: 187.5, y: 406), Point(x: 187.5, y: 556), Point(x: 323, y: 140),
        Point(x: 323, y: 140), Point(x: 52, y: 140), Point(x: 52, y: 406), Point(x: 323, y: 406),
        Point(x: 187.5, y: 480), Point(x: 200, y: 300),
      ]
    case .callReveal:
      [
        Point(x: 201, y: 227), Point(x: 201, y: 227), Point(x: 187.5, y: 733),
        Point(x: 187.5, y: 733), Point(x: 187.5, y: 588), Point(x: 40, y: 300),
      ]
    case .pushAlert:
      [
        Point(x: 59, y: 397), Point(x: 59, y: 397), Point(x: 309, y: 417), Point(x: 187.5, y: 687),
        Point(x: 187.5, y: 687), Point(x: 355, y: 687), Point(x: 355, y: 687),
        Point(x: 20, y: 687), Point(x: 187.5, y: 576), Point(x: 355, y: 576),
      ]
    }
  }

  private func bubbleSetting(using random: inout SeededGenerator) -> Setting {
    var options = ["name: call-bubble"]
    if Bool.random(using: &random) { options.append("startMinimized: true") }
    if Bool.random(using: &random) { options.append("clearMaskAfterExpand: true") }
    if let time = ["0s", "1ms", "1.5s", nil, nil].randomElement(using: &random) ?? nil {
      options.append("connectAfter: \(time)")
    }
    let device = ["iphone-x", "iphone-x", "iphone-8", "{name: iphone-x, landscape: true}"]
    return Setting(
      component: "{\(options.joined(separator: ", "))}",
      device: device.randomElement(using: &random) ?? "iphone-x")
  }

  private func revealSetting(using random: inout SeededGenerator) -> Setting {
    let duration = ["500ms", "500ms", "0s", "1ms", "1s"].randomElement(using: &random) ?? "500ms"
    let isDocument = Bool.random(using: &random)
    let device = ["iphone-x", "iphone-x", "iphone-8", "{name: iphone-8, landscape: true}"]
    return Setting(
      component: "{name: call-reveal, duration: \(duration), "
        + "limits: \(isDocument ? "document" : "device")}",
      device: device.randomElement(using: &random) ?? "iphone-x", hasDocumentLimits: isDocument)
  }

  private func alertSetting(using random: inout SeededGenerator) -> Setting {
    let isFaithful = Int.random(in: 0..<3, using: &random) == 0
    let delays: [Duration] = [.zero, .seconds(1), .milliseconds(1500), .seconds(2), .seconds(3)]
    var delay = delays.randomElement(using: &random) ?? .zero
    // A faithful countdown from a delay that is not whole seconds never ends.
    if isFaithful, delay == .milliseconds(1500) { delay = .seconds(1) }
    let hasTap = Bool.random(using: &random)
    return Setting(
      component: "{name: push-alert, delay: \(TimeText.text(for: delay)), "
        + "faithful: \(isFaithful), tapAction: \(hasTap)}",
      device: ["iphone-x", "iphone-x", "iphone-8"].randomElement(using: &random) ?? "iphone-x",
      isFaithful: isFaithful, delay: delay)
  }
}
