import FlowCoordinators

/// A dependency that only the main actor may touch.
@MainActor final class Settings {
  var showsNews = true
}

/// A flow that reads it, through an isolated conformance.
@MainActor struct HomeFlow: @MainActor Flow {
  typealias Output = Int
  enum Step: Hashable, Codable { case home, news }
  enum Event { case newsTapped, picked(Int) }

  let settings: Settings
  var initial: Step { settings.showsNews ? .news : .home }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.home, .newsTapped) where settings.showsNews: .push(.news)
    case (.news, .picked(let article)): .finish(article)
    default: .unhandled
    }
  }
}

/// A main-actor flow that hosts another one.
@MainActor struct ShellFlow: @MainActor Flow {
  typealias Output = Never
  enum Step: Hashable, Codable { case home, article(Int) }
  enum Event { case homeEnded(FlowResult<Int>) }

  let settings: Settings
  let initial = Step.home

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.home, .homeEnded(.success(let article))): .setStack([.article(article)])
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .home: .flow(HomeFlow(settings: settings), Event.homeEnded)
    case .article: .screen
    }
  }
}
