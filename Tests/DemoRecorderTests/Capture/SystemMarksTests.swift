import Scene
import Testing

@testable import DemoRecorder

@Suite struct SystemMarksTests {
  /// The marks' frames on an empty screen, in its coordinates.
  private func marks(
    on device: String, output: String = "", isRightToLeft: Bool = false
  ) throws -> [Rect] {
    let scenario = try Play.scenario(
      "component: call-bubble\ndevice: \(device)\nlocale: \(isRightToLeft ? "ar" : "en")\n"
        + "output: {\(output)}\nsteps: [settle]")
    guard let marks = SystemMarks(scenario) else { return [] }
    let empty = FrameSnapshot(size: scenario.device.size, layers: [])
    return marks.capture(empty, time: "9:41").layers.map { $0.bounds.applying($0.transform) }
  }

  /// Source: `uikit-semantics` F: the bar's height, where the cut-out is, and whether there is an
  /// indicator.
  struct Model: CustomTestStringConvertible, Sendable {
    var name: String
    var bar: Double
    /// From the left to the right, and the lower edge.
    var cutOut: (left: Double, right: Double, bottom: Double)
    var hasIndicator: Bool
    var testDescription: String { name }
  }

  static let models = [
    Model(name: "iphone-se-1", bar: 20, cutOut: (160, 160, 0), hasIndicator: false),
    Model(name: "iphone-8", bar: 20, cutOut: (187.5, 187.5, 0), hasIndicator: false),
    Model(name: "iphone-x", bar: 44, cutOut: (83, 292, 30), hasIndicator: true),
    Model(name: "iphone-xr", bar: 48, cutOut: (92, 322, 33), hasIndicator: true),
    Model(name: "iphone-12-mini", bar: 50, cutOut: (82.5, 292.5, 32), hasIndicator: true),
    Model(name: "iphone-13", bar: 47, cutOut: (114, 276, 33), hasIndicator: true),
    Model(name: "iphone-16", bar: 54, cutOut: (133.5, 259.5, 48.33), hasIndicator: true),
    Model(name: "iphone-16-pro-max", bar: 54, cutOut: (157, 283, 51.33), hasIndicator: true),
    Model(name: "ipad-9-7", bar: 20, cutOut: (384, 384, 0), hasIndicator: false),
    Model(name: "ipad-pro-11", bar: 24, cutOut: (417, 417, 0), hasIndicator: true),
  ]

  @Test(arguments: models, [1.0, 2, 3])
  func marksKeepToTheBarAndOutOfTheCutOut(model: Model, scale: Double) throws {
    let frames = try marks(on: model.name, output: "scale: \(scale)")
    let tablet = model.name.hasPrefix("ipad")
    let bar = frames.prefix(tablet ? 3 : 4)

    #expect(frames.count == bar.count + (model.hasIndicator ? 1 : 0))
    for frame in bar {
      #expect(frame.minY >= 0 && frame.maxY <= model.bar)
    }
    // The text's frame is wider than the digits; the signs show how much room there is.
    for frame in bar.dropFirst() where model.cutOut.bottom > 0 {
      #expect(frame.minX > model.cutOut.right)
    }
  }

  @Test(arguments: models) func timeStandsWhereItsFamilyHasIt(model: Model) throws {
    let clock = try #require(try marks(on: model.name).first)
    let device = try #require(DevicePresets.device(named: model.name, landscape: false))

    switch model.name {
    case _ where model.name.hasPrefix("ipad"): #expect(clock.minX < 25)
    case _ where model.cutOut.bottom == 0: #expect(abs(clock.midX - device.size.width / 2) <= 0.5)
    // In the ear's middle, a little out of the display's round corner.
    default: #expect((0...7).contains(clock.midX - model.cutOut.left / 2))
    }
  }

  @Test func indicatorLiesAtTheBottomsMiddle() throws {
    let upright = try #require(try marks(on: "iphone-x").last)
    let turned = try marks(on: "{name: iphone-x, landscape: true}")

    #expect(upright == Rect(x: 120.5, y: 799, width: 134, height: 5))
    #expect(turned == [Rect(x: 301.5, y: 362, width: 209, height: 5)])
  }

  @Test func phonesOnTheirSideHaveNoBarAndTabletsDo() throws {
    #expect(try marks(on: "{name: iphone-8, landscape: true}").isEmpty)
    #expect(try marks(on: "{name: ipad-pro-11, landscape: true}").count == 4)
    #expect(try marks(on: "{name: iphone-8, landscape: true}", output: "statusBar: on").isEmpty)
  }

  @Test func aPresetHasMarksUnlessTheyAreOffAndASizeOfOnesOwnOnlyIfTheyAreOn() throws {
    #expect(try marks(on: "iphone-x", output: "statusBar: off").isEmpty)
    #expect(try marks(on: "{size: [375, 812]}").isEmpty)
    #expect(try marks(on: "{size: [375, 812]}", output: "statusBar: on").count == 4)
    #expect(
      try marks(on: "{size: [375, 812], safeArea: {top: 44, bottom: 34}}", output: "statusBar: on")
        .count == 5)
  }

  @Test(arguments: ["iphone-8", "iphone-x", "iphone-16", "ipad-pro-11"])
  func scriptsThatRunToTheLeftMirrorTheBar(device: String) throws {
    let width = try #require(DevicePresets.device(named: device, landscape: false)).size.width
    let frames = try marks(on: device)
    let mirrored = try marks(on: device, isRightToLeft: true)

    #expect(frames.count == mirrored.count)
    for (frame, mirror) in zip(frames, mirrored) {
      // Both stand on whole pixels, two a point.
      #expect(abs(mirror.minX - (width - frame.maxX)) <= 0.5)
      #expect(mirror.minY == frame.minY && mirror.size == frame.size)
    }
  }

  @Test func clockRunsWithTheScenario() throws {
    let scenario = try Play.scenario(
      "component: call-bubble\nclock: 23:59\nsteps: [settle]")
    let marks = try #require(SystemMarks(scenario))

    #expect(marks.time(at: .zero) == "23:59")
    #expect(marks.time(at: .seconds(60)) == "00:00")
  }

  @Test(arguments: [(Color.white, Color.black), (.black, .white)])
  func timeAndSignsAreInkedByWhatLiesBelowEach(left: Color, ink: Color) throws {
    let scenario = try Play.scenario("component: call-bubble\nsteps: [settle]")
    let halves = [(0.0, left), (187.5, left == .white ? Color.black : .white)].map { x, color in
      LayerSnapshot(bounds: Rect(x: x, y: 0, width: 187.5, height: 812), backgroundColor: color)
    }
    let snapshot = FrameSnapshot(size: scenario.device.size, layers: halves)
    let marks = try #require(SystemMarks(scenario))

    let layers = marks.capture(snapshot, time: "9:41").layers.dropFirst(2)

    guard case .text(let time) = layers.first?.contents else { throw Missing() }
    guard case .image(let image, _) = layers.dropFirst().first?.contents,
      case .shapes(let shapes) = image.representation
    else { throw Missing() }
    #expect(time.color == ink)
    #expect(shapes.first?.color == (ink == .black ? Color.white : .black))
  }

  private struct Missing: Error {}
}
