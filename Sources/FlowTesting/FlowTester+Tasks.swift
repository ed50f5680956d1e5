import FlowCoordinators

extension FlowTester {
  /// Waits until the work of all steps in all paths is done, also work that begins meanwhile.
  ///
  /// ```swift
  /// @Test func savingEnds() async {
  ///   let editor = FlowTester(EditorFlow(store: StoreDouble()))
  ///   editor.send(.saveTapped)
  ///   await editor.finishTasks()
  ///   #expect(editor.path == [.list])
  /// }
  /// ```
  ///
  /// Work that never ends is waited for without end; let its step leave first.
  public func finishTasks() async {
    var done: Set<Task<Void, Never>> = []
    while let task = openTasks(except: done).first {
      await task.value
      done.insert(task)
    }
  }

  private func openTasks(except done: Set<Task<Void, Never>>) -> [Task<Void, Never>] {
    PlannedScreens(of: coordinator).flows.flatMap(\.inspectedTasks).filter { !done.contains($0) }
  }
}
