import Foundation
import Scene
import Testing

@testable import Raster

/// With a folder of its own, which no font cache knows.
@Suite final class FontconfigCatalogTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/fonts-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/inner", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func install(_ font: String, as name: String) throws {
    let data = try #require(Data(base64Encoded: font))
    try data.write(to: URL(filePath: folder + "/" + name))
  }

  private func width(weight: FontDescription.Weight) throws -> Double {
    let library = FontLibrary(families: [FontFamily(name: "Recorder Test")], folders: [folder])
    let block = TextBlock(
      string: "a", font: FontDescription(size: 1_000, weight: weight), color: .black)
    let size = try library.size(of: block, fitting: nil)
    let bounds = Rect(origin: .zero, size: size)
    let box = try #require(try library.outlines(of: block, in: bounds, scale: 1).first)
    // HarfBuzz tells the advance, FreeType the outline: both must stand at the same weight.
    #expect(abs(box.path.controlBounds.width + 100 - size.width) <= 1)
    return size.width
  }

  @Test func foldersBelowAreSearched() throws {
    try install(TestFonts.bold, as: "inner/Bold.ttf")

    let files = try FontconfigCatalog(folders: [folder]).files(ofFamily: "Recorder Test")

    #expect(files.map(\.name) == ["Bold.ttf"])
    #expect(files.map(\.weight) == [700])
  }

  @Test func linksThatLeadRoundDoNotHang() throws {
    try install(TestFonts.bold, as: "Bold.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/inner/round", withDestinationPath: folder)

    let files = try FontconfigCatalog(folders: [folder]).files(ofFamily: "Recorder Test")

    #expect(files.contains { $0.path == folder + "/Bold.ttf" })
  }

  @Test func whatIsNoFontIsPassedOver() throws {
    try Data("no font".utf8).write(to: URL(filePath: folder + "/Broken.ttf"))
    try install(TestFonts.bold, as: "Bold.ttf")

    let files = try FontconfigCatalog(folders: [folder]).files(ofFamily: "Recorder Test")

    #expect(files.map(\.name) == ["Bold.ttf"])
  }

  /// The caches belong to the machine: looking at a folder must not add to them.
  @Test func nothingIsWritten() throws {
    try install(TestFonts.bold, as: "Bold.ttf")
    let places = ["/var/cache/fontconfig", folder]
    func listing() throws -> [[String]] {
      try places.map { try FileManager.default.contentsOfDirectory(atPath: $0).sorted() }
    }
    let before = try listing()

    _ = try FontconfigCatalog(folders: [folder]).files(ofFamily: "Recorder Test")

    #expect(try listing() == before)
  }

  @Test func aVariableFontIsOneFileWithoutAWeight() throws {
    try install(TestFonts.variable, as: "Variable.ttf")

    let files = try FontconfigCatalog(folders: [folder]).files(ofFamily: "Recorder Test")

    #expect(files.map(\.isVariable) == [true])
  }

  @Test func aVariableFontIsSetToTheWeight() throws {
    try install(TestFonts.variable, as: "Variable.ttf")

    #expect(try width(weight: .regular) == 300)
    // 700 lies 3/5 of the way from 400 to 900.
    #expect(try width(weight: .bold) == 360)
  }

  @Test func theStaticFileComesBeforeTheVariableOne() throws {
    try install(TestFonts.variable, as: "A-Variable.ttf")
    try install(TestFonts.bold, as: "B-Static.ttf")

    #expect(try width(weight: .regular) == 450)
  }

  @Test func filesAreFoundByTheLastPartOfTheirPaths() throws {
    try install(TestFonts.bold, as: "inner/Bold.ttf")
    try install(TestFonts.bold, as: "Semi-Bold.ttf")
    let catalog = try FontconfigCatalog(folders: [folder])

    #expect(catalog.files(named: "Bold.ttf").map(\.path) == [folder + "/inner/Bold.ttf"])
    #expect(catalog.files(named: "bold.ttf").isEmpty)
  }

  private func fontToday(inPlaceOf name: String) throws -> UsedFont? {
    let library = FontLibrary(families: [FontFamily(name: "Recorder Test")], folders: [folder])
    return try library.font(
      inPlaceOf: UsedFont(fileName: name, index: 0, version: "", checksum: 0))
  }

  @Test func aFontIsKnownByWhatTellsItFromAnotherVersion() throws {
    try install(TestFonts.bold, as: "Bold.ttf")
    let library = FontLibrary(families: [FontFamily(name: "Recorder Test")], folders: [folder])
    let block = TextBlock(string: "a", font: FontDescription(size: 9), color: .black)
    _ = try library.size(of: block, fitting: nil)

    #expect(try library.usedFonts.first == fontToday(inPlaceOf: "Bold.ttf"))
    #expect(try fontToday(inPlaceOf: "Bald.ttf") == nil)
  }

  /// Static files come before variable ones.
  @Test func aFontIsKnownByTheFileThatWouldBeTakenNow() throws {
    try install(TestFonts.variable, as: "A-Variable.ttf")
    #expect(try fontToday(inPlaceOf: "A-Variable.ttf")?.fileName == "A-Variable.ttf")

    try install(TestFonts.bold, as: "B-Static.ttf")
    #expect(try fontToday(inPlaceOf: "A-Variable.ttf")?.fileName == "B-Static.ttf")
  }

  @Test func aFileThatVanishedIsNamed() throws {
    try install(TestFonts.bold, as: "Bold.ttf")
    let catalog = try FontconfigCatalog(folders: [folder])
    let file = try #require(catalog.files(ofFamily: "Recorder Test").first)
    try FileManager.default.removeItem(atPath: file.path)

    #expect(
      throws: FontError.fileUnusable(
        file: file.path, operation: "hb_blob_create_from_file_or_fail", status: 0)
    ) {
      try FontFace(file, weight: 400, number: 0, in: FreeTypeLibrary())
    }
  }
}
