import FlowCoordinators
import Testing

@testable import Sample

@MainActor @Suite("Drawing panes") struct PaneDrawingTests {
  private let pages = [Puppet.Step.page("a"), .page("b")]

  @Test("a bar names all panes, and the selected one is inside")
  func tabs() {
    let stage = Stage(.panes(.tabs, pages, selected: .left))
    stage.go(.left, .push(.page("c")))
    #expect(
      stage.drawing() == """
        ┌─ home › panes ───────────────────────┐
        │ ● 1 left   ○ 2 right                 │
        │ ┌─ a › c ──────────────────────────┐ │
        │ │ This is c.                       │ │
        │ │ [1] More of c                    │ │
        │ └──────────────────────────────────┘ │
        └──────────────────────────────────────┘
        """
    )
  }

  @Test("columns stand side by side, equally high, with their actions counted on")
  func split() {
    let stage = Stage(.panes(.split, pages, selected: .right))
    stage.go(.left, .push(.page("c")))
    stage.go(.right, .setStack([.locked]))
    #expect(
      stage.drawing(width: 57) == """
        ┌─ home › panes ────────────────────────────────────────┐
        │ ○ 1 left   ● 2 right                                  │
        │ ┌─ a › c ────────────────┐ ┌─ locked ───────────────┐ │
        │ │ This is c.             │ │                        │ │
        │ │ [1] More of c          │ │                        │ │
        │ └────────────────────────┘ └────────────────────────┘ │
        └───────────────────────────────────────────────────────┘
        """
    )
    stage.go(.right, .setStack([.page("d")]))
    #expect(
      stage.drawing(width: 57).contains("│ │ [1] More of c          │ │ [2] More of d          │ │")
    )
  }

  @Test("columns that would be narrow stand one under the other")
  func narrow() {
    let stage = Stage(.panes(.split, pages, selected: .right))
    #expect(
      stage.drawing(width: 52) == """
        ┌─ home › panes ───────────────────────────────────┐
        │ ○ 1 left   ● 2 right                             │
        │ ┌─ a ──────────────────────────────────────────┐ │
        │ │ This is a.                                   │ │
        │ │ [1] More of a                                │ │
        │ └──────────────────────────────────────────────┘ │
        │ ┌─ b ──────────────────────────────────────────┐ │
        │ │ This is b.                                   │ │
        │ │ [2] More of b                                │ │
        │ └──────────────────────────────────────────────┘ │
        └──────────────────────────────────────────────────┘
        """
    )
  }

  @Test("what a pane presents lies over everything, which then has no numbers")
  func modal() {
    let stage = Stage(.panes(.tabs, pages, selected: .left))
    stage.go(.left, .present(.page("sheet")))
    #expect(
      stage.drawing() == """
        ┌─ home › panes ───────────────────────┐
        │ ● left   ○ right                     │
        │ ┌─ a ──────────────────────────────┐ │
        │ │ This is a.                       │ │
        │ └──────────────────────────────────┘ │
        │ ╭─ sheet: sheet ───────────────────╮ │
        │ │ This is sheet.                   │ │
        │ │ [1] More of sheet                │ │
        │ ╰──────────────────────────────────╯ │
        └──────────────────────────────────────┘
        """
    )
  }

  @Test("panes in panes")
  func nested() {
    let stage = Stage(
      .panes(.tabs, [.page("a"), .panes(.drawer, pages, selected: .left)], selected: .right)
    )
    #expect(
      stage.drawing() == """
        ┌─ home › panes ───────────────────────┐
        │ ○ 1 left   ● 2 right                 │
        │ ┌─ panes ──────────────────────────┐ │
        │ │ ● 3 left   ○ 4 right             │ │
        │ │ ┌─ a ──────────────────────────┐ │ │
        │ │ │ This is a.                   │ │ │
        │ │ │ [1] More of a                │ │ │
        │ │ └──────────────────────────────┘ │ │
        │ └──────────────────────────────────┘ │
        └──────────────────────────────────────┘
        """
    )
  }

  @Test(
    "names that are too long are cut alike",
    arguments: [
      (40, "● 1 Browse   ○ 2 Shopping cart   ○ 3 Me"), (36, "● 1 Browse   ○ 2 Shopping …   ○ 3 Me"),
      (30, "● 1 Brow…   ○ 2 Shop…   ○ 3 Me"), (8, "● 1 …   ○ 2 …   ○ 3 …"),
    ]
  )
  func cut(width: Int, line: String) {
    let bar = PaneBar(names: ["Browse", "Shopping cart", "Me"], selected: 0, first: 1)
    #expect(bar.line(width: width) == line)
  }

  @Test(
    "every width draws a frame whose lines are equally long",
    arguments: [1, 12, 20, 31, 60, 80]
  )
  func widths(width: Int) {
    let stage = Stage(
      .panes(.split, [.page("a"), .panes(.tabs, pages, selected: .left)], selected: .right)
    )
    stage.go(.left, .present(.page("sheet")))
    let lengths = Set(ScreenDrawing(of: stage.router).lines(width: width).map(\.count))
    #expect(lengths == [max(width, 12)])
  }
}
