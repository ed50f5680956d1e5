import FlowCoordinators

/// A flow with panes, children and alerts at every turn, for random walks.
///
/// The number of an event says what the flow answers, so that a list of numbers is a way.
struct MazeFlow: Flow {
  typealias Output = Int
  typealias Signal = Int

  enum Step: Hashable, Codable {
    case page(Int)
    case question(Int)
    case idle(Int)
    case cave(Int)
    /// The number says which panes there are.
    case rooms(Int, selected: Int)
  }

  enum Event: Codable, Hashable {
    case tapped(Int)
    case selected(Int)
    case caveEnded(output: Int?)
    case roomEnded(Int, output: Int?)
    case told(Int)
  }

  /// How many flows are around this one; the innermost have pages only.
  var depth = 0
  /// Whether the flow never ends by itself.
  var isEndless = false

  var initial: Step { depth == 0 ? .rooms(2, selected: 1) : .page(depth) }

  func begin() -> Transition {
    depth == 1 ? .setStack([.page(0), .page(1)]) : .setStack([initial])
  }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.rooms(let number, _), .selected(let room)):
      room == 3 ? .stay : .update(.rooms(number, selected: room))
    case (_, .selected): .unhandled
    case (_, .caveEnded(nil)): .unhandled
    case (_, .caveEnded(let output?)): move(output, in: step)
    case (_, .roomEnded(let room, let output)): output.map { move($0 + room, in: step) } ?? .stay
    case (_, .told(let number)): number.isMultiple(of: 3) ? .push(.page(number)) : .stay
    case (_, .tapped(let number)): move(number, in: step)
    }
  }

  private func move(_ number: Int, in step: Step) -> Transition {
    let (way, rest) = (number % 20, number / 20)
    let next = place(rest)
    switch way {
    case 0, 1: return .push(next)
    case 2, 3: return .present(next, as: rest.isMultiple(of: 2) ? .sheet : .fullScreen)
    case 4: return .replace(with: next)
    case 5: return .setStack([.page(rest % 3), next])
    case 6: return [.push(.page(rest % 3)), .present(next)]
    case 7: return .popToRoot
    case 8: return .popTo(.page(rest % 3))
    case 9: return [.pop, .push(next)]
    case 10: return .dismiss
    case 11: return isEndless && depth == 0 ? .stay : .finish(rest)
    case 12: return isEndless && depth == 0 ? .stay : .cancel
    case 13: return .postpone
    case 14: return depth > 0 ? .signal(rest) : .tell(MazeFlow.self, .told(rest))
    case 15: return [.push(next), .tell(MazeFlow.self, .tapped(rest % 6))]
    default: return updated(step, rest).map { .update($0) } ?? .push(next)
    }
  }

  private func place(_ number: Int) -> Step {
    switch number % 9 {
    case 0, 1: .page(number % 3)
    case 2: .question(number % 3)
    case 3: .idle(number % 3)
    case 4 where depth < 3: .cave(number % 5)
    case _ where depth < 2: .rooms(number % 7, selected: number % 3)
    default: .page(number % 4)
    }
  }

  private func updated(_ step: Step, _ number: Int) -> Step? {
    switch step {
    case .page: .page(number % 3)
    case .cave: .cave(number % 5)
    case .rooms: .rooms(number % 7, selected: number % 4)
    case .question, .idle: nil
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .page: .screen
    case .idle: .nothing
    case .question(let number):
      .alert("Well?", [.destructive("Yes", .tapped(number * 20 + 4)), .cancel("No", .selected(0))])
    case .cave(let number):
      .flow(child(number), { .caveEnded(output: try? $0.get()) }, signals: Event.tapped)
    case .rooms(let number, let selected):
      .panes(number == 6 ? .split : .tabs, selected: selected, onSelect: Event.selected) {
        for room in Self.rooms(number) {
          Pane(
            room,
            child(number),
            { .roomEnded(room, output: try? $0.get()) },
            signals: Event.tapped
          )
        }
      }
    }
  }

  private func child(_ number: Int) -> MazeFlow { MazeFlow(depth: depth + 1 + number % 2) }

  /// Which panes there are: others, in another order, one or none.
  private static func rooms(_ number: Int) -> [Int] {
    [[0], [0, 1], [0, 1, 2], [2, 1], [1, 3], [], [1, 0]][number]
  }
}
