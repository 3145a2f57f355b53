import Scene
import Testing

@testable import DemoRecorder

@Suite struct DevicePreset {
  private func device(_ line: String) throws -> Device {
    try ScenarioInput(text: "component: call-bubble\ndevice: \(line)\nsteps: [settle]").load()
      .sound().device
  }

  @Test(arguments: [
    ("iphone-se-1", 320, 568, 2, 20, 0), ("iphone-8", 375, 667, 2, 20, 0),
    ("iphone-8-plus", 414, 736, 3, 20, 0), ("iphone-x", 375, 812, 3, 44, 34),
    ("iphone-xr", 414, 896, 2, 48, 34), ("iphone-12-mini", 375, 812, 3, 50, 34),
    ("iphone-14-plus", 428, 926, 3, 47, 34), ("iphone-16", 393, 852, 3, 59, 34),
    ("iphone-16-pro", 402, 874, 3, 62, 34), ("iphone-16-pro-max", 440, 956, 3, 62, 34),
    ("ipad-9-7", 768, 1024, 2, 20, 0), ("ipad-pro-11", 834, 1194, 2, 24, 20),
    ("ipad-pro-12-9", 1024, 1366, 2, 24, 20), ("ipad-mini-6", 744, 1133, 2, 24, 20),
  ])
  func hasItsModelsNumbers(
    name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double
  ) throws {
    let device = try device(name)

    #expect(device.size == Size(width: width, height: height))
    #expect(device.scale == scale)
    #expect(device.safeArea == EdgeInsets(top: top, bottom: bottom))
  }

  @Test func isTurnedWithItsOwnInsets() throws {
    let phone = try device("{name: iphone-x, landscape: true}")
    let old = try device("{name: iphone-8, landscape: true}")
    let tablet = try device("{name: ipad-pro-11, landscape: true}")

    #expect(phone.size == Size(width: 812, height: 375))
    #expect(phone.safeArea == EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(old.safeArea == .zero)
    #expect(tablet.safeArea == EdgeInsets(top: 24, bottom: 20))
    #expect(phone.isLandscape)
  }

  @Test func namesAreLowerCaseWithHyphensAndOnce() {
    #expect(Set(DevicePresets.names).count == DevicePresets.names.count)
    #expect(DevicePresets.names.count >= 37)
    for name in DevicePresets.names {
      #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    }
  }

  @Test func canBeASizeOfOnesOwn() throws {
    let own = try device("{size: [300, 400.5], scale: 3, safeArea: {top: 20, left: 1}}")
    let plain = try device("{size: [300, 400]}")

    #expect(
      own
        == Device(
          name: nil, size: Size(width: 300, height: 400.5), scale: 3,
          safeArea: EdgeInsets(top: 20, left: 1), isLandscape: false))
    #expect(plain.scale == 2 && plain.safeArea == .zero)
  }
}
