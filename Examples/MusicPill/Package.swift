// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let recorder = Target.Dependency.product(name: "DemoRecorder", package: "demo-recorder")

let package = Package(
  name: "music-pill",
  dependencies: [.package(name: "demo-recorder", path: "../..")],
  targets: [
    .executableTarget(name: "music-pill", dependencies: [recorder], swiftSettings: strict),
    .testTarget(
      name: "MusicPillTests", dependencies: ["music-pill", recorder], swiftSettings: strict),
  ]
)
