import Codecs
import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct FrameFolders {
  /// A folder as `record` writes it, with a frame every `step` ms.
  private func folder(
    _ shades: [UInt32], step: String = "40"
  ) throws -> (list: String, files: [String: [UInt8]]) {
    var files: [String: [UInt8]] = [:]
    var entries: [String] = []
    for (number, shade) in shades.enumerated() {
      let name = "0000\(number).png"
      files[name] = try PNGEncoder.encode(
        Bitmap(width: 2, height: 1, filledWith: .init(packed: 0xFF00_0000 | shade)))
      entries.append(
        "{\"file\":\"\(name)\",\"time\":\(40 * number),\"duration\":\(step),"
          + "\"scenarioTime\":0,\"same\":false}")
    }
    return ("{\"frames\":[" + entries.joined(separator: ",") + "]}\n", files)
  }

  private func reader(_ list: String, _ files: [String: [UInt8]]) throws -> FilmReader {
    try FilmReader(frameList: Array(list.utf8), path: "x.frames") { name in
      guard let bytes = files[name] else { throw FileError(path: name, problem: .missing) }
      return bytes
    }
  }

  @Test func equalNeighboursAreOnePicture() throws {
    let (list, files) = try folder([1, 1, 2, 2, 2, 3])

    let pictures = try shown(try reader(list, files))

    #expect(pictures.map(\.start) == [0, 8, 20])
    #expect(pictures.map(\.end) == [8, 20, 24])
    #expect(pictures.map { $0.pixels[0] & 255 } == [1, 2, 3])
  }

  @Test func aListWithBlanksIsReadAsWell() throws {
    let (list, files) = try folder([1, 2])
    let spaced = list.map { "{},:[]".contains($0) ? "\n  \($0) " : "\($0)" }.joined()

    #expect(try shown(try reader(spaced, files)).map(\.end) == [4, 8])
  }

  @Test func whatRecordDoesNotWriteIsRefused() throws {
    let (list, files) = try folder([1, 2])
    func problem(_ list: String) -> String {
      #expect(throws: UnreadablePicture.self) { _ = try reader(list, files) }.map(\.reason) ?? ""
    }

    let noList = "the list of frames is not one that 'record' writes"
    for text in ["", "{}", "[]", "{\"frames\":", "{\"frames\":[{", String(list.dropLast(3))] {
      #expect(problem(text) == noList, "\(text)")
    }
    #expect(problem("{\"frames\":[]}") == "the list of frames is empty")
    let entry = "frame 1 of the list is not one that 'record' writes"
    for (old, new) in [
      ("00001.png", "../../secret.png"), ("00001.png", "1.png"),
      ("\"duration\":40", "\"duration\":-1"),
      ("\"duration\":40", "\"duration\":1e300"), ("\"duration\":40", "\"duration\":\"40\""),
      ("\"time\":40", "\"time\":null"),
    ] {
      let parts = list.split(separator: "},{")
      let broken = String(parts[0]) + "},{" + parts[1].replacing(old, with: new)
      #expect(problem(broken) == entry, "\(broken)")
    }
    #expect(
      problem(try folder([1, 2], step: "30").list)
        == "frame 1 of the list does not begin where the one before ends")
  }

  @Test func aPictureOfAnotherSizeOrABrokenOneIsNamed() throws {
    var (list, files) = try folder([1, 2])
    files["00001.png"] = try PNGEncoder.encode(
      Bitmap(width: 1, height: 2, filledWith: .init(packed: 0xFF00_0000)))
    #expect(
      throws: UnreadablePicture(
        path: "x.frames", reason: "00001.png is 1 × 2, not as large as the first frame")
    ) { try shown(try reader(list, files)) }

    files["00001.png"]?.removeLast(30)
    let error = #expect(throws: UnreadablePicture.self) { try shown(try reader(list, files)) }
    #expect(error?.reason.hasPrefix("00001.png: ") == true)

    files["00000.png"] = Array("text".utf8)
    #expect(throws: UnreadablePicture(path: "x.frames", reason: "00000.png: it is no PNG")) {
      try reader(list, files)
    }

    (list, files) = try folder([1, 2])
    files["00001.png"] = nil
    #expect(throws: FileError(path: "00001.png", problem: .missing)) {
      try shown(try reader(list, files))
    }
  }

  /// A list of a long film holds more values than one document may have.
  @Test func aLongListIsRead() throws {
    let (_, files) = try folder([1])
    let entries = (0..<12_000).map {
      "{\"file\":\"00000.png\",\"time\":\(20 * $0),\"duration\":20,\"scenarioTime\":0,\"same\":true}"
    }
    let list = "{\"frames\":[" + entries.joined(separator: ",") + "]}\n"

    #expect(try shown(try reader(list, files)).map(\.end) == [24_000])
  }
}
