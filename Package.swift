// swift-tools-version: 6.2
import PackageDescription

/// Swift 6 mode, every use of unsafe code spelled out, nothing imported by accident, no warning let
/// through.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

func systemLibrary(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
}

let package = Package(
  name: "demo-recorder",
  products: [
    // With what the author of a component needs.
    .library(
      name: "DemoRecorder", targets: ["DemoRecorder", "Components", "Interaction", "Scene"]),
    .executable(name: "demo-recorder", targets: ["demo-recorder"]),
  ],
  targets: [
    systemLibrary("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    systemLibrary("CGIF", pkgConfig: "libgif", debian: "libgif-dev"),
    systemLibrary("CFreeType", pkgConfig: "freetype2", debian: "libfreetype-dev"),
    systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", debian: "libharfbuzz-dev"),
    // Not a system library: its C file keeps ICU's headers away from Swift. Debian's libicu-dev.
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),
    systemLibrary("CFontconfig", pkgConfig: "fontconfig", debian: "libfontconfig-dev"),
    systemLibrary("CYAML", pkgConfig: "yaml-0.1", debian: "libyaml-dev"),
    systemLibrary("CJansson", pkgConfig: "jansson", debian: "libjansson-dev"),

    library("Scene", []),
    library("Interaction", ["Scene"]),
    library("Components", ["Interaction", "Scene"]),
    library("Raster", ["Scene", "CFreeType", "CHarfBuzz", "CICU", "CFontconfig"]),
    library("Codecs", ["Scene", "CPNG", "CGIF"]),
    library(
      "DemoRecorder",
      ["Scene", "Interaction", "Components", "Raster", "Codecs", "CYAML", "CJansson"]),
    .executableTarget(
      name: "demo-recorder", dependencies: ["DemoRecorder"], swiftSettings: strict),

    .executableTarget(
      name: "Benchmarks", dependencies: ["Codecs", "DemoRecorder", "Raster", "Scene"],
      path: "Benchmarks",
      exclude: ["bench.py", "driver", "lines", "long.yaml", "peers", "reference.yaml"],
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Scene"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("SceneTests", ["Scene", "TestSupport"]),
    tests("InteractionTests", ["Interaction", "Scene", "TestSupport"]),
    tests("ComponentsTests", ["Components", "Interaction", "Scene", "TestSupport"]),
    tests("RasterTests", ["Raster", "Scene", "TestSupport", "CFreeType"]),
    tests("CodecsTests", ["Codecs", "Scene", "TestSupport"]),
    tests(
      "DemoRecorderTests",
      [
        "demo-recorder", "DemoRecorder", "Components", "Interaction", "Raster", "Codecs", "Scene",
        "TestSupport",
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["demo-recorder", "DemoRecorder", "Codecs", "Scene", "TestSupport"],
      exclude: ["compare_film.py", "Report/check_report.py"], swiftSettings: strict),
  ]
)
