import Testing

@testable import FlowCoordinators

@Suite("The plan: what is shown, what is planned, and the calls between")
struct NavigationPlanTests {
  /// A screen to plan, and whether it opens a container.
  private typealias Item = (number: Int, style: PresentationStyle?)

  private func screen(_ number: Int, in space: ScreenSpace) -> Screen {
    let origin = FlowOrigin(ComparedStep(initial: number), in: space)
    return Screen(FlowScreen(number: number, origin: origin, step: number))
  }

  private func shown(by plan: NavigationPlan) -> [Screen] {
    (0..<plan.shownCount).map { plan.shown(at: $0).screen }
  }

  private func calls(of plan: inout NavigationPlan) -> [RouterCall] {
    var calls: [RouterCall] = []
    plan.takeCalls(into: &calls)
    return calls
  }

  private func plan(_ items: [Item], space: ScreenSpace, entry: FlowEntry) -> NavigationPlan {
    var plan = NavigationPlan(entry: entry)
    for item in items { plan.append(screen(item.number, in: space), opens: item.style) }
    _ = calls(of: &plan)
    return plan
  }

  @Test("for every pair of small plans the calls are the design's", arguments: [true, false])
  func everyPair(isRoot: Bool) {
    let entry: FlowEntry = isRoot ? .root : .push
    for before in small(isRoot: isRoot) {
      for after in small(isRoot: isRoot) {
        let space = ScreenSpace()
        var plan = plan(before.map { ($0.number, $0.style) }, space: space, entry: entry)
        let common = zip(before, after).prefix { $0 == $1 }.count
        plan.keep(common)
        for item in after[common...] {
          plan.append(screen(item.number, in: space), opens: item.style)
        }
        let expected = obviousCalls(from: before, to: after, isRoot: isRoot)
        #expect(calls(of: &plan) == expected, "\(before) → \(after)")
        #expect(shown(by: plan) == after.map { screen($0.number, in: space) })
      }
    }
  }

  private struct Small: Equatable, CustomStringConvertible {
    var number: Int
    var style: PresentationStyle?
    var description: String { (style == nil ? "" : "|") + "\(number)" }
  }

  /// All plans of up to three screens out of two numbers a place, each pushed or presented.
  private func small(isRoot: Bool) -> [[Small]] {
    var plans: [[Small]] = [[]]
    var last: [[Small]] = [[]]
    for place in 0..<3 {
      last = last.flatMap { start in
        [0, 1].flatMap { variant in
          [nil, PresentationStyle.sheet].compactMap { style in
            if isRoot, place == 0, style != nil { return nil }
            return start + [Small(number: place * 10 + variant, style: style)]
          }
        }
      }
      plans += last
    }
    return plans
  }

  /// The rules of the design, written down without any thought of cost.
  private func obviousCalls(from shown: [Small], to planned: [Small], isRoot: Bool) -> [RouterCall]
  {
    let common = zip(shown, planned).prefix { $0 == $1 }.count
    var calls: [RouterCall] = []
    var standing = shown
    func target(_ count: Int) -> Screen? { count == 0 ? nil : Screen(shown[count - 1].number) }
    if let presented = shown.indices.first(where: { $0 >= common && shown[$0].style != nil }) {
      calls.append(.dismiss(to: target(presented), animated: false))
      standing = Array(shown[..<presented])
    }
    var missing = Array(planned[common...])
    let follows = missing.first.map { $0.style == nil } ?? false
    if standing.count > common || (isRoot && common == 0 && follows) {
      if follows {
        let added = missing.prefix { $0.style == nil }
        let start = planned[..<common].lastIndex { $0.style != nil } ?? 0
        let stack = planned[start..<common] + added
        calls.append(.setStack(stack.map { Screen($0.number) }, animated: false))
        missing.removeFirst(added.count)
      } else {
        calls.append(.pop(to: target(common), animated: false))
      }
    }
    for item in missing {
      if let style = item.style {
        calls.append(.present(Screen(item.number), as: style, animated: false))
      } else {
        calls.append(.push(Screen(item.number), animated: false))
      }
    }
    let presents = missing.contains { $0.style != nil }
    if case .dismiss? = calls.first, !presents {
      calls[0] = calls[0].animated(true)
    } else if let last = calls.indices.last, !(isRoot && shown.isEmpty && calls.count == 1) {
      calls[last] = calls[last].animated(true)
    }
    return calls
  }

  @Test("updates are told for screens that stay, once committed they are forgotten")
  func updates() {
    let space = ScreenSpace()
    var plan = plan([(1, nil), (2, nil), (3, .sheet)], space: space, entry: .root)
    plan.update(0, to: screen(10, in: space))
    plan.update(2, to: screen(30, in: space))
    plan.keep(2)
    #expect(calls(of: &plan) == [.update(Screen(10)), .dismiss(to: Screen(2))])
    #expect(calls(of: &plan) == [])
    #expect(shown(by: plan) == [Screen(10), Screen(2)])
  }

  @Test("what leaves with an update is shown as it was, and so it is planned again")
  func updatedAndLeft() {
    let space = ScreenSpace()
    var plan = plan([(1, nil), (2, nil), (3, .sheet)], space: space, entry: .root)
    let before = [Screen(1), Screen(2), Screen(3)]
    plan.update(1, to: screen(20, in: space))
    plan.update(2, to: screen(30, in: space))
    #expect(shown(by: plan) == before)
    plan.keep(2)
    #expect(shown(by: plan) == before)
    plan.keep(0)
    #expect(shown(by: plan) == before)
    plan.keepWhatIsShown()
    #expect(plan.planned.map(\.screen) == before)
    #expect(calls(of: &plan) == [])
  }

  @Test("what was lost and is still planned is shown again")
  func lost() {
    let space = ScreenSpace()
    var plan = plan([(1, nil), (2, nil), (3, nil)], space: space, entry: .root)
    plan.lose(above: plan.planned[0].screen)
    #expect(calls(of: &plan) == [.push(Screen(2), animated: false), .push(Screen(3))])
    plan.lose(from: plan.planned[2].screen)
    plan.keep(2)
    #expect(calls(of: &plan) == [])
  }
}
