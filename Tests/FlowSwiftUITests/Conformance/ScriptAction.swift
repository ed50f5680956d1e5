import FlowCoordinators

/// One thing that happens: an event, or a gesture.
///
/// Numbers choose among what there is.
struct ScriptAction: CustomStringConvertible {
  enum Kind: CaseIterable {
    case event, back, backInPane, popTo, dismiss, dismissOf, choose, select, reselect
  }

  let kind: Kind
  let first: Int
  let move: Tour.Transition
  let step: T
  var description: String {
    kind == .event ? "event \(first): \(move)" : "\(kind) \(first) \(step)"
  }

  init(_ random: inout SplitMix64) {
    let kinds = Kind.allCases
    kind = random.number(below: 2) == 0 ? .event : kinds[random.number(below: kinds.count)]
    first = random.number(below: 1_000)
    move = Self.move(&random)
    step = .page(random.number(below: 4))
  }

  private static let styles: [PresentationStyle] = [.sheet, .fullScreen, .popover]

  private static func move(_ random: inout SplitMix64) -> Tour.Transition {
    let page = T.page(random.number(below: 4))
    return switch random.number(below: 18) {
    case 0, 1, 2, 3: .push(step(&random))
    case 4, 5: .present(step(&random), as: styles[random.number(below: 3)])
    case 6: .present([.alert(1), .lockedAlert, .plainAlert][random.number(below: 3)], as: .alert)
    case 7: .replace(with: step(&random))
    case 8: .setStack([page, step(&random)])
    case 9: [.push(page), .present(step(&random))]
    case 10: [.pop, .push(page), .present(.page(3))]
    case 11: .popTo(page)
    case 12: .popToRoot
    case 13: .dismiss
    case 14: .update(.deck(random.number(below: 12), Tab.allCases[random.number(below: 3)]))
    case 15: .update(page)
    case 16: .finish(1)
    default: .pop
    }
  }

  private static func step(_ random: inout SplitMix64) -> T {
    let number = random.number(below: 4)
    return switch random.number(below: 11) {
    case 0, 1, 2: .page(number)
    case 3: .locked(number)
    case 4: .asking(number)
    case 5: .patient(0)
    case 6, 7: .trip(number)
    default: .deck(random.number(below: 12), Tab.allCases[random.number(below: 3)])
    }
  }
}
