import FlowCoordinators

/// What a flow's path and its children should become, written down without any thought of cost.
struct NaiveFlow {
  /// A step, how it entered, and the child that it hosts.
  struct Entry {
    var step: Puppet.Step
    let way: FlowEntry
    /// Tells a step that stays from an equal one that has entered anew.
    let serial: Int
    var child: NaiveFlow?
  }

  /// A screen that should be up.
  struct Place {
    let step: Puppet.Step
    let opens: PresentationStyle?
    let serial: Int
  }

  let way: FlowEntry
  let beginnings: [Int: [Puppet.Step]]
  private(set) var entries: [Entry] = []
  private var nextSerial: Int
  /// Whether the last step that this answer entered stands in an alert; whatever it shows, since
  /// that is not known yet when an answer is checked.
  private var isInAlert: Bool?
  private var isPushedOntoAlert = false

  init(
    on path: [Puppet.Step],
    way: FlowEntry,
    children beginnings: [Int: [Puppet.Step]],
    serial: Int = 0
  ) {
    self.way = way
    self.beginnings = beginnings
    nextSerial = serial
    for step in path { enter(step, way: .push) }
    isPushedOntoAlert = false
  }

  var path: [Puppet.Step] { entries.map(\.step) }

  /// The screens from the lowest up; a flow's first screen enters as the flow does.
  var places: [Place] {
    var places: [Place] = []
    for entry in entries {
      if let child = entry.child {
        places += child.places
      } else if entry.step != .work {
        let shown = places.isEmpty && (entry.way == .push || entry.serial == entries[0].serial)
        places.append(
          Place(step: entry.step, opens: (shown ? way : entry.way).style, serial: entry.serial)
        )
      }
    }
    return places
  }

  /// Whether the topmost screen stands in the container of an alert, which holds one only.
  private var isAlertOnTop: Bool {
    places.last { $0.opens != nil }?.opens == .alert
  }

  /// The steps of this flow and of all below it, root first.
  var paths: [[Puppet.Step]] {
    [path] + entries.compactMap(\.child).flatMap(\.paths)
  }
}

// MARK: - Moves

extension NaiveFlow {
  enum Attempt {
    case moved
    case impossible
    /// The first step was popped.
    case left
  }

  /// Makes one move of the flow itself, or of the child that one of its steps hosts.
  mutating func move(_ answer: Puppet.Transition, ofChildAt index: Int?) -> Attempt {
    var copy = self
    let attempt = copy.attempt(answer, ofChildAt: index)
    if case .impossible = attempt { return attempt }
    self = copy
    return attempt
  }

  private mutating func attempt(_ answer: Puppet.Transition, ofChildAt index: Int?) -> Attempt {
    guard let index else { return checked(answer) }
    guard var child = entries[index].child else { return .impossible }
    child.nextSerial = nextSerial
    let old = child.entries.map(\.serial)
    let attempt = child.checked(answer)
    nextSerial = child.nextSerial
    if case .left = attempt {
      // Nobody answers a cancelled child: its step is popped, with all that stands on it.
      entries.removeSubrange(index...)
      return entries.isEmpty ? .left : .moved
    }
    entries[index].child = child
    if old != child.entries.map(\.serial) { entries.removeSubrange((index + 1)...) }
    return attempt
  }

  private mutating func checked(_ answer: Puppet.Transition) -> Attempt {
    isInAlert = nil
    let attempt = attempt(answer)
    return isPushedOntoAlert ? .impossible : attempt
  }

  private mutating func attempt(_ answer: Puppet.Transition) -> Attempt {
    switch answer {
    case .push(let step): enter(step, way: .push)
    case .present(let step, let style): enter(step, way: .present(style))
    case .replace(let step): replace(with: step)
    case .setStack(let steps): setStack(steps)
    case .pop:
      if entries.count == 1 { return .left }
      entries.removeLast()
    case .popTo(let step):
      let below = entries.dropLast().lastIndex { $0.step == step && step != .work }
      if let below {
        entries.removeSubrange((below + 1)...)
      } else if entries.last?.step != step || step == .work {
        return .impossible
      }
    case .popToRoot: entries.removeSubrange(1...)
    case .dismiss:
      let presented = entries.lastIndex { $0.way.style != nil } ?? 0
      if presented == 0 { return .impossible }
      entries.removeSubrange(presented...)
    case .update(let step): update(step)
    case .sequence(let parts):
      for (index, part) in parts.enumerated() {
        let attempt = attempt(part)
        if case .moved = attempt { continue }
        return index == parts.count - 1 ? attempt : .impossible
      }
    default: break
    }
    return .moved
  }

  private mutating func enter(_ step: Puppet.Step, way: FlowEntry) {
    if entries.last?.step == .work { entries.removeLast() }
    nextSerial += 1
    let isFirst = places.isEmpty && isInAlert == nil && (entries.isEmpty || way == .push)
    let isAlert = isInAlert ?? isAlertOnTop
    let style = (isFirst ? self.way : way).style
    if style == nil, isAlert { isPushedOntoAlert = true }
    isInAlert = style.map { $0 == .alert } ?? isAlert
    var entry = Entry(step: step, way: way, serial: nextSerial)
    if case .host(let number) = step {
      let child = NaiveFlow(
        on: beginnings[number] ?? [.a],
        way: isFirst ? self.way : way,
        children: [:],
        serial: nextSerial
      )
      nextSerial = child.nextSerial
      entry.child = child
    }
    entries.append(entry)
  }

  private mutating func replace(with step: Puppet.Step) {
    let way = entries.removeLast().way
    enter(step, way: way)
  }

  private mutating func setStack(_ steps: [Puppet.Step]) {
    var same = 0
    while same < min(entries.count, steps.count), entries[same].step == steps[same],
      same == 0 || entries[same].way.style == nil,
      entries[same].step != .work || same == steps.count - 1
    {
      same += 1
    }
    entries.removeSubrange(same...)
    for step in steps[same...] { enter(step, way: .push) }
  }

  private mutating func update(_ step: Puppet.Step) {
    switch (entries.last?.step, step) {
    case (.host, .host), (.work, .work): entries[entries.count - 1].step = step
    case (.host, _), (.work, _), (_, .host), (_, .work): replace(with: step)
    default: entries[entries.count - 1].step = step
    }
  }
}

extension FlowEntry {
  /// The style, when the way opens a container.
  fileprivate var style: PresentationStyle? {
    if case .present(let style) = self { style } else { nil }
  }
}
