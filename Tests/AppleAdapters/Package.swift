// swift-tools-version: 6.2
import PackageDescription

// Development only, and for Linux only: it compiles the adapters of ../../Sources for UIKit and
// SwiftUI against modules of those names that simulate the real ones. It has no products and is
// never a dependency, so unsafe flags are allowed. The sources are reached through one link.

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
// The simulation calls what it declares as deprecated; see OptionalCalls.swift.
let standIns: [SwiftSetting] = [.unsafeFlags(["-suppress-warnings"])]
let adapters = features + [.define("STAND_INS"), .treatAllWarnings(as: .error)]
// Swift Testing has an overlay for UIKit on Apple's platforms, and the compiler would look for it.
let tests: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

let package = Package(
  name: "AppleAdapters",
  targets: [
    .target(name: "UIKit", path: "StandIns/UIKit", swiftSettings: standIns),
    .target(
      name: "SwiftUI",
      dependencies: ["UIKit"],
      path: "StandIns/SwiftUI",
      swiftSettings: standIns
    ),
    .target(name: "FlowCoordinators", swiftSettings: features),
    .target(name: "FlowGraphs", dependencies: ["FlowCoordinators"], swiftSettings: features),
    .target(
      name: "FlowTesting",
      dependencies: ["FlowCoordinators", "FlowGraphs"],
      swiftSettings: features
    ),
    .target(
      name: "FlowSwiftUI",
      dependencies: ["FlowCoordinators", "SwiftUI"],
      swiftSettings: adapters
    ),
    .target(
      name: "FlowUIKit",
      dependencies: ["FlowCoordinators", "UIKit"],
      swiftSettings: adapters
    ),
    .testTarget(name: "StandInTests", dependencies: ["UIKit"], swiftSettings: tests),
    .testTarget(
      name: "FlowSwiftUIViewTests",
      dependencies: ["FlowCoordinators", "FlowSwiftUI", "FlowTesting", "SwiftUI"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "FlowUIKitTests",
      dependencies: [
        "FlowCoordinators", "FlowGraphs", "FlowSwiftUI", "FlowTesting", "FlowUIKit", "UIKit",
      ],
      swiftSettings: tests
    ),
    // Code that the documents show.
    .executableTarget(
      name: "SwiftUIApp",
      dependencies: ["FlowCoordinators", "FlowSwiftUI", "FlowUIKit", "SwiftUI", "UIKit"],
      path: "Tests/Examples/SwiftUIApp"
    ),
    .target(
      name: "UIKitApp",
      dependencies: ["FlowCoordinators", "FlowGraphs", "FlowUIKit", "UIKit"],
      path: "Tests/Examples/UIKitApp"
    ),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "FlowCoordinators", "FlowGraphs", "FlowSwiftUI", "FlowUIKit", "SwiftUI", "SwiftUIApp",
        "UIKit", "UIKitApp",
      ],
      swiftSettings: tests
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The same flows and views in modules of different isolation, with the settings that an app may have.
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
    name: "\(folder)ViewIsolationTests",
    dependencies: ["FlowCoordinators", "FlowSwiftUI", "FlowUIKit", "SwiftUI", "UIKit"],
    path: "Tests/ViewIsolation/\(folder)",
    swiftSettings: tests + settings
  )
}
