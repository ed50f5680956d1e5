import Foundation

/// An app as it depends on this package, with as many flows as one likes.
struct ClientPackage {
  let flows: Int
  let library: URL

  func write(to folder: URL, withFlows: Bool) throws {
    let sources = folder.appending(path: "Sources/Client")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try write(manifest, to: folder.appending(path: "Package.swift"))
    try write(
      withFlows ? main : "import FlowCoordinators\n",
      to: sources.appending(path: "main.swift")
    )
    guard withFlows else { return }
    for number in 0..<flows {
      try write(flow(number), to: sources.appending(path: "Flow\(number).swift"))
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try Data(text.utf8).write(to: file)
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Client",
      platforms: [.iOS(.v16), .macOS(.v13)],
      dependencies: [.package(name: "FlowCoordinators", path: "\(library.path)")],
      targets: [
        .executableTarget(
          name: "Client",
          dependencies: [.product(name: "FlowCoordinators", package: "FlowCoordinators")]
        )
      ]
    )

    """
  }

  private var main: String {
    """
    import FlowCoordinators

    @MainActor final class NoRouter: Router {
      weak var delegate: (any RouterDelegate)?
      func perform(_ calls: [RouterCall]) {}
    }

    let app = FlowCoordinator(Flow\(flows - 1)(), router: NoRouter())
    app.start { _ in }
    app.send(.itemTapped(1))

    """
  }

  /// A flow with five steps and eight events; all but the first host the one before.
  private func flow(_ number: Int) -> String {
    let hosted = number == 0 ? ".screen" : ".flow(Flow\(number - 1)(), Event.editorEnded)"
    return """
      import FlowCoordinators

      struct Flow\(number): Flow {
        typealias Output = Int
        enum Step: Hashable { case list, item(Int), editor(Int), sorting, done(String) }
        enum Event {
          case itemTapped(Int), editTapped, editorEnded(FlowResult<Int>), sortTapped, sorted(Bool)
          case renamed(String), backTapped, closeTapped
        }

        let initial = Step.list

        func transition(from step: Step, on event: Event) -> Transition {
          switch (step, event) {
          case (.list, .itemTapped(let item)) where item > 0: .push(.item(item))
          case (.list, .itemTapped): .stay
          case (.item(let item), .editTapped): .present(.editor(item), as: .sheet)
          case (.editor, .editorEnded(.success(let item))): [.dismiss, .replace(with: .item(item))]
          case (.editor, .editorEnded(.failure)): .dismiss
          case (.list, .sortTapped): .present(.sorting)
          case (.sorting, .sorted(let ascending)): ascending ? .dismiss : .cancel
          case (.item, .renamed(let name)): .push(.done(name))
          case (.done, .closeTapped): .finish(\(number))
          case (_, .backTapped): .pop
          default: .unhandled
          }
        }

        func content(of step: Step) -> Content {
          switch step {
          case .editor: \(hosted)
          case .list, .item, .sorting, .done: .screen
          }
        }
      }

      """
  }
}
