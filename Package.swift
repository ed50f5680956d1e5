// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FlowCoordinators",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "FlowCoordinators", targets: ["FlowCoordinators"]),
    .library(name: "FlowGraphs", targets: ["FlowGraphs"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
  ],
  targets: [
    .target(name: "FlowCoordinators"),
    .target(name: "FlowGraphs", dependencies: ["FlowCoordinators"]),
    .target(name: "FlowTesting", dependencies: ["FlowCoordinators", "FlowGraphs"]),
    .testTarget(
      name: "FlowCoordinatorsTests",
      dependencies: ["FlowCoordinators", "FlowTesting"]
    ),
    .testTarget(name: "FlowGraphsTests", dependencies: ["FlowCoordinators", "FlowGraphs"]),
    .testTarget(
      name: "FlowTestingTests",
      dependencies: ["FlowCoordinators", "FlowTesting"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

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
