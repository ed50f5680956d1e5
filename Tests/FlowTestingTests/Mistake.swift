import FlowCoordinators
import FlowTesting
import Testing

/// What to do on a router that shows home and list, and the text that comes of it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable (RecordingRouter, Pages) -> Void
  let text: String

  init(
    _ name: String,
    _ make: @escaping @MainActor @Sendable (RecordingRouter, Pages) -> Void,
    _ text: String
  ) {
    testDescription = name
    self.make = make
    self.text = text
  }
}

extension Mistake {
  static let all = lists + shows + pops + roots

  private static let lists = [
    Mistake(
      "no calls",
      { router, _ in router.perform([]) },
      """
      perform([]): the list of calls is empty.
      A turn that changes nothing performs nothing.
      """
    ),
    Mistake(
      "empty stack",
      { router, _ in router.perform([.setStack([])]) },
      """
      .setStack(): the container would be left without a screen.
      A container holds at least one screen; pop and dismiss leave one.
      """
    ),
    Mistake(
      "a screen twice in a stack",
      { router, pages in router.perform([.setStack([pages.home, pages.login, pages.login])]) },
      """
      .setStack(Page.home, Page.login, Page.login): Page.login is in the stack more than once.
      A screen is shown once; a step that comes again has another screen.
      """
    ),
  ]

  private static let shows = [
    Mistake(
      "push of what is up",
      { router, pages in router.perform([.push(pages.home)]) },
      """
      .push(Page.home): Page.home is already up.
      A screen is shown once; a step that comes again has another screen.
      """
    ),
    Mistake(
      "present of what is up",
      { router, pages in router.perform([.present(pages.list)]) },
      """
      .present(Page.list): Page.list is already up.
      A screen is shown once; a step that comes again has another screen.
      """
    ),
    Mistake(
      "stack of what is up in another container",
      { router, pages in
        router.perform([.present(pages.login)])
        router.perform([.setStack([pages.login, pages.home])])
      },
      """
      .setStack(Page.login, Page.home): Page.home is already up.
      A screen is shown once; a step that comes again has another screen.
      """
    ),
    Mistake(
      "push onto an alert",
      { router, pages in
        router.perform([.present(pages.question, as: .alert)])
        router.perform([.push(pages.code)])
      },
      """
      .push(Page.code): the topmost container is an alert, [Page.question].
      An alert has no stack; dismiss it first, or present on top of it.
      """
    ),
    Mistake(
      "stack in an alert",
      { router, pages in
        router.perform([.present(pages.question, as: .alert)])
        router.perform([.setStack([pages.help, pages.code])])
      },
      """
      .setStack(Page.help, Page.code): the topmost container is an alert, [Page.question].
      An alert has no stack; dismiss it first, or present on top of it.
      """
    ),
    Mistake(
      "update of what is not up",
      { router, pages in router.perform([.update(pages.code)]) },
      """
      .update(Page.code): Page.code is not up.
      Up are, lowest container first: [[Page.home, Page.list]].
      """
    ),
  ]

  private static let pops = [
    Mistake(
      "pop to what is not up",
      { router, pages in router.perform([.pop(to: pages.code)]) },
      """
      .pop(to: Page.code): Page.code is not up.
      Up are, lowest container first: [[Page.home, Page.list]].
      """
    ),
    Mistake(
      "pop to a step that is up as another screen",
      { router, _ in router.perform([.pop(to: Page.home)]) },
      """
      .pop(to: Page.home): Page.home is not up.
      Up are, lowest container first: [[Page.home, Page.list]].
      """
    ),
    Mistake(
      "pop to the top",
      { router, pages in router.perform([.pop(to: pages.list)]) },
      """
      .pop(to: Page.list): Page.list is already on top.
      A pop removes at least one screen.
      """
    ),
    Mistake(
      "pop out of a sheet",
      { router, pages in
        router.perform([.present(pages.login)])
        router.perform([.pop(to: pages.home)])
      },
      """
      .pop(to: Page.home): Page.home is not in the topmost container, which holds [Page.login].
      A pop stays in the topmost container; dismiss(to:) goes to a lower one.
      """
    ),
    Mistake(
      "dismiss with nothing presented",
      { router, pages in router.perform([.dismiss(to: pages.home)]) },
      """
      .dismiss(to: Page.home): no container is above the one that shows Page.home.
      A dismiss closes at least one container; pop(to:) removes screens inside of one.
      """
    ),
    Mistake(
      "dismiss to what is not up",
      { router, pages in router.perform([.dismiss(to: pages.code)]) },
      """
      .dismiss(to: Page.code): Page.code is not up.
      Up are, lowest container first: [[Page.home, Page.list]].
      """
    ),
  ]

  private static let roots = [
    Mistake(
      "pop to nothing twice",
      { router, pages in
        router.asNewRoot { router.perform([.pop(to: nil)]) }
      },
      """
      .pop(to: nil): none of the root's screens is up.
      A pop removes at least one screen.
      """
    ),
    Mistake(
      "pop of a presented root",
      { router, pages in
        router.asNewRoot {
          router.perform([.present(pages.login)])
          router.perform([.pop(to: nil)])
        }
      },
      """
      .pop(to: nil): the topmost container, which holds [Page.login], was opened by the root.
      A pop stays in the topmost container; dismiss(to: nil) closes it.
      """
    ),
    Mistake(
      "dismiss of a pushed root",
      { router, pages in
        router.asNewRoot {
          router.perform([.push(pages.login)])
          router.perform([.dismiss(to: nil)])
        }
      },
      """
      .dismiss(to: nil): no container is above what was up before the root started.
      A dismiss closes at least one container; pop(to:) removes screens inside of one.
      """
    ),
    Mistake(
      "move of another root's screen",
      { router, pages in
        router.asNewRoot {
          router.perform([.push(pages.login)])
          router.perform([.pop(to: pages.home)])
        }
      },
      """
      .pop(to: Page.home): Page.home was up before the root started.
      A root moves its own screens; nil stands for what was up before it.
      """
    ),
  ]
}

extension RecordingRouter {
  /// Does something with another delegate.
  fileprivate func asNewRoot(_ actions: () -> Void) {
    let listener = Listener()
    withExtendedLifetime(listener) {
      delegate = listener
      actions()
    }
  }
}
