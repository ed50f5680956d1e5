/// How a flow comes to be shown, which decides about the user's ways out of it.
enum Entrance: Hashable {
  /// Pushed, or the first flow of all: the user can go back from its first screen.
  case pushed
  /// Presented: the user can swipe it away, too.
  case presented
  /// In a pane, whose first screen the user can neither pop nor dismiss.
  case pane
}
