import Scene
import Testing

@testable import DemoRecorder

@Suite struct PictureLayoutTests {
  private func layout(
    _ name: String, _ frame: PhoneSettings.FrameStyle, scale: Double, landscape: Bool = false
  ) throws -> PictureLayout {
    let device = try #require(DevicePresets.device(named: name, landscape: landscape))
    let phone = PhoneSettings(frame: frame)
    let output = OutputSettings(
      fps: 25, scale: scale, lastFrame: .zero, loop: .forever,
      touches: TouchSettings(style: .none), formats: [.gif], phone: phone)
    return PictureLayout(of: output, on: device)
  }

  @Test func aBareScreenIsThePicture() throws {
    let bare = try layout("iphone-x", .none, scale: 1.5)

    #expect(bare.size == Size(width: 375, height: 812))
    #expect(bare.screen.origin == .zero)
    #expect(bare.pixelWidth == 563 && bare.pixelHeight == 1218)
  }

  @Test func aBodyAndItsMarginGoRoundTheScreen() throws {
    let upright = try layout("iphone-8", .bezel, scale: 2)
    let turned = try layout("iphone-8", .bezel, scale: 2, landscape: true)

    // 28 points of body at the sides, 112 above and below, 20 of page round them.
    #expect(upright.screen == Rect(x: 48, y: 132, width: 375, height: 667))
    #expect(upright.size == Size(width: 471, height: 931))
    #expect(turned.screen == Rect(x: 132, y: 48, width: 667, height: 375))
    #expect(turned.size == Size(width: 931, height: 471))
  }

  @Test(arguments: [0.5, 0.73, 1, 1.1, 1.5, 2, 2.75, 3, 4])
  func theScreensCornerIsAPixelsCorner(scale: Double) throws {
    for name in DevicePresets.names {
      for frame in PhoneSettings.FrameStyle.allCases {
        let layout = try layout(name, frame, scale: scale)
        for edge in [
          layout.screen.minX, layout.screen.minY, layout.screen.maxX, layout.screen.maxY,
        ] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
        }
        #expect(layout.screen.maxX * scale <= layout.pixelWidth)
        #expect(layout.screen.maxY * scale <= layout.pixelHeight)
      }
    }
  }

  @Test func aFrameCanMakeAPictureTooLarge() throws {
    let text = "component: call-bubble\ndevice: {size: [16370, 100]}\nsteps: [settle]\n"
    func problem(_ frame: String) -> Diagnostic.Problem? {
      ScenarioInput(text: text + "output: {scale: 4, frame: \(frame)}").load().diagnostics.first?
        .problem
    }

    #expect(problem("none") == nil)
    #expect(problem("bezel") != nil)
  }
}
