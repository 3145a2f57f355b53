import Testing

@testable import DemoRecorder

@Suite struct ClockTimeTests {
  @Test(arguments: [
    ("9:41", 0, "9:41"), ("9:41", 59, "9:41"), ("9:41", 60, "9:42"), ("9:59", 60, "10:00"),
    ("09:59", 0, "09:59"), ("09:59", 60, "10:00"), ("23:59", 60, "00:00"), ("0:00", 3599, "0:59"),
    ("0:05", 0, "0:05"), ("9:41", 86_400 + 60, "9:42"),
  ])
  func clockRunsOnAsItIsWritten(start: String, seconds: Int, shown: String) throws {
    let clock = try #require(ClockTime(start))

    #expect(clock.text(after: .seconds(seconds)) == shown)
  }

  @Test func aMinuteIsOverOnlyWhenItsLastNanosecondIs() throws {
    let clock = try #require(ClockTime("9:41"))

    #expect(clock.text(after: .seconds(60) - .nanoseconds(1)) == "9:41")
  }

  @Test(arguments: [
    "", "9", ":41", "9:", "9:4", "9:411", "24:00", "9:60", "-1:00", "+9:41", "9:+1", "9:41 ",
    "9.41",
    "9:41:00", "٩:٤١", "100:00",
  ])
  func anythingElseIsNoTimeOfDay(text: String) {
    #expect(ClockTime(text) == nil)
  }
}
