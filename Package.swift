// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FlowCoordinators",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "FlowCoordinators", targets: ["FlowCoordinators"]),
    .library(name: "FlowGraphs", targets: ["FlowGraphs"]),
    .library(name: "FlowSwiftUI", targets: ["FlowSwiftUI"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .library(name: "FlowUIKit", targets: ["FlowUIKit"]),
  ],
  targets: [
    .target(name: "FlowCoordinators"),
    .target(name: "FlowGraphs", dependencies: ["FlowCoordinators"]),
    .target(name: "FlowSwiftUI", dependencies: ["FlowCoordinators"]),
    .target(name: "FlowTesting", dependencies: ["FlowCoordinators", "FlowGraphs"]),
    .target(name: "FlowUIKit", dependencies: ["FlowCoordinators"]),
    .target(
      name: "QuickStart",
      dependencies: ["FlowCoordinators", "FlowGraphs"],
      path: "Sample/QuickStart",
      packageAccess: false
    ),
    .executableTarget(
      name: "Sample",
      dependencies: ["FlowCoordinators", "FlowGraphs", "QuickStart"],
      path: "Sample",
      exclude: ["Diagrams", "QuickStart"],
      packageAccess: false
    ),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["AllocationCounter", "FlowCoordinators", "FlowGraphs", "FlowTesting"],
      path: "Tests/Benchmarks",
      packageAccess: false
    ),
    .testTarget(
      name: "FlowCoordinatorsTests",
      dependencies: ["FlowCoordinators", "FlowTesting"]
    ),
    .testTarget(
      name: "FlowGraphsTests",
      dependencies: ["FlowCoordinators", "FlowGraphs", "FlowTesting"],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "FlowSwiftUITests",
      dependencies: ["FlowCoordinators", "FlowSwiftUI", "FlowTesting"]
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["FlowCoordinators", "FlowGraphs", "FlowTesting", "QuickStart"]
    ),
    .testTarget(
      name: "FlowTestingTests",
      dependencies: ["FlowCoordinators", "FlowGraphs", "FlowTesting"]
    ),
    .testTarget(
      name: "SampleTests",
      dependencies: ["FlowCoordinators", "FlowGraphs", "FlowTesting", "Sample"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Appended, never assigned: targets may have settings of their own.
for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}

// The same flow source in modules of different isolation, with the settings that an app may have
// and not with ours. The sources are links to one folder.
let isolations: [(folder: String, settings: [SwiftSetting])] = [
  ("Plain", []),
  ("MainActorDefault", [.defaultIsolation(MainActor.self)]),
  (
    "MainActorInferred",
    [
      .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  ),
]
package.targets += isolations.map { folder, settings in
  .testTarget(
    name: "\(folder)IsolationTests",
    dependencies: ["FlowCoordinators", "FlowGraphs", "FlowTesting"],
    path: "Tests/Isolation/\(folder)",
    swiftSettings: settings
  )
}
