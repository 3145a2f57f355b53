import Raster
import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct DeviceFrameTests {
  private static func scenario(_ device: String, _ frame: String, scale: Double = 0.5) throws
    -> Scenario
  {
    try Play.scenario(
      """
      component: call-bubble
      device: \(device)
      output: {scale: \(scale), frame: \(frame), statusBar: off, background: "#0000FF"}
      steps: [settle]
      """)
  }

  /// A screen in one colour, and what lies out of it, as a camera sees them.
  private static func picture(
    of scenario: Scenario, touches: [FingerMark] = [], _ extra: [LayerSnapshot] = []
  ) throws -> Bitmap {
    var scenario = scenario
    scenario.output.touches.style = touches.isEmpty ? .none : .ring
    let size = scenario.device.size
    let screen = LayerSnapshot(
      bounds: Rect(origin: .zero, size: size), backgroundColor: Color(hex: 0x00FF00))
    var capture = Capture(scenario)
    let moment = Moment(time: .zero, isOffCamera: false, fingers: touches)
    let seen = capture.capture(FrameSnapshot(size: size, layers: [screen] + extra), at: moment)
    return try Compositor(scale: scenario.output.scale, text: nil).render(seen, after: nil).bitmap
  }

  private static let green: UInt32 = 0xFF00_FF00
  private static let blue: UInt32 = 0xFFFF_0000

  /// Along the middle of a picture drawn smaller, from the body on to a black screen, nothing is as
  /// light as a tenth of the white page.
  @Test(arguments: [0.37, 0.43, 0.61, 0.9])
  func noPageShinesThroughBetweenBodyAndScreen(factor: Double) throws {
    var scenario = try Self.scenario("iphone-16", "bezel", scale: 1)
    scenario.output.phone.background = .white
    let size = scenario.device.size
    let screen = LayerSnapshot(
      bounds: Rect(origin: .zero, size: size), backgroundColor: .black)
    var capture = Capture(scenario)
    let seen = capture.capture(
      FrameSnapshot(size: size, layers: [screen]),
      at: Moment(time: .zero, isOffCamera: false, fingers: []))
    let picture = try Compositor(scale: factor, text: nil).render(seen, after: nil).bitmap

    let place = scenario.layout.screen
    let row = Int(place.midY * factor) * picture.width
    let seam = Int((place.minX - 2) * factor)...Int((place.minX + 2) * factor)
    #expect(seam.allSatisfy { picture.pixels[row + $0] & 0xFF < 26 })
  }

  @Test(
    arguments: ["iphone-se-1", "iphone-x", "iphone-15", "iphone-16-pro-max", "ipad-mini-6"],
    [false, true])
  func pageBodyAndScreenLieInOneAnother(name: String, landscape: Bool) throws {
    let scenario = try Self.scenario(
      "{name: \(name), landscape: \(landscape)}", "bezel", scale: 0.5)
    let picture = try Self.picture(of: scenario)
    let screen = scenario.layout.screen
    func pixel(_ x: Double, _ y: Double) -> UInt32 {
      picture.pixels[Int(y * 0.5) * picture.width + Int(x * 0.5)]
    }

    #expect(picture.width == scenario.pixelSize.width)
    // The page at the picture's corners, the screen in its middle.
    #expect(picture.pixels.first == Self.blue && picture.pixels.last == Self.blue)
    #expect(pixel(screen.midX + 60, screen.midY + 60) == Self.green)
    // The body all round, just outside of the screen.
    for (x, y) in [
      (screen.minX - 8, screen.midY), (screen.maxX + 8, screen.midY),
      (screen.midX + 99, screen.minY - 8), (screen.midX, screen.maxY + 8),
    ] {
      #expect(![Self.green, Self.blue].contains(pixel(x, y)))
    }
    // Nothing of the screen shows through at the body's corners.
    let round = scenario.device.look.cornerRadius > 0
    for x in [screen.minX + 1, screen.maxX - 2] {
      for y in [screen.minY + 1, screen.maxY - 2] {
        #expect((pixel(x, y) == Self.green) == !round)
      }
    }
  }

  @Test func cutOutsLieWhereTheModelHasThem() throws {
    let scenario = try Self.scenario("iphone-x", "bezel", scale: 1)
    let picture = try Self.picture(of: scenario)
    let origin = scenario.layout.screen.origin
    func isGreen(_ x: Double, _ y: Double) -> Bool {
      picture.pixels[Int(origin.y + y) * picture.width + Int(origin.x + x)] == Self.green
    }

    // 209 points in the middle of 375, 30 deep, with corners of 20 and flares of 6.
    #expect(isGreen(81, 8) && !isGreen(84, 8) && !isGreen(290, 8) && isGreen(293, 8))
    #expect(!isGreen(187, 29) && isGreen(187, 30))
    #expect(isGreen(84, 28) && isGreen(76, 0) && !isGreen(82, 0))
  }

  @Test func anIslandFloatsBelowTheEdge() throws {
    let scenario = try Self.scenario("{name: iphone-16, landscape: true}", "bezel", scale: 1)
    let picture = try Self.picture(of: scenario)
    let origin = scenario.layout.screen.origin
    func isGreen(_ x: Double, _ y: Double) -> Bool {
      picture.pixels[Int(origin.y + y) * picture.width + Int(origin.x + x)] == Self.green
    }

    // On its side the island is on the left: 11 to 48.33 points in, 126 long round the middle of 393.
    #expect(isGreen(10, 196) && !isGreen(11, 196) && !isGreen(47, 196) && isGreen(49, 196))
    #expect(isGreen(30, 132) && !isGreen(30, 135) && !isGreen(30, 258) && isGreen(30, 261))
  }

  @Test func bareScreenHasSquareCornersAndNoCutOut() throws {
    let picture = try Self.picture(of: Self.scenario("iphone-x", "none"))

    #expect(Set(picture.pixels) == [Self.green])
  }

  @Test func shadowFallsDownOntoThePage() throws {
    let scenario = try Self.scenario("iphone-x", "shadow", scale: 1)
    let picture = try Self.picture(of: scenario)
    let screen = scenario.layout.screen
    func pixel(_ x: Double, _ y: Double) -> PremultipliedRGBA8 { picture[Int(x), Int(y)] }

    #expect(pixel(screen.midX, screen.minY + 2).packed == Self.green)
    #expect(pixel(screen.minX + 2, screen.minY + 2).packed != Self.green)
    #expect(pixel(screen.midX, screen.maxY + 12).blue < pixel(screen.midX, screen.minY - 12).blue)
    #expect(pixel(2, 2).packed == Self.blue)
  }

  @Test func whatReachesOutOfTheScreenEndsThere() throws {
    let scenario = try Self.scenario("iphone-8", "bezel")
    let outside = LayerSnapshot(
      bounds: Rect(x: -500, y: -500, width: 2000, height: 2000),
      backgroundColor: Color(hex: 0x00FF00))

    #expect(try Self.picture(of: scenario, [outside]) == Self.picture(of: scenario))
  }

  @Test func touchesLieOverTheBody() throws {
    let scenario = try Self.scenario("iphone-8", "bezel", scale: 1)
    let finger = FingerMark(
      finger: 0, downAt: .zero, location: Point(x: 187, y: -60))
    let origin = scenario.layout.screen.origin

    let with = try Self.picture(of: scenario, touches: [finger])
    let without = try Self.picture(of: scenario)
    let changed = with.pixels.indices.filter { with.pixels[$0] != without.pixels[$0] }

    #expect(!changed.isEmpty)
    for index in changed {
      let point = Point(x: Double(index % with.width), y: Double(index / with.width)) - origin
      #expect(point.distance(to: finger.location) < 24)
    }
  }

  /// What changes on the screen is painted anew, and nothing else.
  @Test(arguments: ["bezel", "shadow"])
  func paintingByDamageIsPaintingAfresh(frame: String) throws {
    var scenario = try Play.scenario(
      """
      component: {name: call-bubble, startMinimized: true}
      device: iphone-16
      output: {fps: 5, scale: 0.5, frame: \(frame), touches: ring}
      steps: [{drag: {from: bubble, to: [10, 840], over: 500ms}}, settle, {tapOn: bubble}, settle]
      """)
    scenario.clock = try #require(ClockTime("9:59"))
    let text = FontLibrary()
    let compositor = Compositor(scale: 0.5, text: text)
    var capture = Capture(scenario)
    var previous: FrameSnapshot?
    for (time, snapshot) in try Play.snapshots(scenario) {
      let finger = FingerMark(finger: 0, downAt: time, location: Point(x: 300, y: 800))
      let moment = Moment(time: time, isOffCamera: false, fingers: [finger])
      let seen = capture.capture(snapshot, at: moment)
      let painted = try compositor.render(seen, after: previous).bitmap
      #expect(try painted == Compositor(scale: 0.5, text: text).render(seen, after: nil).bitmap)
      previous = seen
    }
  }
}
